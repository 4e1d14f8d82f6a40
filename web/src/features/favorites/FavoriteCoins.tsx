import { useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { NoRate } from '../../lib/money/NoRate.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { starIcon, walletIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import rowStyles from '../../ui/rows.module.css'
import { Empty } from '../../ui/states/Empty.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { useBalance } from '../credits/index.ts'
import {
  type CoinActions,
  CoinFigures,
  logoOf,
  nextOpenRow,
  OriginMark,
  originOf,
  type Price,
  RowActions,
  type RowCoin,
  useLive,
  usePrices,
  useSwipe,
} from '../market/index.ts'
import { FavoriteStar } from './FavoriteStar.tsx'
import styles from './favorites.module.css'
import { useFavoriteList, useFavorites, useLateSymbols } from './favorites.ts'
import { favoritesText } from './messages.ts'
import type { Favorite } from './outbox.ts'

/** What features below do with a coin. */
interface Ways {
  onPortfolio: (coin: RowCoin) => void
  onAnalyze: (coin: RowCoin) => void
}

export function FavoriteCoins({ viewer, ...ways }: Ways & { viewer: Viewer }) {
  const t = useText(favoritesText)
  const query = useFavoriteList()
  const { length: lateCount } = useLateSymbols()
  if (viewer.state === 'guest') return <JoinPrompt icon={starIcon} title={t.guest} says={t.guestSays} />
  return (
    <div className={base.stackClose}>
      {lateCount > 0 && <Notice kind="old">{t.lateCount(lateCount)}</Notice>}
      <Loaded
        query={query}
        waiting={<SkeletonRows label={t.waiting} count={3} />}
        empty={({ length }) => length === 0 && <Nothing />}
      >
        {list => <List list={list} {...ways} />}
      </Loaded>
    </div>
  )
}

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
function FavoriteRow({ coin, addedAt, isLate, price, actions, isOpen, onOpen }: Props) {
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

function List({ list, ...ways }: Ways & { list: readonly Favorite[] }) {
  const t = useText(favoritesText)
  const balance = useBalance()
  const { isFavorite, toggle } = useFavorites()
  const late = useLateSymbols()
  const symbols = list.map(({ coinSymbol }) => coinSymbol)
  const prices = usePrices(symbols)
  useLive(symbols)
  const [openRow, setOpenRow] = useState<string | null>(null)
  const origin = originOf(list.flatMap(({ coinSymbol }) => prices.data?.[coinSymbol] ?? []))
  const actions = { isFavorite, onFavorite: toggle, ...ways }
  return (
    <div className={base.stackClose}>
      {origin && (
        <p className={styles.origin}>
          <OriginMark origin={origin} />
        </p>
      )}
      <NoRate />
      {prices.error && !prices.isFetching && (
        <Notice kind="old" action={{ label: t.retry, run: () => void prices.refetch() }}>
          {t.noPrices}
        </Notice>
      )}
      <ul className={`${cards.card} ${cards.flush} ${cards.rows} ${styles.list}`} aria-label={t.list}>
        {list.map(({ coinSymbol: symbol, coinName: name, createdAt }) => (
          <FavoriteRow
            key={symbol}
            coin={{ id: symbol.toLowerCase(), symbol, name, image: logoOf(symbol) }}
            addedAt={createdAt}
            isLate={late.includes(symbol)}
            price={prices.data?.[symbol]}
            actions={actions}
            isOpen={symbol === openRow}
            onOpen={isOpen => setOpenRow(nextOpenRow(openRow, symbol, isOpen))}
          />
        ))}
      </ul>
      {balance.kind === 'counted' && (
        <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>{t.costs(balance.left)}</p>
      )}
    </div>
  )
}

function Nothing() {
  const t = useText(favoritesText)
  const address = useAddress()
  return (
    <section className={cards.card}>
      <Empty
        icon={starIcon}
        title={t.none}
        action={
          <ButtonLink small href={address('/dashboard/home')}>
            {t.browse}
          </ButtonLink>
        }
      >
        {t.noneSays}
      </Empty>
    </section>
  )
}
