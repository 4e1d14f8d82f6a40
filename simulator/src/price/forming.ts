import type { Market } from '../coins/market.ts'
import { type Bars, quotePerTickLot } from './bars.ts'
import { avalanche, bell, bitsAt } from './hash.ts'
import { quarterMs, quartersOver } from './quarters.ts'

const secondsPerQuarter = 900

type Leg = { fromSecond: number; toSecond: number; from: number; to: number }

/** Quarter hours as they stand at `nowMs`: the one under way, if it is among them, shows only what has happened. */
export function quartersAt(market: Market, from: number, to: number, nowMs: number): Bars {
  const bars = quartersOver(market, from, to)
  const underWay = Math.floor(nowMs / quarterMs)
  if (underWay >= from && underWay < to) cutShort(bars, underWay - from, market, nowMs)
  return bars
}

/**
 * The whole quarter hour is known before it begins, so its seconds lead from the open by way of both extremes to the
 * close, and never leave its range: a quarter hour that has been watched ends as the one that is read later.
 */
function cutShort(bars: Bars, row: number, market: Market, nowMs: number): void {
  const quarter = Math.floor(nowMs / quarterMs)
  const second = Math.floor((nowMs - quarter * quarterMs) / 1000)
  const key = bitsAt(~market.key, quarter)
  const open = bars.open[row]
  const wholeHigh = bars.high[row]
  const wholeLow = bars.low[row]
  const average = (open + wholeHigh + wholeLow + bars.close[row]) / 4
  let price = open
  let high = open
  let low = open
  for (const leg of legsOf(bars, row, key)) {
    if (leg.fromSecond > second) break
    const prices = pricesAlong(leg, wholeLow, wholeHigh, key)
    for (let s = leg.fromSecond; s <= second && s < leg.toSecond; s++) {
      price = prices[s - leg.fromSecond]
      high = Math.max(high, price)
      low = Math.min(low, price)
    }
  }
  bars.high[row] = high
  bars.low[row] = low
  bars.close[row] = price
  bars.lots[row] = Math.floor((bars.lots[row] * second) / secondsPerQuarter)
  bars.quote[row] = Math.round(Math.min(high, Math.max(low, average)) * bars.lots[row] * quotePerTickLot(market))
}

function legsOf({ open, high, low, close }: Bars, row: number, key: number): Leg[] {
  const bits = avalanche(key)
  const highFirst = (bits & 1) === 0
  const first = highFirst ? high[row] : low[row]
  const second = highFirst ? low[row] : high[row]
  const firstSecond = 30 + ((bits >>> 1) & 255)
  const secondSecond = 500 + ((bits >>> 9) & 255)
  return [
    { fromSecond: 0, toSecond: firstSecond, from: open[row], to: first },
    { fromSecond: firstSecond, toSecond: secondSecond, from: first, to: second },
    { fromSecond: secondSecond, toSecond: secondsPerQuarter, from: second, to: close[row] },
  ]
}

/** A walk of small steps, tilted so that it arrives, and turned back where it would leave the range. */
function pricesAlong({ fromSecond, toSecond, from, to }: Leg, low: number, high: number, key: number): Float64Array {
  const seconds = toSecond - fromSecond
  const step = (0.35 * (high - low)) / Math.sqrt(seconds)
  const walk = new Float64Array(seconds + 1)
  for (let s = 1; s <= seconds; s++) walk[s] = walk[s - 1] + step * bell(bitsAt(key, fromSecond + s))
  const tilt = (to - from - walk[seconds]) / seconds
  for (let s = 0; s <= seconds; s++) walk[s] = turnedBack(Math.round(from + walk[s] + tilt * s), low, high)
  return walk
}

function turnedBack(price: number, low: number, high: number): number {
  const mirrored = price > high ? 2 * high - price : price < low ? 2 * low - price : price
  return Math.min(high, Math.max(low, mirrored))
}
