import { calledOf, initialsOf, tierOf, tierText, type Viewer } from '../../features/accounts/index.ts'
import { RailCredit } from '../../features/credits/index.ts'
import { Brand } from '../../lib/Brand.tsx'
import { useAddress } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import lubberStyles from '../../ui/brand/Lubber.module.css'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { bellIcon, coinsIcon, flaskIcon, plansIcon, targetIcon, turnIcon, userIcon } from '../../ui/icons/icons.ts'
import avatarStyles from '../../ui/marks/avatar.module.css'
import railStyles from '../../ui/rail.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { tabPath } from '../place.ts'
import { DemoMark } from './DemoMark.tsx'
import styles from './frame.module.css'
import { frameText } from './messages.ts'
import { TabLinks } from './TabLinks.tsx'

type Props = { current: string; viewer: Viewer; profilePath: string }

/** Beside the five tabs. */
const more = [
  { screen: 'market', path: '/dashboard/market', icon: coinsIcon },
  { screen: 'trackRecord', path: '/track-record', icon: targetIcon },
  { screen: 'turn', path: '/turn', icon: turnIcon },
  { screen: 'plans', path: '/dashboard/plans', icon: plansIcon },
  { screen: 'lab', path: '/dashboard/lab', icon: flaskIcon },
  { screen: 'alerts', path: '/dashboard/alerts', icon: bellIcon },
] as const

/** The way around on a wide screen. */
export function Rail({ current, viewer, profilePath }: Props) {
  const t = useText(frameText)
  const tiers = useText(tierText)
  const language = useLanguage()
  const address = useAddress()
  const called = calledOf(viewer)

  return (
    <aside className={styles.rail}>
      <Brand to={tabPath.home} sizePx={30} />
      <DemoMark />
      <nav className={railStyles.links} aria-label={t.menu}>
        <TabLinks current={current} iconPx={20} markClass={lubberStyles.side} />
        <hr />
        {more.map(({ screen, path, icon }) => (
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
