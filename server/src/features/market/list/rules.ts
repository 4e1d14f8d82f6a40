import type { ReplyOf, market as routes } from '@pusula/contract'
import { type Coin, changePercent, type Ticker } from '../facts.ts'
import { median, type Week } from './weeks.ts'

type Columns = ReplyOf<typeof routes.list>['coins']
type Summary = ReplyOf<typeof routes.list>['summary']

/** Where eight of ten prices of tomorrow are expected. */
export interface LikelyRange {
  lowUsd: number
  highUsd: number
}

/** A coin with everything that is known of it. */
export interface Listed {
  coin: Coin
  ticker: Ticker
  week: Week | undefined
  likely: LikelyRange | undefined
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A line as one letter for every point, the lowest A and the highest _: its shape in a fifth of the bytes. */
export function encodeLine(values: readonly number[]): string {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  return values.map(value => letters[span > 0 ? Math.round(((value - low) / span) * 63) : 32]).join('')
}

const digits = (value: number, count: number): number => Number(value.toPrecision(count))
const hundredths = (value: number): number => Math.round(value * 100) / 100

export function columnsOf(listed: readonly Listed[]): Columns {
  const column = <T>(of: (one: Listed) => T): T[] => listed.map(of)
  return {
    symbol: column(({ coin }) => coin.symbol),
    name: column(({ coin }) => coin.name),
    rank: column(({ coin }) => coin.rank),
    isPegged: column(({ coin }) => coin.isPegged),
    priceUsd: column(({ ticker }) => digits(ticker.lastPrice, 8)),
    dayPercent: column(({ ticker }) => hundredths(changePercent(ticker))),
    weekPercent: column(({ ticker, week }) =>
      week?.line[0] ? hundredths(100 * (ticker.lastPrice / week.line[0] - 1)) : null,
    ),
    marketCapUsd: column(({ coin }) => coin.marketCapUsd && digits(coin.marketCapUsd, 4)),
    volumeUsd: column(({ ticker }) => digits(ticker.volumeQuote, 4)),
    volumeRatio: column(({ ticker, week }) =>
      week && week.usualVolumeUsd > 0 ? hundredths(ticker.volumeQuote / week.usualVolumeUsd) : null,
    ),
    likelyLowUsd: column(({ likely }) => likely?.lowUsd ?? null),
    likelyHighUsd: column(({ likely }) => likely?.highUsd ?? null),
    line: column(({ ticker, week }) =>
      week ? encodeLine([...week.line.filter((_, place) => place % 2 === 0), ticker.lastPrice]) : '',
    ),
  }
}

/** A day within this is flat. */
const flatPercent = 0.1
/** The liveliness is that of the largest coins: a thousand small ones would drown them. */
const largest = 100
const minCoins = 20
const minDays = 30
/** The share of the whole size whose week must be known before a week ago can be spoken of. */
const minKnown = 0.9

export function summaryOf(listed: readonly Listed[]): Summary {
  const own = listed.filter(({ coin }) => !coin.isPegged)
  const changes = own.map(({ ticker }) => changePercent(ticker))
  const rising = changes.filter(change => change > flatPercent).length
  const falling = changes.filter(change => change < -flatPercent).length
  return { rising, falling, flat: changes.length - rising - falling, ...movesOf(own), ...sizesOf(listed) }
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far the prices of a day go, against the median of the last days. */
function movesOf(own: readonly Listed[]): Pick<Summary, 'movesRatio' | 'movesRatioWeekAgo'> {
  const known = own.slice(0, largest).filter(({ week }) => week && week.moveRatios.length >= minDays)
  if (known.length < minCoins) return { movesRatio: null, movesRatioWeekAgo: null }
  const dayCount = Math.max(...known.map(({ week }) => week?.moveRatios.length ?? 0))
  const past = Array.from({ length: dayCount }, (_, ago) =>
    average(known.flatMap(({ week }) => week?.moveRatios.at(-1 - ago) ?? [])),
  )
  const usual = median(past)
  if (!(usual > 0)) return { movesRatio: null, movesRatioWeekAgo: null }
  const today = average(known.map(({ ticker }) => Math.abs(changePercent(ticker)) / 100))
  return { movesRatio: hundredths(today / usual), movesRatioWeekAgo: hundredths((past[6] ?? usual) / usual) }
}

/** What all coins are worth, and Bitcoin's part of it; a week ago with as many coins as there are now. */
function sizesOf(
  listed: readonly Listed[],
): Pick<Summary, 'totalUsd' | 'totalDayAgoUsd' | 'bitcoinShare' | 'bitcoinShareWeekAgo'> {
  const sized = listed.filter(({ coin }) => coin.marketCapUsd)
  const sum = (some: readonly Listed[], ratio: (one: Listed) => number) =>
    some.reduce((total, one) => total + (one.coin.marketCapUsd ?? 0) * ratio(one), 0)
  const total = sum(sized, () => 1)
  const bitcoin = sized.filter(({ coin }) => coin.symbol === 'BTC')
  if (!total || !bitcoin.length)
    return { totalUsd: null, totalDayAgoUsd: null, bitcoinShare: null, bitcoinShareWeekAgo: null }
  const dayAgo = ({ ticker }: Listed) => ticker.openPrice / ticker.lastPrice
  const weekAgo = ({ ticker, week }: Listed) => (week?.line[0] ?? ticker.lastPrice) / ticker.lastPrice
  const isKnown = sum(sized, ({ week }) => (week ? 1 : 0)) >= minKnown * total
  return {
    totalUsd: digits(total, 4),
    totalDayAgoUsd: digits(sum(sized, dayAgo), 4),
    bitcoinShare: digits(sum(bitcoin, () => 1) / total, 4),
    bitcoinShareWeekAgo: isKnown ? digits(sum(bitcoin, weekAgo) / sum(sized, weekAgo), 4) : null,
  }
}
