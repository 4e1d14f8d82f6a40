import type { Market } from '../coins/market.ts'
import { type Bars, quotePerTickLot } from './bars.ts'
import { avalanche, bitsAt, fraction } from './hash.ts'
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
    for (let s = leg.fromSecond; s <= second && s < leg.toSecond; s++) {
      price = Math.min(wholeHigh, Math.max(wholeLow, priceOn(leg, wholeHigh - wholeLow, s, bitsAt(key, s))))
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

/** On the straight line of its leg, give or take a part of the range that shrinks towards both ends of the leg. */
function priceOn({ fromSecond, toSecond, from, to }: Leg, range: number, second: number, bits: number): number {
  const done = (second - fromSecond) / (toSecond - fromSecond)
  const slack = 0.3 * range * Math.min(done, 1 - done)
  return Math.round(from + (to - from) * done + slack * (2 * fraction(bits) - 1))
}
