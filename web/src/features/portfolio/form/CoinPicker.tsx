import { useText } from '../../../lib/language.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CoinSearch, logoOf } from '../../market/index.ts'
import type { PickedCoin } from './draft.ts'
import { complaintText, formText } from './text.ts'

type Props = {
  coin: PickedCoin | null
  /** The coin of a noted entry stays. */
  isFixed: boolean
  isMissing: boolean
  onPick: (coin: PickedCoin | null) => void
}

/** A search until a coin is chosen, then the coin and the way back to the search. */
export function CoinPicker({ coin, isFixed, isMissing, onPick }: Props) {
  const t = useText(formText)
  const says = useText(complaintText)
  if (!coin)
    return (
      <div className="pf-pick">
        <CoinSearch onPick={({ symbol, name }) => onPick({ symbol, name })} />
        <p className="hint err" aria-live="polite">
          {isMissing && says.coinMissing}
        </p>
      </div>
    )
  const shown = (
    <>
      <CoinLogo symbol={coin.symbol} src={logoOf(coin.symbol)} sizePx={28} />
      <span className="grow">
        {coin.name} <span className="dim">{coin.symbol}</span>
      </span>
    </>
  )
  if (isFixed) return <div className="field field--form picker">{shown}</div>
  return (
    <button type="button" className="field field--form picker" onClick={() => onPick(null)}>
      {shown}
      <VisuallyHidden>{t.otherCoin}</VisuallyHidden>
      <Icon shape={chevronDownIcon} sizePx={18} />
    </button>
  )
}
