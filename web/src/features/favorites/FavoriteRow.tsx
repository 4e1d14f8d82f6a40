import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import base from '../../ui/base.module.css'
import { classes } from '../../ui/classes.ts'
import { walletIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import rowStyles from '../../ui/rows.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type CoinActions, CoinFigures, type Price, RowActions, type RowCoin, useSwipe } from '../market/index.ts'
import { FavoriteStar } from './FavoriteStar.tsx'
import styles from './favorites.module.css'
import { favoritesText } from './messages.ts'

type Props = {
  coin: RowCoin
  addedAt: string
  /** Tapped without a network, and not yet with the server. */
  isLate: boolean
  price: Price | undefined
  actions: CoinActions
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A followed coin. A swipe uncovers what the rows of the home screen have; the buttons do the same without one. */
export function FavoriteRow({ coin, addedAt, isLate, price, actions, isOpen, onOpen }: Props) {
  const t = useText(favoritesText)
  const { date } = useFormat()
  const id = useId()
  const { heldPx, handlers } = useSwipe(isOpen, onOpen)
  const held = heldPx === null ? undefined : { transform: `translateX(${heldPx}px)`, transition: 'none' }
  return (
    <li {...handlers} className={classes(rowStyles.frame, styles.frame, isOpen && styles.open, held && styles.held)}>
      <div className={styles.favorite} style={held}>
        <div className={styles.coin}>
          <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={40} />
          <span className={`${base.grow} ${styles.name}`}>
            <b>{coin.symbol}</b>
            <small>{coin.name}</small>
          </span>
          <CoinFigures price={price} />
        </div>
        <div className={styles.actions}>
          <small className={`${base.faint} ${base.grow}`}>
            {isLate ? t.lateRow : t.added(date(new Date(addedAt)))}
          </small>
          <IconButton label={t.portfolio(coin.symbol)} icon={walletIcon} onClick={() => actions.onPortfolio(coin)} />
          <FavoriteStar symbol={coin.symbol} name={coin.name} />
          <Button small onClick={() => actions.onAnalyze(coin)}>
            {t.analyze} <VisuallyHidden>{coin.symbol}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <RowActions
        id={id}
        className={styles.swiped}
        label={coin.symbol}
        coin={coin}
        actions={actions}
        onDone={() => onOpen(false)}
      />
    </li>
  )
}
