import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { CoinSearch, logoOf } from '../../market/index.ts'
import styles from '../portfolio.module.css'
import { useKnownHoldings } from '../queries.ts'
import type { PickedCoin } from './draft.ts'
import { complaintText, formText, ownCoinText } from './messages.ts'
import { editOwnCoin } from './OwnCoinSheet.tsx'

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
  const own = useText(ownCoinText)
  if (!coin)
    return (
      <div className={styles.pick} data-wrong={isMissing || undefined}>
        <CoinSearch onPick={({ symbol, name }) => onPick({ symbol, name })} />
        <HeldCoins onPick={onPick} />
        <Button small look="ghost" onClick={() => editOwnCoin({ symbol: '', name: '' }, onPick)}>
          {own.add}
        </Button>
        <p className={`${fieldStyles.hint} ${fieldStyles.error}`} aria-live="polite">
          {isMissing && says.coinMissing}
        </p>
      </div>
    )
  const shown = (
    <>
      <CoinLogo symbol={coin.symbol} src={logoOf(coin.symbol)} sizePx={28} />
      <span className={base.grow}>
        {coin.name} <span className={base.faint}>{coin.symbol}</span>
      </span>
    </>
  )
  if (isFixed) return <div className={`${fieldStyles.field} ${fieldStyles.form} ${fieldStyles.picker}`}>{shown}</div>
  return (
    <button
      type="button"
      className={`${fieldStyles.field} ${fieldStyles.form} ${fieldStyles.picker}`}
      onClick={() => onPick(null)}
    >
      {shown}
      <VisuallyHidden>{t.otherCoin}</VisuallyHidden>
      <Icon shape={chevronDownIcon} sizePx={18} />
    </button>
  )
}

/** Without a network nothing is found; what is held is known. */
function HeldCoins({ onPick }: Pick<Props, 'onPick'>) {
  const t = useText(formText)
  const held = useKnownHoldings()
  if (useOnline() || held.length === 0) return null
  return (
    <fieldset className={styles.held}>
      <legend>{t.heldCoins}</legend>
      {held.map(({ coinSymbol: symbol, coinName: name }) => (
        <Button key={symbol} small aria-label={name} onClick={() => onPick({ symbol, name })}>
          {symbol}
        </Button>
      ))}
    </fieldset>
  )
}
