import type { Language, news, ReplyOf } from '@pusula/contract'
import { changeIn, dollars, type Tender } from '@pusula/words'
import { type Followed, followedBy } from '../coins/pegged.ts'
import { averagePrice, type Coin, changePercent, openAt, type Provenance, weekAgoMs } from '../facts.ts'
import type { Rate } from '../prices/rates.ts'
import type { RunningMarket } from '../starting/start.ts'

/** Data of the coin pages. */
export type PagedMarket = Pick<
  RunningMarket,
  'source' | 'coins' | 'findCoin' | 'search' | 'tickers' | 'candles' | 'rates' | 'rateOn' | 'check'
>

/** How often the ranges of a day held for a coin. */
interface Held {
  kind: 'live' | 'replayed'
  graded: number
  heldRatio: number
  days: number
}

/** As the call for news says it. */
export type Headline = ReplyOf<typeof news.ofCoin>[number]

/** What other features know of a coin; each is told as it is asked for. */
export interface PageReaders {
  /** Where eight of ten prices in a day are expected, by symbol. */
  likelyRanges(): Promise<ReadonlyMap<string, { lowUsd: number; highUsd: number }>>
  heldOf(symbol: string): Promise<Held | undefined>
  headlinesOf(symbol: string, language: Language, count: number): Promise<Headline[]>
}

/** The last day of a coin. */
export interface Day {
  priceUsd: number
  changePercent: number
  lowUsd: number
  averageUsd: number
  highUsd: number
  at: Date
  provenance: Provenance
}

export interface CoinFacts {
  coin: Coin
  /** Null while nobody says what it costs. */
  day: Day | null
  /** Hourly closes of seven days, oldest first, and what it cost before them; null where no exchange gives candles. */
  week: { times: number[]; closes: number[]; agoUsd: number | null } | null
  /** What a dollar was worth then in the money of the page; null where that is the dollar, or nobody knows. */
  weekAgoPerDollar: number | null
  likely: { lowUsd: number; highUsd: number } | null
  held: Held | null
  headlines: Headline[]
  /** What it follows, where it has no move of its own. */
  followed: Followed | undefined
  others: Coin[]
  money: Money
  now: Date
}

/** What amounts are written in, and what a dollar is worth in it. */
export interface Money {
  tender: Tender
  rate: Rate | null
}

/** How far it went in the money of the page, whose own day is a part of it. */
export const dayPercent = ({ changePercent }: Day, { rate }: Money): number => changeIn(changePercent, rate)

/** How far it went since a week ago, in the money of the page too. */
export function weekPercent({ day, week, weekAgoPerDollar, money }: CoinFacts): number | null {
  if (!day || !week?.agoUsd) return null
  const { perDollar } = money.tender
  return changeIn(100 * (day.priceUsd / week.agoUsd - 1), { perDollar, dayAgoPerDollar: weekAgoPerDollar })
}

const weekHours = 168
/** The candle with which a week begins may have opened so many hours before. */
const earlierHours = 5
const fewestHours = 24
const headlineCount = 3
const otherCount = 6

/** Turkish pages speak of lira for as long as somebody can be believed who says what a dollar is worth. */
export async function moneyOf(market: Pick<PagedMarket, 'rates'>, language: Language): Promise<Money> {
  if (language !== 'tr') return { tender: dollars, rate: null }
  const { TRY: rate } = await market.rates()
  return rate ? { tender: { currency: 'TRY', perDollar: rate.perDollar }, rate } : { tender: dollars, rate: null }
}

export async function daysOf(market: PagedMarket, coins: readonly Coin[], now: Date): Promise<Map<string, Day>> {
  const tickers = await market.tickers(coins.map(({ symbol }) => symbol))
  return new Map(
    [...tickers].map(([symbol, { value, provenance }]) => [
      symbol,
      {
        priceUsd: value.lastPrice,
        changePercent: changePercent(value),
        lowUsd: value.lowPrice,
        averageUsd: averagePrice(value),
        highUsd: value.highPrice,
        at: new Date(now.getTime() - provenance.ageMs),
        provenance,
      },
    ]),
  )
}

async function weekOf(market: PagedMarket, symbol: string, now: Date): Promise<CoinFacts['week']> {
  const { candles } = (await market.candles(symbol, '1h', weekHours + earlierHours)).value
  const [times, closes] = [[...candles.time.slice(-weekHours)], [...candles.close.slice(-weekHours)]]
  return closes.length < fewestHours ? null : { times, closes, agoUsd: openAt(candles, weekAgoMs(now.getTime())) }
}

async function rateWeekAgo(market: PagedMarket, language: Language, now: Date): Promise<number | null> {
  if (language !== 'tr') return null
  const rate = await market.rateOn('TRY', weekAgoMs(now.getTime())).catch(() => undefined)
  return rate?.perDollar ?? null
}

/** Everything that a coin's page says. What cannot be had is left out; only the price is waited for in vain. */
export async function factsOf(
  market: PagedMarket,
  readers: PageReaders,
  coin: Coin,
  language: Language,
  now: Date,
): Promise<CoinFacts> {
  const { symbol } = coin
  const [days, week, weekAgoPerDollar, likely, held, headlines, money, { value: coins }] = await Promise.all([
    daysOf(market, [coin], now),
    weekOf(market, symbol, now).catch(() => null),
    rateWeekAgo(market, language, now),
    readers.likelyRanges().catch(() => undefined),
    readers.heldOf(symbol).catch(() => undefined),
    readers.headlinesOf(symbol, language, headlineCount).catch(() => []),
    moneyOf(market, language),
    market.coins(),
  ])
  const traded = new Set(coins.map(each => each.symbol))
  const isRanged = !coin.isPegged
  return {
    coin,
    day: days.get(symbol) ?? null,
    week,
    weekAgoPerDollar: money.rate && weekAgoPerDollar,
    likely: (isRanged && likely?.get(symbol)) || null,
    held: (isRanged && held) || null,
    headlines,
    followed: followedBy(coin, base => traded.has(base)),
    others: coins.filter(each => each.symbol !== symbol && !each.isPegged).slice(0, otherCount),
    money,
    now,
  }
}
