import { calledOf, initialsOf, tierOf, tierText, type Viewer } from '../../features/accounts/index.ts'
import { RailCredit } from '../../features/credits/index.ts'
import { Brand } from '../../lib/Brand.tsx'
import { useAddress } from '../../lib/go.ts'
import { LanguageToggle } from '../../lib/LanguageToggle.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { targetIcon, userIcon } from '../../ui/icons/icons.ts'
import { tabPath } from '../place.ts'
import { DemoMark } from './DemoMark.tsx'
import { frameText } from './frame-text.ts'
import { TabLinks } from './TabLinks.tsx'

type Props = { current: string; viewer: Viewer; profilePath: string }

/** The way around on a wide screen. */
export function Rail({ current, viewer, profilePath }: Props) {
  const t = useText(frameText)
  const tiers = useText(tierText)
  const language = useLanguage()
  const address = useAddress()
  const called = calledOf(viewer)
  const isTrackRecord = current === 'trackRecord'

  return (
    <aside className="rail">
      <Brand to={tabPath.home} sizePx={30} />
      <DemoMark />
      <nav aria-label={t.menu}>
        <TabLinks current={current} iconPx={20} markClass="side" />
        <hr />
        <a href={address('/track-record')} aria-current={isTrackRecord ? 'page' : undefined}>
          {isTrackRecord && <Lubber className="side" />}
          <Icon shape={targetIcon} />
          <span>{t.trackRecord}</span>
        </a>
      </nav>
      <div className="rail-b">
        <RailCredit />
        <a className="rail-user" href={address(profilePath)} data-tour="membership">
          <span className="ava">{called ? initialsOf(called, language) : <Icon shape={userIcon} sizePx={18} />}</span>
          <span className="ru">
            <b>{called ?? t.guest}</b>
            <small>{tiers[tierOf(viewer)]}</small>
          </span>
        </a>
        <LanguageToggle />
      </div>
    </aside>
  )
}
