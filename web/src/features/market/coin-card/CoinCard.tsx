import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { pairOf, useMoney } from '../../../lib/money/money.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import linkStyles from '../../../ui/actions/links.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cardText, marketText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import { BigPrice } from './BigPrice.tsx'
import styles from './CoinCard.module.css'
import { DayChart } from './DayChart.tsx'
import { DayRange } from './DayRange.tsx'
import { MoneyNearby } from './MoneyNearby.tsx'
import type { Overview } from './overview.ts'
import { type Score, ScorePanel } from './ScorePanel.tsx'
import { useWide } from './use-wide.ts'

/** What later features put on the card. */
export interface CardSlots {
  score?: Score | undefined
  isFavorite?: boolean | undefined
  onFavorite?: (() => void) | undefined
  onPortfolio?: (() => void) | undefined
  analysisPath: string
  /** The page with all that costs nothing of the coin. */
  coinPath: string
  /** What the way to the analysis is called where it costs nothing now. */
  analysisLabel?: string | undefined
  /** Takes the place of following the link. */
  onAnalyze?: (() => void) | undefined
}

type Props = {
  coin: Pick<Overview['coin'], 'symbol' | 'name' | 'image'>
  /** Undefined until it has come: the card stands in its full size from the start, so that nothing below it moves. */
  overview: Overview | undefined
  slots: CardSlots
}

/** As wide as most figures; never seen. */
const typical = { lastPrice: 10_000, priceChangePercent: 1, volume: 10_000 }

export function CoinCard({ coin, overview, slots }: Props) {
  const t = useText(cardText)
  const { waiting } = useText(marketText)
  const price = overview?.price ?? typical
  const coming = overview ? undefined : styles.coming
  const { compact, percent, changePercent, tender } = useMoney()
  const { price: dollarPrice } = useFormat()
  const change = changePercent(price.priceChangePercent)
  const isForeign = tender.currency !== 'USD'
  const address = useAddress()
  const isWide = useWide()
  const portfolio = slots.onPortfolio && (
    <IconButton
      className={isWide ? styles.action : undefined}
      label={t.portfolio}
      icon={walletIcon}
      onClick={slots.onPortfolio}
    />
  )
  return (
    <section className={`${cards.card} ${styles.card}`} aria-label={coin.name} aria-busy={!overview || undefined}>
      <div className={styles.head}>
        <div className={styles.top}>
          <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={40} />
          <h2 className={`${styles.name} ${base.grow}`}>
            <b>{coin.name}</b>
            <small>{pairOf(coin.symbol, tender)}</small>
          </h2>
          {overview && <OriginMark origin={overview.origin} className={styles.age} />}
          {isWide && portfolio}
          {slots.onFavorite && (
            <IconButton
              className={styles.action}
              label={t.favorite}
              icon={starIcon}
              pressed={slots.isFavorite}
              onClick={slots.onFavorite}
            />
          )}
        </div>
        <div className={styles.price}>
          <span className={coming}>
            <BigPrice key={coming} priceUsd={price.lastPrice} />
          </span>
          <CurrencySwitch />
        </div>
        <p className={classes(styles.origin, coming)}>
          <Delta direction={directionOf(0, change)}>{percent(change)}</Delta>
          <span>{t.last24}</span>
          <span aria-hidden="true">·</span>
          <span>{isForeign ? dollarPrice(price.lastPrice) : t.volume(`${compact(price.volume)} ${coin.symbol}`)}</span>
        </p>
      </div>
      {isWide && (
        <div className={styles.chart}>
          <DayChart symbol={coin.symbol} />
        </div>
      )}
      <div className={styles.range}>
        <DayRange price={overview?.price} />
        <MoneyNearby symbol={coin.symbol} />
        <a className={linkStyles.action} href={address(slots.coinPath)}>
          {t.coinPage}
          <Icon shape={arrowRightIcon} sizePx={16} />
        </a>
      </div>
      <div className={styles.score}>
        <ScorePanel score={slots.score ?? null} />
      </div>
      <div className={`${styles.buttons} ${base.row}`}>
        <ButtonLink
          look="primary"
          className={base.grow}
          href={address(slots.analysisPath)}
          onClick={event => {
            if (!slots.onAnalyze) return
            event.preventDefault()
            slots.onAnalyze()
          }}
        >
          {slots.analysisLabel ?? t.open}
          <Icon shape={arrowRightIcon} sizePx={18} />
        </ButtonLink>
        {!isWide && portfolio}
      </div>
      {!overview && <VisuallyHidden>{waiting}</VisuallyHidden>}
    </section>
  )
}
