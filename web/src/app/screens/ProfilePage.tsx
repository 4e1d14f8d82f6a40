import {
  AccountCard,
  AddressCard,
  DataCard,
  FactorCard,
  JoinPrompt,
  LogOut,
  MemberHead,
  PasskeysCard,
  type User,
  type Viewer,
} from '../../features/accounts/index.ts'
import { CreditsCard } from '../../features/credits/index.ts'
import { FingerprintConsent, LeaveGuest } from '../../features/guests/index.ts'
import { PurchaseHistory, WaitingMembership } from '../../features/payments/index.ts'
import { ReferralCard } from '../../features/referrals/index.ts'
import { MembershipCard } from '../../features/subscriptions/index.ts'
import { useAppInfo } from '../../lib/app-info.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { useDemoMode } from '../../lib/mode.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { userIcon } from '../../ui/icons/icons.ts'
import { ProfileDoors } from './ProfileDoors.tsx'
import { profilePageText } from './profile-page-text.ts'

/** What each feature knows about the person, on one page. */
export default function ProfilePage({ viewer }: { viewer: Viewer }) {
  return viewer.state === 'member' ? <MemberProfile user={viewer.user} /> : <GuestProfile />
}

/** The person of the demo has no account: nothing to end, to take along or to leave. */
function MemberProfile({ user }: { user: User }) {
  const t = useText(profilePageText)
  const hasAccount = !useDemoMode()
  return (
    <div className={cards.columns}>
      <div className={base.stack}>
        <MemberHead user={user} title={t.title} />
        <AddressCard user={user} />
        <CreditsCard />
        {hasAccount && user.isEmailVerified && <ReferralCard />}
        <MembershipCard user={user} />
      </div>
      <div className={base.stack}>
        {hasAccount && <PurchaseHistory />}
        <ProfileDoors isMember />
        {hasAccount && <AccountCard isVerified={user.isEmailVerified} />}
        {hasAccount && <PasskeysCard />}
        {hasAccount && user.isAdmin && <FactorCard />}
        {hasAccount && <DataCard />}
        {hasAccount && <LogOut />}
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
