import type { Market } from '../coins/market.ts'
import { type Bars, quotePerTickLot } from './bars.ts'
import { avalanche, bell, bitsAt } from './hash.ts'
import { quarterMs, quartersOver } from './quarters.ts'

export const secondsPerQuarter = 900

type Leg = { fromSecond: number; toSecond: number; from: number; to: number }

/** Quarter hours as they stand at `nowMs`: the one under way, if it is among them, shows only what has happened. */
export function quartersAt(market: Market, from: number, to: number, nowMs: number): Bars {
  const bars = quartersOver(market, from, to)
  const underWay = Math.floor(nowMs / quarterMs)
  if (underWay >= from && underWay < to) cutShort(bars, underWay - from, market, nowMs)
  return bars
}

/** A quarter hour under way: what its seconds have shown so far. */
function cutShort(bars: Bars, row: number, market: Market, nowMs: number): void {
  const quarter = Math.floor(nowMs / quarterMs)
  const second = Math.floor((nowMs - quarter * quarterMs) / 1000)
  const average = (bars.open[row] + bars.high[row] + bars.low[row] + bars.close[row]) / 4
  const prices = secondsOf(bars, row, market, quarter, second)
  let high = prices[0]
  let low = prices[0]
  for (let s = 1; s <= second; s++) {
    high = Math.max(high, prices[s])
    low = Math.min(low, prices[s])
  }
  bars.high[row] = high
  bars.low[row] = low
  bars.close[row] = prices[second]
  bars.lots[row] = lotsUntil(bars.lots[row], second)
  bars.quote[row] = Math.round(Math.min(high, Math.max(low, average)) * bars.lots[row] * quotePerTickLot(market))
}

/** Of what a quarter hour trades, the part of its first seconds. */
export const lotsUntil = (lots: number, second: number) => Math.floor((lots * second) / secondsPerQuarter)

/**
 * The price in each second of a quarter hour, up to and with the given one. The whole quarter hour is known before it
 * begins, so its seconds lead from the open by way of both extremes to the close, and never leave its range: a quarter
 * hour that has been watched ends as the one that is read later.
 */
export function secondsOf(bars: Bars, row: number, market: Market, quarter: number, lastSecond: number): Float64Array {
  const key = bitsAt(~market.key, quarter)
  const prices = new Float64Array(lastSecond + 1)
  for (const leg of legsOf(bars, row, key)) {
    if (leg.fromSecond > lastSecond) break
    const walk = pricesAlong(leg, bars.low[row], bars.high[row], key)
    for (let s = leg.fromSecond; s <= lastSecond && s < leg.toSecond; s++) prices[s] = walk[s - leg.fromSecond]
  }
  return prices
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
