import type { ReactNode } from 'react'
import { calledOf, initialsOf, refreshViewer, tierOf, tierText, type Viewer } from '../../features/accounts/index.ts'
import { TierBadge } from '../../features/accounts/TierBadge.tsx'
import { RailCredit } from '../../features/credits/index.ts'
import { Brand } from '../../lib/Brand.tsx'
import { go, useAddress } from '../../lib/go.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { OfflineStrip, UnreachableStrip } from '../../lib/OfflineStrip.tsx'
import lubberStyles from '../../ui/brand/brand.module.css'
import { Lubber } from '../../ui/brand/Dial.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import {
  bellIcon,
  coinsIcon,
  compassIcon,
  flaskIcon,
  homeIcon,
  newsIcon,
  plansIcon,
  starIcon,
  targetIcon,
  turnIcon,
  userIcon,
  walletIcon,
} from '../../ui/icons/icons.ts'
import avatarStyles from '../../ui/marks/marks.module.css'
import { Pill } from '../../ui/marks/Pill.tsx'
import railStyles from '../../ui/rail.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { tabPath, tabs } from '../place.ts'
import { usePreviousTab } from '../window-events.ts'
import styles from './frame.module.css'
import { frameText } from './messages.ts'

type Props = { current: string; viewer: Viewer; children: ReactNode }

const askAgain = () => void refreshViewer().catch(() => undefined)

/** Reached from home: a phone has no tab of their own for them. */
const belowHome = ['market', 'compare']

type RailProps = { current: string; viewer: Viewer; profilePath: string }

/** Beside the five tabs. */
const more = [
  { screen: 'market', path: '/dashboard/market', icon: coinsIcon },
  { screen: 'trackRecord', path: '/track-record', icon: targetIcon },
  { screen: 'turn', path: '/turn', icon: turnIcon },
  { screen: 'plans', path: '/dashboard/plans', icon: plansIcon },
  { screen: 'lab', path: '/dashboard/lab', icon: flaskIcon },
  { screen: 'alerts', path: '/dashboard/alerts', icon: bellIcon },
] as const

/** Nobody may take thrown numbers for real ones. */
function DemoMark() {
  return useDemoMode() ? <Pill tone="warn">DEMO</Pill> : null
}

const icons = {
  home: homeIcon,
  analysis: compassIcon,
  portfolio: walletIcon,
  favorites: starIcon,
  news: newsIcon,
}

/** The five tabs, for the bar on a phone and the rail on a desk; the brass mark points at the current one. */
function TabLinks({ current, iconPx, markClass }: { current: string; iconPx: number; markClass: string | undefined }) {
  const t = useText(frameText)
  const address = useAddress()
  return tabs.map(tab => (
    <a key={tab} href={address(tabPath[tab])} aria-current={tab === current ? 'page' : undefined} data-tour={tab}>
      {tab === current && <Lubber className={markClass} />}
      <Icon shape={icons[tab]} sizePx={iconPx} />
      <span>{t[tab]}</span>
    </a>
  ))
}

/** The way around on a wide screen. */
function Rail({ current, viewer, profilePath }: RailProps) {
  const t = useText(frameText)
  const tiers = useText(tierText)
  const language = useLanguage()
  const address = useAddress()
  const called = calledOf(viewer)
  const { hasTurn } = useProfile()

  return (
    <aside className={styles.rail}>
      <Brand to={tabPath.home} sizePx={30} />
      <DemoMark />
      <nav className={railStyles.links} aria-label={t.menu}>
        <TabLinks current={current} iconPx={20} markClass={lubberStyles.side} />
        <hr />
        {more
          .filter(({ screen }) => hasTurn || screen !== 'turn')
          .map(({ screen, path, icon }) => (
            <a key={screen} href={address(path)} aria-current={screen === current ? 'page' : undefined}>
              {screen === current && <Lubber className={lubberStyles.side} />}
              <Icon shape={icon} />
              <span>{t[screen]}</span>
            </a>
          ))}
      </nav>
      <div className={railStyles.foot}>
        <RailCredit />
        <a className={railStyles.person} href={address(profilePath)} data-tour="membership">
          <VisuallyHidden>{t.profile('')}</VisuallyHidden>
          <span className={avatarStyles.avatar} aria-hidden="true">
            {called ? initialsOf(called, language) : <Icon shape={userIcon} sizePx={18} />}
          </span>
          <span>
            <b>{called ?? t.guest}</b>
            <small>{tiers[tierOf(viewer)]}</small>
          </span>
        </a>
        <LanguageToggle />
      </div>
    </aside>
  )
}

/** Around every screen of the dashboard: header and tab bar on a phone, a rail on a desk. */
export function Shell({ current, viewer, children }: Props) {
  const t = useText(frameText)
  const tiers = useText(tierText)
  const previous = usePreviousTab()
  const tier = tierOf(viewer)
  // The badge opens the profile and, once it is open, leads back to where the reader was.
  const profilePath = current === 'profile' ? previous : '/dashboard/profile'

  return (
    <div className={styles.frame}>
      <Rail current={current === 'compare' ? 'market' : current} viewer={viewer} profilePath={profilePath} />
      <header className={styles.top}>
        <Brand to={tabPath.home} sizePx={28} />
        <div className={styles.topRight}>
          <DemoMark />
          <LanguageToggle />
          <span data-tour="membership">
            <TierBadge top={tier === 'pro'} label={t.profile(tiers[tier])} onClick={() => go(profilePath)}>
              {tiers[tier]}
            </TierBadge>
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineStrip />
        {viewer.state === 'unreachable' && <UnreachableStrip onRetry={askAgain} />}
        {children}
      </main>
      <nav className={styles.tabBar} aria-label={t.menu}>
        <TabLinks current={belowHome.includes(current) ? 'home' : current} iconPx={22} markClass={styles.mark} />
      </nav>
    </div>
  )
}
