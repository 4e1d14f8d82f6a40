import type { BadRows } from '@pusula/contract'
import { asProblem } from '../../../lib/problem.ts'

/** The rows that a refused file was refused for; none when it was refused as a whole. */
export function badRowsOf(error: unknown): BadRows {
  const { rows, count } = asProblem(error).details
  return Array.isArray(rows) ? { rows, count: typeof count === 'number' ? count : rows.length } : { rows: [], count: 0 }
}
