import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import comboboxStyles from '../../../ui/fields/Combobox.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { lockIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import type { Coin } from '../coins.ts'
import { searchText } from '../messages.ts'
import { matchIn } from './match.ts'

export function CoinOption({ coin, wanted }: { coin: Coin; wanted: string }) {
  const t = useText(searchText)
  return (
    <>
      <CoinLogo symbol={coin.symbol} src={coin.image} />
      <span className={base.grow}>
        <b>
          <Marked text={coin.symbol} wanted={wanted} />
        </b>
        <small>
          <Marked text={coin.name} wanted={wanted} />
        </small>
      </span>
      {coin.isLocked && (
        <span className={comboboxStyles.lock}>
          <Icon shape={lockIcon} sizePx={16} />
          {t.members}
        </span>
      )}
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const { before, match, after } = matchIn(text, wanted)
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  )
}
