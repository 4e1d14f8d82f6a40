import { memo } from 'react'
import { useText } from '../../../lib/language.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { type IconShape, refreshIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import rowStyles from '../../../ui/rows.module.css'
import type { Coin } from '../coins.ts'
import { rowText } from '../messages.ts'

/** A coin as a row knows it. */
export type RowCoin = Pick<Coin, 'id' | 'symbol' | 'name' | 'image'> & { isLocked?: boolean }

/** What can be done with a coin from its row. Later features know how. */
export interface CoinActions {
  /** Whether a coin is followed already: then its star lets go of it. */
  isFavorite?: ((symbol: string) => boolean) | undefined
  onPortfolio: (coin: RowCoin) => void
  onFavorite: (coin: RowCoin) => void
  onAnalyze: (coin: RowCoin) => void
}

type Props = {
  id: string
  label: string
  coin: RowCoin
  actions: CoinActions
  onDone: () => void
  /** Where they stand. */
  className?: string | undefined
}

/** Remembered: a price that moves changes nothing here. */
export const RowActions = memo(function RowActions({ id, label, coin, actions, onDone, className }: Props) {
  const t = useText(rowText)
  const isFavorite = actions.isFavorite?.(coin.symbol) ?? false
  const button = (icon: IconShape, name: string, run: (coin: RowCoin) => void, look?: string) => (
    <button
      type="button"
      className={look}
      aria-label={`${name} ${coin.symbol}`}
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
    <fieldset
      id={id}
      className={classes(rowStyles.actions, className)}
      aria-label={label}
      onKeyDown={event => event.key === 'Escape' && onDone()}
    >
      {button(walletIcon, t.portfolio, actions.onPortfolio)}
      {button(starIcon, isFavorite ? t.unfavorite : t.favorite, actions.onFavorite)}
      {button(refreshIcon, t.analyze, actions.onAnalyze, rowStyles.main)}
    </fieldset>
  )
})
