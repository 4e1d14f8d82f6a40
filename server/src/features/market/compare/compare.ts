import { type CompareSpan, maxCompared, type ReplyOf, type market as routes } from '@pusula/contract'
import { type Candles, correlationOf, dailySwing, type SharedCloses, sinceStart } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { Problem } from '../../../platform/problem.ts'
import { type Coin, changePercent, openAt, type Sourced, type Ticker, weekAgoMs } from '../facts.ts'
import type { Market } from '../market.ts'

type Comparison = ReplyOf<typeof routes.compare>

/** Timeframe of a compared span: its candles, and how many points a line has. */
const steps = {
  '1w': { timeframe: '4h', stepMs: DAY_MS / 6, count: 43 },
  '1m': { timeframe: '1d', stepMs: DAY_MS, count: 31 },
  '3m': { timeframe: '1d', stepMs: DAY_MS, count: 90 },
  '1y': { timeframe: '1d', stepMs: DAY_MS, count: 365 },
} as const
const swingDays = 30
const likenessDays = 90

interface Known {
  coin: Coin
  ticker: Sourced<Ticker>
  daily: Candles
  candles: Candles
  /** What it cost a week ago, as it is told everywhere. */
  weekAgoUsd: number | null
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
const places = (value: number | null, factor: number): number | null =>
  value === null ? null : Math.round(value * factor) / factor

/** Coins side by side. Four at most are looked at, whatever is asked; all candles come from those that are kept. */
export async function comparison(
  market: Market,
  spellings: readonly string[],
  span: CompareSpan,
  nowMs: number,
): Promise<Comparison> {
  const asked = [...new Set(spellings.filter(Boolean).map(spelling => spelling.toUpperCase()))].slice(0, maxCompared)
  const found = await Promise.all(asked.map(spelling => know(market, spelling, span, nowMs)))
  const known = found.flatMap((one, place) =>
    one && found.findIndex(other => other?.coin.symbol === one.coin.symbol) === place ? [one] : [],
  )
  // Nothing of anything is a market that cannot be reached, unless every coin is unknown.
  if (asked.length && !known.length) await market.check()
  if (!known.length) throw new Problem('market.unknownCoin')
  const bitcoin =
    known.find(({ coin }) => coin.symbol === 'BTC')?.daily ?? (await dailyOf(market, 'BTC').catch(() => null))

  const { stepMs, count } = steps[span]
  const times = gridTo(nowMs, stepMs, count)
  const likeness = (one: Candles | null, other: Candles) => {
    const days = gridTo(nowMs, DAY_MS, likenessDays)
    return one && places(correlationOf(closesOn(days, one), closesOn(days, other)), 100)
  }
  return {
    span,
    times: [...times.slice(0, -1).map(openedMs => openedMs + stepMs), nowMs],
    coins: known.map(one => comparedOf(one, times, nowMs)),
    together: known.map(one => known.map(other => (one === other ? 1 : likeness(one.daily, other.daily)))),
    withBitcoin: known.map(({ coin, daily }) => (coin.symbol === 'BTC' ? null : likeness(bitcoin, daily))),
    missing: asked.filter((_, place) => !found[place]),
    atMs: nowMs - Math.max(...known.map(({ ticker }) => ticker.provenance.ageMs)),
    isStale: known.some(({ ticker }) => ticker.provenance.isStale),
    source: market.source,
  }
}

const dailyOf = async (market: Market, symbol: string): Promise<Candles> =>
  (await market.candles(symbol, '1d', steps['1y'].count + 1)).value.candles

/** Undefined where nobody knows the coin, or nobody can be asked now. */
async function know(market: Market, spelling: string, span: CompareSpan, nowMs: number): Promise<Known | undefined> {
  const coin = await market.findCoin(spelling)
  if (!coin) return undefined
  const { timeframe, count } = steps[span]
  try {
    const week = steps['1w']
    const [ticker, daily, { value }, { value: weekly }] = await Promise.all([
      market.ticker(coin.symbol),
      dailyOf(market, coin.symbol),
      market.candles(coin.symbol, timeframe, count + 1),
      market.candles(coin.symbol, week.timeframe, week.count + 1),
    ])
    return { coin, ticker, daily, candles: value.candles, weekAgoUsd: openAt(weekly.candles, weekAgoMs(nowMs)) }
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** The openings of so many candles and the running one. */
const gridTo = (nowMs: number, stepMs: number, count: number): number[] => {
  const lastMs = Math.floor(nowMs / stepMs) * stepMs
  return Array.from({ length: count + 1 }, (_, place) => lastMs - (count - place) * stepMs)
}

function closesOn(grid: readonly number[], { time, close }: Candles): SharedCloses {
  const byTime = new Map(Array.from(time, (openedMs, place) => [openedMs, close[place] ?? null]))
  return grid.map(openedMs => byTime.get(openedMs) ?? null)
}

function comparedOf({ coin, ticker, daily, candles, weekAgoUsd }: Known, times: readonly number[], nowMs: number) {
  const { symbol, name, marketCapUsd } = coin
  const { lastPrice } = ticker.value
  // The running candle ends at what the coin costs now, as everywhere on the screen.
  const upToNow = (closes: SharedCloses) => [...closes.slice(0, -1), lastPrice]
  const days = closesOn(gridTo(nowMs, DAY_MS, swingDays), daily)
  const [monthAgoUsd = null] = closesOn(gridTo(nowMs, DAY_MS, steps['1m'].count), daily)
  const since = (beforeUsd: number | null) => beforeUsd && hundredths(100 * (lastPrice / beforeUsd - 1))
  const swing = dailySwing(days)
  return {
    ...{ symbol, name, marketCapUsd },
    line: sinceStart(upToNow(closesOn(times, candles))).map(change => places(change, 1e5)),
    priceUsd: lastPrice,
    dayPercent: hundredths(changePercent(ticker.value)),
    weekPercent: since(weekAgoUsd),
    monthPercent: since(monthAgoUsd),
    swingPercent: swing === null ? null : hundredths(100 * swing),
  }
}
