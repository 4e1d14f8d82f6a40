import type { Candles } from '../candles.ts'

/** A coin as the search for gems sees it. Daily candles, oldest first; the last one is still forming. */
interface GemCandidate {
  readonly priceUsd: number
  readonly days: Candles
  /** The coin that leads the market, over the same days. */
  readonly leaderDays: Candles
  readonly dayVolumeUsd: number
  readonly exchangeCount: number
}

export interface GemMeasures {
  readonly historyDays: number
  /** Root mean square of a day's log returns over the last month. */
  readonly dayVolatility: number
  readonly weekChangeRatio: number
  /** Over thirty days, or over the whole of a shorter life. */
  readonly monthChangeRatio: number
  /** The change of the month less the leader's. */
  readonly aheadOfLeaderRatio: number
  /** What the last three whole days traded, by the thirty days before them. */
  readonly volumeToUsualRatio: number
  /** How far the price stands under the highest of ninety days. */
  readonly belowHighRatio: number
  readonly dayVolumeUsd: number
  readonly exchangeCount: number
}

export const weekDays = 7
export const monthDays = 30
const highDays = 90
const surgeDays = 3
/** Fewer say too little about how far a coin usually moves. */
const minDays = 14

/** What can be said of a coin from its days; null where there are too few of them or where nothing moves. */
export function measureGem(candidate: GemCandidate): GemMeasures | null {
  const { priceUsd, days, leaderDays, dayVolumeUsd, exchangeCount } = candidate
  const historyDays = days.close.length - 1
  if (historyDays < minDays) return null
  const measures: GemMeasures = {
    historyDays,
    dayVolatility: volatilityOf(days.close),
    weekChangeRatio: changeSince(days, weekDays, priceUsd),
    monthChangeRatio: changeSince(days, monthDays, priceUsd),
    aheadOfLeaderRatio: changeSince(days, monthDays, priceUsd) - leaderChange(days, leaderDays),
    volumeToUsualRatio: volumeToUsual(days),
    belowHighRatio: Math.max(0, 1 - priceUsd / highest(days, highDays)),
    dayVolumeUsd,
    exchangeCount,
  }
  return Object.values(measures).every(Number.isFinite) && measures.dayVolatility > 0 ? measures : null
}

/** The days a coin of this age can look back over. */
export const spanOf = (historyDays: number, days: number): number => Math.min(days, historyDays)

const placeBefore = ({ close }: Candles, days: number): number => Math.max(0, close.length - 1 - days)

const changeSince = (candles: Candles, days: number, priceUsd: number): number =>
  priceUsd / candles.close[placeBefore(candles, days)] - 1

/** By the clock and not by the count: an exchange that stood still leaves days out. */
function leaderChange(days: Candles, leaderDays: Candles): number {
  const sinceMs = days.time[placeBefore(days, monthDays)]
  const place = leaderDays.time.findLastIndex(openedMs => openedMs <= sinceMs)
  return (leaderDays.close.at(-1) ?? Number.NaN) / leaderDays.close[Math.max(0, place)] - 1
}

function volatilityOf(close: Float64Array): number {
  const first = Math.max(1, close.length - monthDays)
  let sum = 0
  for (let i = first; i < close.length; i++) sum += Math.log(close[i] / close[i - 1]) ** 2
  return Math.sqrt(sum / (close.length - first))
}

export function highest({ high }: Candles, days: number): number {
  let top = 0
  for (let i = Math.max(0, high.length - days); i < high.length; i++) top = Math.max(top, high[i])
  return top
}

export function lowest({ low }: Candles, days: number): number {
  let bottom = Number.POSITIVE_INFINITY
  for (let i = Math.max(0, low.length - days); i < low.length; i++) bottom = Math.min(bottom, low[i])
  return bottom
}

/** In dollars, since a coin that doubled trades fewer coins for the same money; the forming day is left out. */
function volumeToUsual({ close, volume }: Candles): number {
  const end = close.length - 1
  const mean = (from: number, to: number) => {
    let sum = 0
    for (let i = from; i < to; i++) sum += close[i] * volume[i]
    return sum / (to - from)
  }
  const start = end - surgeDays
  const usual = mean(Math.max(0, start - monthDays), start)
  return usual > 0 ? mean(start, end) / usual : 1
}
