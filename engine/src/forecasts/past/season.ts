import { DAY_MS, HOUR_MS } from '@pusula/words'
import { newYorkHours, newYorkQuarters, newYorkWeekend, utcHours } from './season-tables.ts'

export const slotMs = 900_000
const slotsPerWeek = 672
const averageYearMs = 31_556_952_000

/** Slots since Monday 00:00 UTC. The epoch was a Thursday. As a small integer: a remainder of doubles is slow. */
const slotOfWeek = (ms: number) => ((Math.floor(ms / slotMs) | 0) + 3 * 96) % slotsPerWeek

/** The variance factor of each slot of a UTC week while New York is `offsetHours` behind; it averages about 1. */
function weekTable(offsetHours: number): Float64Array {
  return Float64Array.from({ length: slotsPerWeek }, (_, slot) => {
    const utcWeekend = slot >= 5 * 96
    const newYork = (slot - offsetHours * 4 + slotsPerWeek) % slotsPerWeek
    const newYorkIsAtWeekend = newYork >= 5 * 96
    return Math.exp(
      utcHours[(utcWeekend ? 24 : 0) + (Math.floor(slot / 4) % 24)] +
        newYorkHours[Math.floor(newYork / 4)] +
        (newYorkIsAtWeekend ? newYorkWeekend : newYorkQuarters[newYork % 96]),
    )
  })
}

/** For the hour that starts with each slot. */
const hourTable = (week: Float64Array) =>
  week.map((factor, i) => (factor + week[(i + 1) % 672] + week[(i + 2) % 672] + week[(i + 3) % 672]) / 4)

/** Sums of the slots before each, so that any stretch is a subtraction. */
function sumsOf(week: Float64Array): Float64Array {
  const sums = new Float64Array(week.length + 1)
  week.forEach((factor, i) => {
    sums[i + 1] = sums[i] + factor
  })
  return sums
}

const summerWeek = weekTable(4)
const winterWeek = weekTable(5)
const summerHours = hourTable(summerWeek)
const winterHours = hourTable(winterWeek)
const summerSums = sumsOf(summerWeek)
const winterSums = sumsOf(winterWeek)

/** Midnight UTC of the nth Sunday of a month. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1)
  const daysToSunday = (10 - (Math.floor(first / DAY_MS) % 7)) % 7
  return first + (daysToSunday + 7 * (nth - 1)) * DAY_MS
}

const years = Array.from({ length: 230 }, (_, i) => 1970 + i)
const summerStarts = Float64Array.from(years, year => sunday(year, 2, 2) + 7 * HOUR_MS)
const summerEnds = Float64Array.from(years, year => sunday(year, 10, 1) + 6 * HOUR_MS)

/** Whether New York keeps summer time, by the rule in force since 2007. */
export function isNewYorkSummer(ms: number): boolean {
  // The rounded year is wrong only for hours around New Year, which is winter either way.
  const year = Math.floor(ms / averageYearMs)
  return ms >= summerStarts[year] && ms < summerEnds[year]
}

/** Expected variance of the 15 minutes that start at `ms`, relative to an average quarter-hour of the week. */
export function seasonFactor(ms: number): number {
  return (isNewYorkSummer(ms) ? summerWeek : winterWeek)[slotOfWeek(ms)]
}

/** The same for the hour that starts at `ms`. New York changes its clocks on the hour, so no hour holds both. */
export function hourSeasonFactor(ms: number): number {
  return (isNewYorkSummer(ms) ? summerHours : winterHours)[slotOfWeek(ms)]
}

/** The mean season factor of a stretch of time, wherever it begins and ends. */
export function meanSeasonFactor(startMs: number, lengthMs: number): number {
  const endMs = startMs + lengthMs
  let sum = 0
  for (let ms = startMs; ms < endMs; ) {
    const untilMs = Math.min(nextClockChange(ms), endMs)
    const sums = isNewYorkSummer(ms) ? summerSums : winterSums
    const slot = slotOfWeek(ms) + (ms % slotMs) / slotMs
    sum += sumUntil(slot + (untilMs - ms) / slotMs, sums) - sumUntil(slot, sums)
    ms = untilMs
  }
  return (sum * slotMs) / lengthMs
}

/** All factors from Monday 00:00 up to a place that may lie within a slot, or in a later week. */
function sumUntil(place: number, sums: Float64Array): number {
  const whole = Math.floor(place)
  const slot = whole % slotsPerWeek
  const weeks = (whole - slot) / slotsPerWeek
  return weeks * sums[slotsPerWeek] + sums[slot] + (sums[slot + 1] - sums[slot]) * (place - whole)
}

/** When New York next puts its clocks forward or back. */
function nextClockChange(ms: number): number {
  const year = Math.floor(ms / averageYearMs)
  if (ms < summerStarts[year]) return summerStarts[year]
  return ms < summerEnds[year] ? summerEnds[year] : summerStarts[year + 1]
}
