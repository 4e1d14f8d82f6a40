import { sortedQuantile } from '../evaluation/statistics.ts'

const weekDays = 7
/** Sample size in weeks: a year, and at least half of one. */
const [yearDays, fewestDays] = [365, 180]
const mostWeeks = 52

export interface WeekAhead {
  /** How far the price usually moves within a week, four times in five, as a logarithm. */
  readonly halfWidth: number
  /** Of the weeks before, each judged by the year before it alone, and how many of them stayed within theirs. */
  readonly weeks: number
  readonly held: number
}

/** How far weeks usually went before a day, four times in five; undefined where too few days are known. */
function usualWeek(closes: ArrayLike<number>, before: number): number | undefined {
  const first = Math.max(0, before - yearDays)
  if (before - first < fewestDays) return undefined
  const sizes = new Float64Array(before - first - weekDays + 1)
  for (let i = 0; i < sizes.length; i++) sizes[i] = Math.abs(Math.log(closes[first + i + weekDays] / closes[first + i]))
  return sortedQuantile(sizes.sort(), 0.8)
}

/** The range of the week after the last of some daily closes, with how often such ranges held; undefined for a coin that is too young. */
export function weekAhead(closes: ArrayLike<number>): WeekAhead | undefined {
  const last = closes.length - 1
  const halfWidth = usualWeek(closes, last)
  if (halfWidth === undefined) return undefined
  let [weeks, held] = [0, 0]
  for (let end = last; weeks < mostWeeks; end -= weekDays) {
    const width = usualWeek(closes, end - weekDays)
    if (width === undefined) break
    weeks++
    if (Math.abs(Math.log(closes[end] / closes[end - weekDays])) <= width) held++
  }
  return { halfWidth, weeks, held }
}
