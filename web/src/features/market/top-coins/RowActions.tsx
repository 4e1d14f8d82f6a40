import { useText } from '../../../lib/language.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { type IconShape, refreshIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import type { Coin } from '../coins.ts'
import { rowText } from '../messages.ts'

/** What can be done with a coin from its row. Later features know how. */
export interface CoinActions {
  onPortfolio: (coin: Coin) => void
  onFavorite: (coin: Coin) => void
  onAnalyze: (coin: Coin) => void
}

type Props = { id: string; label: string; coin: Coin; actions: CoinActions; onDone: () => void }

export function RowActions({ id, label, coin, actions, onDone }: Props) {
  const t = useText(rowText)
  const button = (icon: IconShape, name: string, run: (coin: Coin) => void, className?: string) => (
    <button
      type="button"
      className={className}
      onClick={() => {
        onDone()
        run(coin)
      }}
    >
      <Icon shape={icon} />
      {name}
    </button>
  )
  return (
    <fieldset id={id} className="swipe" aria-label={label}>
      {button(walletIcon, t.portfolio, actions.onPortfolio)}
      {button(starIcon, t.favorite, actions.onFavorite)}
      {button(refreshIcon, t.analyze, actions.onAnalyze, 'main-act')}
    </fieldset>
  )
}
