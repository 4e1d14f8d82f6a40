import { useState } from 'react'
import {
  AccountCard,
  AddressCard,
  DataCard,
  FactorCard,
  IdentitiesCard,
  JoinPrompt,
  LogOut,
  type lastPerson,
  MemberHead,
  PasskeysCard,
  tierText,
  type User,
  useViewer,
  type Viewer,
} from '../../features/accounts/index.ts'
import { CreditsCard } from '../../features/credits/index.ts'
import { FingerprintConsent, LeaveGuest } from '../../features/guests/index.ts'
import { KeysCard } from '../../features/keys/index.ts'
import { useSettings as useReminder } from '../../features/notifications/index.ts'
import { PurchaseHistory, WaitingMembership } from '../../features/payments/index.ts'
import { hasQueue } from '../../features/portfolio/index.ts'
import { ReferralCard } from '../../features/referrals/index.ts'
import { MembershipCard } from '../../features/subscriptions/SubscriptionDetails.tsx'
import { SettingsSheet } from '../../features/support/index.ts'
import { useAppInfo } from '../../lib/app-info.ts'
import { useFormat } from '../../lib/format.ts'
import { go } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useProfile } from '../../lib/jurisdiction.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import {
  bellIcon,
  bellRingIcon,
  codeIcon,
  plugIcon,
  routeIcon,
  settingsIcon,
  slidersIcon,
  turnIcon,
  userIcon,
} from '../../ui/icons/icons.ts'
import { restartTour } from '../tour/tour.ts'

/** What each feature knows about the person, on one page. */
export default function ProfilePage({ viewer }: { viewer: Viewer }) {
  if (viewer.state === 'unreachable' && viewer.last) return <CachedProfile last={viewer.last} />
  return viewer.state === 'member' ? <MemberProfile user={viewer.user} /> : <GuestProfile />
}

/** A member whom the server cannot be asked about is a member all the same. */
function CachedProfile({ last: { name, tier, atMs } }: { last: NonNullable<ReturnType<typeof lastPerson>> }) {
  const t = useText(profilePageText)
  const tiers = useText(tierText)
  const { date, time, age } = useFormat()
  const at = new Date(atMs ?? Number.NaN)
  return (
    <div className={base.stack}>
      <Heading title={t.title} look="heading">
        {name}
      </Heading>
      <p className={base.small}>
        {tiers[tier]}
        {atMs !== undefined && ` · ${t.seen(`${date(at)} ${time(at)}`, age(Math.max(0, Date.now() - atMs)))}`}
      </p>
      <p className={`${base.small} ${base.muted}`}>{t.unreachable}</p>
      <ProfileDoors isMember />
      <Version />
    </div>
  )
}

/** The person of the demo has no account: nothing to end, to take along or to leave. */
function MemberProfile({ user }: { user: User }) {
  const t = useText(profilePageText)
  const hasAccount = !useDemoMode()
  const { rewardsInvitations } = useProfile()
  return (
    <div className={cards.columns}>
      <div className={base.stack}>
        <MemberHead user={user} title={t.title} />
        <AddressCard user={user} />
        <CreditsCard />
        {hasAccount && user.isEmailVerified && rewardsInvitations && <ReferralCard />}
        <MembershipCard user={user} />
      </div>
      <div className={base.stack}>
        {hasAccount && <PurchaseHistory />}
        <ProfileDoors isMember />
        {hasAccount && <AccountCard isVerified={user.isEmailVerified} />}
        {hasAccount && <IdentitiesCard />}
        {hasAccount && <PasskeysCard />}
        {hasAccount && user.isAdmin && <FactorCard />}
        {hasAccount && <KeysCard />}
        {hasAccount && <AssistantsDoor />}
        {hasAccount && <LogOut isWaiting={hasQueue} />}
        {hasAccount && <DataCard />}
        <Version />
      </div>
    </div>
  )
}

function GuestProfile() {
  const t = useText(profilePageText)
  return (
    <div className={cards.columns}>
      <div className={base.stack}>
        <Heading title={t.title} />
        <WaitingMembership />
        <JoinPrompt icon={userIcon} title={t.guest} says={t.guestSays} />
        <CreditsCard />
      </div>
      <div className={base.stack}>
        <ProfileDoors isMember={false} />
        <section className={cards.card}>
          <FingerprintConsent />
        </section>
        <LeaveGuest />
        <Version />
      </div>
    </div>
  )
}

function Version() {
  const t = useText(profilePageText)
  const version = useAppInfo()?.version
  if (!version) return null
  return (
    <p className={`${base.tiny} ${base.faint}`} style={{ textAlign: 'center' }}>
      {t.version(version)}
    </p>
  )
}

/** What is set, where it is known; else what can be. */
function ReminderState() {
  const t = useText(profilePageText)
  const { data } = useReminder()
  if (!data) return t.notificationsSay
  return data.reEngagementEnabled ? t.reminderOn(data.reEngagementHours) : t.reminderOff
}

