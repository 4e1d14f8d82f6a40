import '../../ui/styles/screens/profile.css'
import { JoinPrompt, MemberHead, MembershipCard, type Viewer } from '../../features/accounts/index.ts'
import { CreditsCard } from '../../features/credits/index.ts'
import { SettingsCard } from '../../features/support/index.ts'
import { useAppInfo } from '../../lib/app-info.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { forget } from '../../lib/storage.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { logOutIcon, userIcon } from '../../ui/icons/icons.ts'

const text = messages({
  title: { tr: 'Profil', en: 'Profile' },
  guest: { tr: 'Misafir olarak geziyorsun', en: 'You are here as a guest' },
  guestSays: {
    tr: 'Üye ol; 20 kredi, tüm coinler, portföy ve favoriler senin olsun.',
    en: 'Join for 20 credits, every coin, a portfolio and favorites.',
  },
  logOut: { tr: 'Çıkış yap', en: 'Log out' },
  version: { tr: (version: string) => `Sürüm ${version}`, en: (version: string) => `Version ${version}` },
})

/** The count belongs to the guest on this device and goes with the session. */
const forgetGuest = () => {
  forget('guestAnalysisCount')
  forget('signedIn')
}

/** What each feature knows about the person, on one page. */
export default function ProfilePage({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const version = useAppInfo()?.version
  const user = viewer.state === 'member' ? viewer.user : null
  return (
    <div className="pgrid">
      <div className="stack">
        {user ? <MemberHead user={user} title={t.title} /> : <Heading title={t.title} />}
        {!user && <JoinPrompt icon={userIcon} title={t.guest} says={t.guestSays} />}
        <CreditsCard />
      </div>
      <div className="stack">
        {user && <MembershipCard user={user} />}
        <SettingsCard />
        {user && (
          <ButtonLink look="ghost" block href="/api/logout" onClick={forgetGuest}>
            <Icon shape={logOutIcon} sizePx={18} />
            {t.logOut}
          </ButtonLink>
        )}
        {version && (
          <p className="xs dim" style={{ textAlign: 'center' }}>
            {t.version(version)}
          </p>
        )}
      </div>
    </div>
  )
}
