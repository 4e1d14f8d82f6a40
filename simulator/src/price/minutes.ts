import type { Market } from '../coins/market.ts'
import { type Bar, quotePerTickLot } from './bars.ts'
import { lotsUntil, secondsOf, secondsPerQuarter } from './forming.ts'
import { quarterMs, quartersOver } from './quarters.ts'

const minutesPerQuarter = 15

/**
 * Minutes from `from` up to, not including, `to`, as they stand at `nowMs`: the seconds of their quarter hours, cut. Their
 * prices and coins are exactly those of the quarter hours they make; how much money changed hands in each is estimated.
 */
export function minutesAt(market: Market, from: number, to: number, nowMs: number): Bar[] {
  const firstQuarter = Math.floor(from / minutesPerQuarter)
  const bars = quartersOver(market, firstQuarter, Math.floor((to - 1) / minutesPerQuarter) + 1)
  const minutes: Bar[] = []
  let prices: Float64Array = new Float64Array()
  for (let minute = from; minute < to; minute++) {
    const quarter = Math.floor(minute / minutesPerQuarter)
    const row = quarter - firstQuarter
    const start = 60 * (minute - quarter * minutesPerQuarter)
    if (start === 0 || minute === from) prices = secondsOf(bars, row, market, quarter, secondsPerQuarter - 1)
    const secondsIn = Math.floor((nowMs - quarter * quarterMs) / 1000)
    const end = Math.min(start + 60, secondsIn + 1)
    const isLast = secondsIn >= secondsPerQuarter && start + 60 === secondsPerQuarter
    const close = isLast ? bars.close[row] : prices[end - 1]
    let high = Math.max(prices[start], close)
    let low = Math.min(prices[start], close)
    for (let s = start; s < end; s++) {
      high = Math.max(high, prices[s])
      low = Math.min(low, prices[s])
    }
    const passed = Math.min(start + 60, secondsIn)
    const lots = lotsUntil(bars.lots[row], passed) - lotsUntil(bars.lots[row], start)
    const quote = Math.round(((prices[start] + high + low + close) / 4) * lots * quotePerTickLot(market))
    minutes.push({ open: prices[start], high, low, close, lots, quote })
  }
  return minutes
}
