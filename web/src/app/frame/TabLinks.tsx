import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { Lubber } from '../../ui/brand/Lubber.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { compassIcon, homeIcon, newsIcon, starIcon, walletIcon } from '../../ui/icons/icons.ts'
import { tabPath, tabs } from '../place.ts'
import { frameText } from './messages.ts'

const icons = {
  home: homeIcon,
  analysis: compassIcon,
  portfolio: walletIcon,
  favorites: starIcon,
  news: newsIcon,
}

/** The five tabs, for the bar on a phone and the rail on a desk; the brass mark points at the current one. */
export function TabLinks({
  current,
  iconPx,
  markClass,
}: {
  current: string
  iconPx: number
  markClass: string | undefined
}) {
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
