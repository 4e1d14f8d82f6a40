import { market } from '@pusula/contract'
import { withoutCurrency } from '@pusula/words'
import type { ReactNode } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { useMoney } from '../../../lib/money/money.ts'
import { Price } from '../../../lib/Price.tsx'
import { useQuery } from '../../../lib/use-query.ts'
import { IconLink } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { arrowLeftIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { BigPrice, candlesKey, OriginMark, type StillOverview, useOverview } from '../../market/index.ts'
import type { Candles } from '../chart/draw.ts'
import type { AnalyzedCoin } from '../select/run.ts'
import styles from './coin.module.css'
import { coinText } from './messages.ts'

type Props = {
  coin: AnalyzedCoin
  /** Undefined until the price is here. */
  overview: StillOverview | undefined
  /** No price comes: none is waited for. */
  isSilent?: boolean
  /** Stablecoin, wrapped coin: where it is no ordinary one. */
  kind?: string | undefined
  /** What other features offer for the coin. */
  actions: ReactNode
}

/** The coin, the way back, what can be done with it, and its one large price. */
export function CoinHead({ coin, overview, isSilent, kind, actions }: Props) {
  const t = useText(coinText)
  const { count } = useFormat()
  const address = useAddress()
  const rank = overview?.rank ?? null
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <IconLink label={t.back} href={address('/dashboard/home')} icon={arrowLeftIcon} />
        <CoinLogo src={coin.image} symbol={coin.symbol} sizePx={40} />
        <p className={styles.name}>
          <b>{coin.name}</b>
          <small>
            {rank === null ? coin.symbol : t.rank(coin.symbol, count(rank))}
            {kind && ` · ${kind}`}
          </small>
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
      {!isSilent && (
        <div className={styles.price} data-part="price">
          {overview && <PriceNow symbol={overview.coin.symbol} />}
        </div>
      )}
    </div>
  )
}

/** Alone in following the price, which others ask for. */
function PriceNow({ symbol }: { symbol: string }) {
  const t = useText(coinText)
  const { percent, changePercent } = useMoney()
  const { data } = useOverview(symbol, false)
  if (!data) return null
  const { price, origin } = data
  const change = changePercent(price.priceChangePercent)
  return (
    <>
      <div className={styles.figure}>
        <BigPrice priceUsd={price.lastPrice} />
        <CurrencySwitch />
      </div>
      <p className={styles.day}>
        <Delta direction={directionOf(0, change)}>{percent(change)}</Delta>
        <span>{t.day}</span>
        <OriginMark origin={origin} className={styles.origin} />
      </p>
    </>
  )
}

const yearDays = 365
/** A list of days may miss a few. */
const wholeDays = 360
const usualDays = 90
const fewestDays = 14
/** What lies between is usual. */
const [lessThan, moreThan] = [0.8, 1.25]

/** The lowest and the highest price of a year, those of the day of now among them; none without days. */
export function yearOf(
  { low, high }: Pick<Candles, 'low' | 'high'>,
  { lowPrice, highPrice }: { lowPrice: number; highPrice: number },
) {
  if (low.length === 0) return undefined
  return {
    lowUsd: Math.min(lowPrice, ...low.slice(-yearDays)),
    highUsd: Math.max(highPrice, ...high.slice(-yearDays)),
    isWhole: low.length >= wholeDays,
  }
}

/** The volume of the last day against the median of ninety; usual where there are too few to say. */
export function volumeAgainstUsual({ volume }: Pick<Candles, 'volume'>, dayVolume: number): 'less' | 'usual' | 'more' {
  // The day that has not ended is no whole one.
  const ended = volume
    .slice(0, -1)
    .slice(-usualDays)
    .toSorted((one, other) => one - other)
  const median = ended[Math.floor(ended.length / 2)] ?? 0
  if (ended.length < fewestDays || median <= 0) return 'usual'
  const ratio = dayVolume / median
  if (ratio < lessThan) return 'less'
  return ratio > moreThan ? 'more' : 'usual'
}

const daysAsked = 365
const freshMs = 60 * 60_000

/** The last year day by day: its ends, and how much was traded on a usual day. */
const useYear = (symbol: string) =>
  useQuery({
    queryKey: candlesKey(symbol, '1d', daysAsked),
    queryFn: async ({ signal }) =>
      (await call(market.candles, { symbol, timeframe: '1d', count: daysAsked }, signal)).candles,
    staleTime: freshMs,
    refetchOnMount: true,
  }).data

/** How large the coin is, how much of it is traded and where its year was. What nobody knows is said to be so. */
export function CoinFacts({ overview: { coin, price, marketCapUsd, supply } }: { overview: StillOverview }) {
  const t = useText(coinText)
  const { compactPrice, compact, roughPrices } = useMoney()
  const days = useYear(coin.symbol)
  const year = days && yearOf(days, price)
  const [low = '', high = ''] = year ? roughPrices([year.lowUsd, year.highUsd]) : []
  const against = days ? volumeAgainstUsual(days, price.volume) : 'usual'
  const facts = [
    { name: t.cap, text: marketCapUsd && compactPrice(marketCapUsd) },
    {
      name: t.volume,
      text: price.volume > 0 && compactPrice(price.volume * price.weightedAvgPrice),
      more: against === 'less' ? t.lessVolume : against === 'more' ? t.moreVolume : undefined,
    },
    { name: t.supply, text: supply && `${compact(supply)} ${coin.symbol}` },
    {
      name: year?.isWhole === false ? t.sinceListed : t.year,
      text: year && (
        <>
          <Price text={low} /> – <Price text={withoutCurrency(high)} />
        </>
      ),
    },
  ]
  return (
    <section className={cards.card}>
      <h2 className={base.visuallyHidden}>{t.facts}</h2>
      <dl className={`${cards.factGrid} ${styles.facts}`}>
        {facts.map(({ name, text, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text || <span className={base.faint}>{t.unknown}</span>}
              {text && more && <small className={base.faint}> {more}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
