import type { Candles } from '../../candles.ts'
import type { Scenario } from '../../recommendations/scenario.ts'
import { mean } from '../statistics.ts'
import type { Diary, Entry } from './diary.ts'

interface TradesResult {
  trades: number
  won: number
  /** Of one trade after fees, on the money put in. */
  meanReturn: number
}

export interface RecommendationsResult {
  feeRatio: number
  spot: TradesResult & {
    /** Growth of the money of someone who bought as told, mean over the coins, and of one who bought once and held. */
    totalReturn: number
    buyAndHold: number
    /** Share of the time with a coin in hand. */
    exposure: number
  }
  leveraged: TradesResult & { liquidated: number }
  /** Stops of spot buys reached first within a day: as forecast, and as it came. */
  stopFirst: { forecast: number; happened: number }
}

/** On each purchase and each sale. */
export const feeRatio = 0.001
const quartersPerDay = 96

/** What following every recommendation would have brought, one position at a time, after fees. */
export function followRecommendations(diaries: readonly Diary[]): RecommendationsResult {
  const followed = diaries.filter(({ entries }) => entries.length > 0).map(followSpot)
  const spotReturns = followed.flatMap(({ returns }) => returns)
  const leveraged = diaries.flatMap(followLeveraged)
  const buys = diaries.flatMap(judgeStops)
  return {
    feeRatio,
    spot: {
      ...trades(spotReturns),
      totalReturn: mean0(followed.map(({ totalReturn }) => totalReturn)),
      buyAndHold: mean0(followed.map(({ buyAndHold }) => buyAndHold)),
      exposure: mean0(followed.map(({ exposure }) => exposure)),
    },
    leveraged: {
      ...trades(leveraged.map(({ ratio }) => ratio)),
      liquidated: leveraged.filter(({ isLiquidated }) => isLiquidated).length,
    },
    stopFirst: {
      forecast: mean0(buys.map(({ forecast }) => forecast)),
      happened: mean0(buys.map(({ happened }) => happened)),
    },
  }
}

const mean0 = (values: readonly number[]) => (values.length > 0 ? mean(values) : 0)

const trades = (returns: readonly number[]): TradesResult => ({
  trades: returns.length,
  won: mean0(returns.map(ratio => (ratio > 0 ? 1 : 0))),
  meanReturn: mean0(returns),
})

const afterFees = (exitUsd: number, entryUsd: number) => ((exitUsd / entryUsd) * (1 - feeRatio)) / (1 + feeRatio) - 1

function followSpot({ candles15m, entries }: Diary) {
  const returns: number[] = []
  const first = entries[0]
  const last = entries[entries.length - 1]
  let money = 1
  let busy = 0
  let freeFrom = 0
  for (const entry of entries) {
    if (entry.spot.action !== 'buy' || entry.next < freeFrom) continue
    const call = entries.find(later => later.now > entry.now && later.spot.action === 'sell')
    const exit = leave(candles15m, entry.next, Math.min(call?.next ?? last.next, last.next), entry.spot)
    const ratio = afterFees(exit.priceUsd, entry.priceUsd)
    returns.push(ratio)
    money *= 1 + ratio
    busy += exit.next - entry.next
    freeFrom = exit.next
  }
  return {
    returns,
    totalReturn: money - 1,
    buyAndHold: afterFees(last.priceUsd, first.priceUsd),
    exposure: busy / Math.max(last.next - first.next, 1),
  }
}

function followLeveraged({ candles15m, entries }: Diary) {
  const results: { ratio: number; isLiquidated: boolean }[] = []
  let freeFrom = 0
  for (const { leveraged, next, priceUsd } of entries) {
    if (leveraged.position === 'none' || next < freeFrom) continue
    const exit = leave(candles15m, next, entries[entries.length - 1].next, leveraged)
    const move = (exit.priceUsd / priceUsd - 1) * (leveraged.position === 'long' ? 1 : -1)
    const fees = feeRatio * (1 + exit.priceUsd / priceUsd)
    const isLiquidated = move <= -Math.abs(leveraged.liquidationUsd / priceUsd - 1)
    results.push({ ratio: isLiquidated ? -1 : leveraged.leverage * (move - fees), isLiquidated })
    freeFrom = exit.next
  }
  return results
}

function judgeStops({ candles15m, entries }: Diary) {
  return entries.flatMap(({ spot, next }: Entry) => {
    if (spot.action !== 'buy' || next + quartersPerDay > candles15m.time.length) return []
    const { reached } = leave(candles15m, next, next + quartersPerDay, spot)
    return [{ forecast: spot.stopFirstProbability, happened: reached === 'stop' ? 1 : 0 }]
  })
}

/**
 * How a position ends: at its stop, at its target, or at the last close before `end`. In a candle that holds both, the
 * stop came first; past a gap, the stop is only good for the price that is there.
 */
function leave(candles: Candles, start: number, end: number, { entryUsd, stopUsd, takeProfitUsd }: Scenario) {
  const isUp = takeProfitUsd > entryUsd
  for (let i = start; i < end; i++) {
    const openUsd = candles.open[i]
    if (isUp ? candles.low[i] <= stopUsd : candles.high[i] >= stopUsd) {
      return { reached: 'stop', priceUsd: isUp ? Math.min(openUsd, stopUsd) : Math.max(openUsd, stopUsd), next: i + 1 }
    }
    if (isUp ? candles.high[i] >= takeProfitUsd : candles.low[i] <= takeProfitUsd) {
      return { reached: 'target', priceUsd: takeProfitUsd, next: i + 1 }
    }
  }
  return { reached: 'end', priceUsd: end > start ? candles.close[end - 1] : entryUsd, next: end }
}