function AssistantsDoor() {
  const t = useText(profilePageText)
  const { hasTurn } = useProfile()
  return (
    <ul className={`${cards.card} ${cards.flush} ${cards.rows}`}>
      <li>
        <RowButton
          icon={plugIcon}
          title={t.assistants}
          says={t.assistantsSay}
          onClick={() => go('/dashboard/assistants')}
        />
      </li>
      {hasTurn && (
        <li>
          <RowButton icon={codeIcon} title={t.model} says={t.modelSays} onClick={() => go('/turn?tab=model')} />
        </li>
      )}
    </ul>
  )
}

/** The ways on from the profile. Notifications are for members alone. */
function ProfileDoors({ isMember }: { isMember: boolean }) {
  const t = useText(profilePageText)
  const { hasTurn } = useProfile()
  const viewer = useViewer()
  const isAdmin = viewer.state === 'member' && viewer.user.isAdmin
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.more}>
      <ul className={cards.rows}>
        {isMember && (
          <li>
            <RowButton
              icon={bellRingIcon}
              title={t.alerts}
              says={t.alertsSay}
              onClick={() => go('/dashboard/alerts')}
            />
          </li>
        )}
        {isMember && (
          <li>
            <RowButton
              icon={bellIcon}
              title={t.notifications}
              says={<ReminderState />}
              onClick={() => go('/dashboard/notifications')}
            />
          </li>
        )}
        {hasTurn && (
          <li>
            <RowButton icon={turnIcon} title={t.turn} says={t.turnSays} onClick={() => go('/turn')} />
          </li>
        )}
        <li>
          <RowButton icon={settingsIcon} title={t.settings} says={t.settingsSay} onClick={() => setOpen(true)} />
        </li>
        {isAdmin && (
          <li>
            <RowButton icon={slidersIcon} title={t.admin} says={t.adminSays} onClick={() => go('/admin')} />
          </li>
        )}
        <li>
          <RowButton icon={routeIcon} title={t.tour} says={t.tourSays} onClick={restartTour} />
        </li>
      </ul>
      <SettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}

const profilePageText = messages({
  turn: { tr: 'Sıra sende', en: 'Your turn' },
  turnSays: { tr: 'Yarının fiyatına bir aralık ver', en: 'Give a range for tomorrow’s price' },
  model: { tr: 'Modelini ekle', en: 'Enter a model' },
  modelSays: { tr: 'Tabloya, API anahtarıyla', en: 'Into the table, with an API key' },
  seen: {
    tr: (time: string, age: string) => `Son bilinen: ${time}, ${age}`,
    en: (time: string, age: string) => `Last known ${time}, ${age}`,
  },
  unreachable: {
    tr: 'Hesabının ayrıntıları bağlantı gelince açılır. Portföyün, favorilerin ve alarmların son görülen hâliyle açık.',
    en: 'The details of your account open once you are connected. Your portfolio, favorites and alerts are open as last seen.',
  },
  title: { tr: 'Profil', en: 'Profile' },
  guest: { tr: 'Misafir olarak geziyorsun', en: 'You are here as a guest' },
  guestSays: {
    tr: 'Üye ol; 20 kredi, tüm coinler, portföy ve favoriler senin olsun.',
    en: 'Join for 20 credits, every coin, a portfolio and favorites.',
  },
  version: { tr: (version: string) => `Sürüm ${version}`, en: (version: string) => `Version ${version}` },

  more: { tr: 'Diğer', en: 'More' },
  alerts: { tr: 'Alarmlar', en: 'Alerts' },
  alertsSay: { tr: 'Beklediğin fiyatlar ve çalanlar', en: 'The prices you wait for, and those that came' },
  assistants: { tr: 'Asistan bağla', en: 'Connect an assistant' },
  assistantsSay: { tr: 'Asistanın Pusula’yı senin adına okusun', en: 'Let your assistant read Pusula for you' },
  notifications: { tr: 'Bildirim ayarları', en: 'Notification settings' },
  notificationsSay: { tr: 'Hatırlatmalar ve uyarılar', en: 'Reminders and alerts' },
  reminderOn: {
    tr: (hours: number) => `Açık, ${hours} saat uğramayınca`,
    en: (hours: number) => `On, after ${hours} ${hours === 1 ? 'hour' : 'hours'} away`,
  },
  reminderOff: { tr: 'Hatırlatma kapalı', en: 'Reminder off' },
  settings: { tr: 'Ayarlar', en: 'Settings' },
  settingsSay: { tr: 'Dil, destek, koşullar', en: 'Language, support, terms' },
  admin: { tr: 'Yönetim paneli', en: 'Admin panel' },
  adminSays: { tr: 'Coinler, servisler, kişiler', en: 'Coins, services, people' },
  tour: { tr: 'Turu yeniden başlat', en: 'Restart the tour' },
  tourSays: { tr: '7 kısa adım', en: '7 short steps' },
})
