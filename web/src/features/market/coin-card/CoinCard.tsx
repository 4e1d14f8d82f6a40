import { countedZeros } from '@pusula/words'
import { lazy, memo, Suspense } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { pairOf, useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { useIsDrawn } from '../../../lib/store.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { ButtonLink, IconButton } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { Gauge } from '../../../ui/instruments/Gauge.tsx'
import gaugeStyles from '../../../ui/instruments/instruments.module.css'
import { NumberRoll } from '../../../ui/instruments/NumberRoll.tsx'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cardText, marketText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import styles from './CoinCard.module.css'
import { DayChart } from './DayChart.tsx'
import type { Overview } from './overview.ts'
import { useWide } from './use-wide.ts'

/** A written price of 100 dollars or more ends in cents, which are dimmed; a smaller one needs all its digits. */
export function withoutCents(text: string): { whole: string; cents: string } {
  const [, whole = text, cents = ''] = /^(.*\d)([.,]\d\d)$/.exec(text) ?? []
  return { whole, cents }
}

/** How good a score is, in a word. */
export type Band = 'excellent' | 'good' | 'average' | 'poor'

export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 40 ? 'average' : 'poor'
}

/** The one large figure of a coin; its cents step back. */
export function BigPrice({ priceUsd }: { priceUsd: number }) {
  const { price, tender } = useMoney()
  const text = price(priceUsd)
  const { whole, cents } = withoutCents(text)
  const isTiny = countedZeros(text) !== text
  if (isTiny) {
    return (
      <PriceFlash value={priceUsd} className={base.figure}>
        <Price text={text} />
      </PriceFlash>
    )
  }
  return (
    <PriceFlash value={priceUsd} className={base.figure}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {/* Another currency is another figure: nothing rolls from dollars to lira. */}
      <span aria-hidden="true" key={tender.currency}>
        <NumberRoll text={whole} />
        {cents && (
          <span className={base.faint}>
            <NumberRoll text={cents} digitsBefore={whole.replace(/\D/g, '').length} />
          </span>
        )}
      </span>
    </PriceFlash>
  )
}

/** As wide as most figures; never seen. */
const dayRangeTypical = { lowPrice: 9_900, highPrice: 10_100, lastPrice: 10_000, weightedAvgPrice: 10_000 }

/** Where the price stands between the lowest and the highest of the day; its room is kept while it is on its way. */
export function DayRange({ price }: { price: Overview['price'] | undefined }) {
  const t = useText(cardText)
  const { roughPrice, count } = useMoney()
  const { lowPrice, highPrice, lastPrice, weightedAvgPrice } = price ?? dayRangeTypical
  const point = (value: number, name: string) => ({ value, name, text: <Price text={roughPrice(value)} /> })
  const percent = count(ratioInRange(lowPrice, highPrice, lastPrice) * 100)
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.range}</h3>
      <div className={price ? undefined : styles.coming}>
        <RangeScale
          low={point(lowPrice, t.low)}
          average={point(weightedAvgPrice, t.average)}
          high={point(highPrice, t.high)}
          current={lastPrice}
          label={t.rangeSays(roughPrice(lowPrice), roughPrice(highPrice), percent)}
        />
      </div>
    </>
  )
}

export interface Score {
  /** 0 to 100. */
  value: number
  /** What moved it, in a sentence. */
  says: string
}

/** The score once an analysis has given one; until then a scale without a needle says so. Remembered: a tick leaves its fifty marks alone. */
const ScorePanel = memo(function ScorePanel({ score }: { score: Score | null }) {
  const t = useText(cardText)
  const { count } = useFormat()
  const band = score ? t[`band.${bandOf(score.value)}`] : t.noScore
  return (
    <div className={`${gaugeStyles.beside} ${styles.scorePanel}`}>
      <Gauge
        score={score?.value ?? null}
        widthPx={160}
        settling={score !== null}
        label={score ? t.scoreSays(count(score.value), band) : `${t.score}: ${t.noScore}`}
      />
      <div className={`${base.grow} ${styles.scoreText}`}>
        <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.score}</h3>
        <p className={base.heading}>{band}</p>
        <p className={`${base.small} ${base.muted} ${styles.scoreSays}`}>{score?.says ?? t.noScoreSays}</p>
      </div>
    </div>
  )
})

/** Fetched by who reads another currency than dollars. */
const OtherMoney = lazy(() => import('./OtherMoney.tsx'))

/** The rate behind a price, and what the coin costs at the exchanges nearby. */
export const MoneyNearby = memo(function MoneyNearby({ symbol }: { symbol: string }) {
  const { wanted } = useMoney()
  // In dollars, whoever looks: who reads other money finds the room for it.
  if (useIsDrawn()) return <Coming isLira className={styles.moneyRoom} />
  if (wanted === 'USD') return null
  return (
    <Suspense fallback={<Coming isLira={wanted === 'TRY'} />}>
      <OtherMoney symbol={symbol} />
    </Suspense>
  )
})

/** As high as what comes, so that nothing below moves. */
const Coming = ({ isLira, className }: { isLira: boolean; className?: string | undefined }) => (
  <div className={classes(styles.money, className)}>
    {isLira && <div className={styles.localComing} />}
    <div className={styles.rateComing} />
  </div>
)

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
