import { type TurnRow, turnLimits } from '@pusula/contract'
import { type Skill, skillOf } from '@pusula/engine'
import { dayBefore, daysBetween } from './rules.ts'
import type { PlayerSums, TableEntry } from './store/table.ts'

/** Row limits of the table. */
export const maxRows = 200
export const maxFew = 50

/** A call of two days ago is over: days since the first one on which nothing was given count as "no change". */
function missedDays(firstDay: string, days: number, today: string): number {
  return Math.max(0, daysBetween(firstDay, dayBefore(today, 2)) + 1 - days)
}

const ratiosOf = ({ better, low, high }: Skill) => ({ betterRatio: better, lowRatio: low, highRatio: high })

/** Wholly on one side of "no change", and enough calls that luck is not crowned. */
export const isClear = (graded: number, { low, high }: Skill): boolean =>
  graded >= turnLimits.clearFrom && low !== null && high !== null && (low > 0 || high < 0)

type Named = Pick<TableEntry, 'name' | 'kind'> & { isMine: boolean; isPrivate: boolean }

/** A row of the table; undefined before anything was graded. */
export function rowOf(sums: PlayerSums, named: Named, today: string): TurnRow | undefined {
  const { graded, held, firstDay, ranges, quantiles, quantileGraded } = sums
  const skill = skillOf(ranges, missedDays(firstDay, ranges.days, today))
  if (!skill) return undefined
  const byCrps = skillOf(quantiles, missedDays(firstDay, quantiles.days, today))
  const { name, kind, isMine, isPrivate } = named
  return {
    ...{ name, kind, isMine, isPrivate, graded, heldRatio: held / graded, ...ratiosOf(skill) },
    isClear: isClear(graded, skill),
    quantiles: byCrps ? { graded: quantileGraded, ...ratiosOf(byCrps) } : null,
  }
}

/** The cautious end decides: who is uncertain stands below, however lucky. */
const cautious = (a: TurnRow, b: TurnRow) =>
  (b.lowRatio ?? Number.NEGATIVE_INFINITY) - (a.lowRatio ?? Number.NEGATIVE_INFINITY) ||
  a.name.localeCompare(b.name, 'tr')

/** Rows in the order of the table, those with few calls apart. */
export function inOrder(all: readonly TurnRow[]): { rows: TurnRow[]; few: TurnRow[] } {
  const isListed = ({ graded }: TurnRow) => graded >= turnLimits.listedFrom
  return {
    rows: all.filter(isListed).sort(cautious),
    few: all.filter(row => !isListed(row)).sort((a, b) => b.graded - a.graded || cautious(a, b)),
  }
}
