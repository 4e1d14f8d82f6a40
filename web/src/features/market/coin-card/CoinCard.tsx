import { countedZeros } from '@pusula/words'
import { lazy, Suspense } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { pairOf, useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowRightIcon, starIcon, walletIcon } from '../../../ui/icons/icons.ts'
import { NumberRoll } from '../../../ui/instruments/NumberRoll.tsx'
import { PriceFlash } from '../../../ui/instruments/PriceFlash.tsx'
import { RangeScale } from '../../../ui/instruments/RangeScale.tsx'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cardText } from '../messages.ts'
import { OriginMark } from '../OriginMark.tsx'
import styles from './CoinCard.module.css'
import { withoutCents } from './cents.ts'
import { DayChart } from './DayChart.tsx'
import type { Overview } from './overview.ts'
import { type Score, ScorePanel } from './ScorePanel.tsx'
import { useWide } from './use-wide.ts'

/** For who reads another currency than dollars. */
const OtherMoney = lazy(() => import('./OtherMoney.tsx'))

/** What later features put on the card. */
export interface CardSlots {
  score?: Score | undefined
  isFavorite?: boolean | undefined
  onFavorite?: (() => void) | undefined
  onPortfolio?: (() => void) | undefined
  analysisPath: string
  /** What the way to the analysis is called where it costs nothing now. */
  analysisLabel?: string | undefined
  /** Takes the place of following the link. */
  onAnalyze?: (() => void) | undefined
}

export function CoinCard({ overview: { coin, price, origin }, slots }: { overview: Overview; slots: CardSlots }) {
  const t = useText(cardText)
  const { compact, percent, changePercent, tender, wanted } = useMoney()
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
    <section className={`${cards.card} ${styles.card}`} aria-label={coin.name}>
      <div className={styles.head}>
        <div className={styles.top}>
          <CoinLogo symbol={coin.symbol} src={coin.image} sizePx={40} />
          <h2 className={`${styles.name} ${base.grow}`}>
            <b>{coin.name}</b>
            <small>{pairOf(coin.symbol, tender)}</small>
          </h2>
          <OriginMark origin={origin} className={styles.age} />
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
        <p className={styles.price}>
          <BigPrice priceUsd={price.lastPrice} />
          <CurrencySwitch />
        </p>
        <p className={styles.origin}>
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
        <DayRange price={price} />
        <Suspense>{wanted !== 'USD' && <OtherMoney symbol={coin.symbol} />}</Suspense>
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
    </section>
  )
}

/** The one large figure of the card; its cents step back. */
function BigPrice({ priceUsd }: { priceUsd: number }) {
  const { price } = useMoney()
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
      <span aria-hidden="true">
        <NumberRoll text={whole} />
        {cents && (
          <span className={base.faint}>
            <NumberRoll text={cents} />
          </span>
        )}
      </span>
    </PriceFlash>
  )
}

/** Where the price stands between the lowest and the highest of the day. */
function DayRange({ price }: { price: Overview['price'] }) {
  const t = useText(cardText)
  const { roughPrice, count } = useMoney()
  const { lowPrice, highPrice, lastPrice } = price
  const point = (value: number, name: string) => ({ value, name, text: <Price text={roughPrice(value)} /> })
  const percent = count(ratioInRange(lowPrice, highPrice, lastPrice) * 100)
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.label}`}>{t.range}</h3>
      <RangeScale
        low={point(lowPrice, t.low)}
        average={point(price.weightedAvgPrice, t.average)}
        high={point(highPrice, t.high)}
        current={lastPrice}
        label={t.rangeSays(roughPrice(lowPrice), roughPrice(highPrice), percent)}
      />
    </>
  )
}
