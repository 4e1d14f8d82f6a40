import type { EconomySeriesName, seriesFaults } from '@pusula/contract'
import { type MonthlySeries, monthName, monthNumber } from '@pusula/engine'

export type Refused = { refused: (typeof seriesFaults)[number] }
export const isRefused = (outcome: MonthlySeries | Refused): outcome is Refused => 'refused' in outcome

/** Plausibility bounds of new months against the known ones: in proportion, the last ones less strictly since they are still revised. */
interface Terms {
  tolerance: number
  revisedMonths: number
  revisedTolerance: number
  /** A month is not further from the one before than this, in logarithms; undefined where values are percents. */
  maxStep?: number
}
const anIndex: Terms = { tolerance: 2e-4, revisedMonths: 0, revisedTolerance: 0, maxStep: 0.25 }
const terms: Record<EconomySeriesName, Terms> = {
  tuik: anIndex,
  enag: anIndex,
  us: anIndex,
  euro: { ...anIndex, revisedMonths: 2, revisedTolerance: 3e-3 },
  deposit: { tolerance: 5e-3, revisedMonths: 1, revisedTolerance: 0.2 },
  gold: { tolerance: 5e-3, revisedMonths: 1, revisedTolerance: 0.05, maxStep: 0.5 },
}
const percents = { least: -1, most: 100 }
/** Fewer common months do not show that two series are the same. */
const minCommon = 12

const lastMonthOf = ({ from, values }: MonthlySeries) => monthNumber(from) + values.length - 1
const valueIn = ({ from, values }: MonthlySeries, month: number) => values[month - monthNumber(from)] ?? null

/** Months as a series; null between the first and the last where one is missing. */
export function seriesOf(months: ReadonlyMap<string, number>): MonthlySeries | Refused {
  const known = [...months.keys()].sort()
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return { refused: 'unreadable' }
  const from = monthNumber(first)
  const values = Array.from({ length: monthNumber(last) - from + 1 }, (_, i) => months.get(monthName(from + i)) ?? null)
  return { from: first, values }
}

function isPlausible(series: MonthlySeries, { maxStep }: Terms): boolean {
  let before: number | null = null
  for (const value of series.values) {
    if (value === null) continue
    if (maxStep === undefined) {
      if (value <= percents.least || value >= percents.most) return false
    } else if (!(value > 0) || (before !== null && Math.abs(Math.log(value / before)) > maxStep)) return false
    before = value
  }
  return true
}

/**
 * Known months with those that were offered: one that was rebased is taken, one that is shorter, or whose months do not keep
 * the proportions of the known ones, is not. Months before the offered ones stay, in its base.
 */
export function updated(
  name: EconomySeriesName,
  known: MonthlySeries,
  offered: MonthlySeries,
): MonthlySeries | Refused {
  const { tolerance, revisedMonths, revisedTolerance, maxStep } = terms[name]
  if (!isPlausible(offered, terms[name])) return { refused: 'implausible' }
  if (lastMonthOf(offered) < lastMonthOf(known)) return { refused: 'short' }
  const common: { month: number; ratio: number }[] = []
  for (let month = monthNumber(known.from); month <= lastMonthOf(known); month++) {
    const [old, fresh] = [valueIn(known, month), valueIn(offered, month)]
    if (old && fresh) common.push({ month, ratio: fresh / old })
    // A known month that is missing from what was offered.
    else if (old && month >= monthNumber(offered.from)) return { refused: 'short' }
  }
  if (common.length < Math.min(minCommon, known.values.length)) return { refused: 'short' }
  const ratios = common.map(({ ratio }) => ratio).sort((one, other) => one - other)
  // A rate in percent has no base.
  const base = maxStep === undefined ? 1 : (ratios[Math.floor(ratios.length / 2)] ?? 1)
  const holds = ({ month, ratio }: (typeof common)[number]) =>
    Math.abs(ratio / base - 1) <= (month > lastMonthOf(known) - revisedMonths ? revisedTolerance : tolerance)
  if (!common.every(holds)) return { refused: 'apart' }
  const earlier = Math.max(0, monthNumber(offered.from) - monthNumber(known.from))
  const before = known.values.slice(0, earlier).map(value => (value === null ? null : value * base))
  return before.length ? { from: known.from, values: [...before, ...offered.values] } : offered
}

/** Lines of a month and a value, as a person types or a table program saves them: 2026-09 or 2026/9, point or comma. */
export function readLines(text: string): MonthlySeries | Refused {
  const months = new Map<string, number>()
  for (const line of text.split(/\r?\n/)) {
    const found = /^\s*"?(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?"?\s*[,;\t ]\s*"?(-?\d+(?:[.,]\d+)?)"?\s*$/.exec(line)
    const month = Number(found?.[2])
    if (found && month >= 1 && month <= 12)
      months.set(`${found[1]}-${String(month).padStart(2, '0')}`, Number(found[3]?.replace(',', '.')))
    // A head may stand above the first line; anything else that is not a month is a mistake.
    else if (line.trim() && months.size) return { refused: 'unreadable' }
  }
  return seriesOf(months)
}
