import type { Ends, Past } from './past/past.ts'
import { slotMs } from './past/season.ts'

const lean = 0.025
const width = 0.5

/**
 * Chance that a day ends higher: a day tends to take back a little of the one before, 47.5 to 52.5 %. `moved` is the log move of the last
 * 24 hours, `dayScale` the size of a standardised move. On ten coins it earned less than a tenth of the fees: to be shown, not traded.
 */
export const dayUpChance = (moved: number, dayScale: number): number => 0.5 - lean * Math.tanh(moved / dayScale / width)

const quartersPerDay = 96
const hoursPerDay = 24

/** The log move from 24 hours before the last finished candle; null where that candle is missing. */
export function lastDayMove({ quarters, hours }: Past, ends: Ends, priceUsd: number): number | null {
  const before =
    closeBefore(quarters, ends.quarters, quartersPerDay, slotMs) ??
    closeBefore(hours, ends.hours, hoursPerDay, 4 * slotMs)
  return before === null ? null : Math.log(priceUsd / before)
}

function closeBefore({ time, close }: Past['quarters'], end: number, count: number, spanMs: number): number | null {
  const place = end - 1 - count
  return place >= 0 && time[end - 1] - time[place] === count * spanMs ? close[place] : null
}
