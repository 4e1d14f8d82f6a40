import type { ColumnReading } from '@pusula/contract'
import { inSlices } from '../../../../platform/slices.ts'
import { sideOf, sideWordIn } from './assets.ts'
import { clockAhead, instantIn, orderOf } from './dates.ts'
import { pairIn } from './formats/mapped.ts'
import type { Fits } from './formats/suggest.ts'
import { noTrade } from './orders.ts'
import { folded, type Table } from './table.ts'

/** Enough lines to meet a purchase and a sale. */
const mostLooked = 1_000
const longestSide = 40

type Side = 'buy' | 'sell'

/** What the first line of each column would be read as: whoever maps them sees it before anything is counted. */
export async function columnReadings(table: Table): Promise<ColumnReading[]> {
  const sides = await sidesIn(table)
  const readings: ColumnReading[] = []
  for (const column of table.names.keys()) {
    const cell = table.rows[0]?.cells[column] ?? ''
    readings.push({
      moment: await momentIn(table, column, cell),
      sides: [...(sides[column] ?? [])].map(([kind, written]) => ({ kind, written })),
      pair: pairIn(cell) ?? null,
    })
  }
  return readings
}

const numbers: readonly string[] = ['quantity', 'price', 'total', 'fee']

/**
 * Whether a column can be what its name suggests: one of dates has a date, one of sides says buying or selling, one of
 * numbers has digits and is no date. "Buyer Deposit" is no side, and "Time in force" no time.
 */
export function fitsIn(table: Table, readings: readonly ColumnReading[]): Fits {
  return (part, column) => {
    const { moment = null, sides = [] } = readings[column] ?? {}
    if (part === 'date') return moment !== null
    if (part === 'kind') return sides.length > 0
    if (!numbers.includes(part)) return true
    const written = table.rows.slice(0, mostLooked).map(({ cells }) => cells[column] ?? '')
    const told = written.filter(cell => cell !== '')
    return told.length === 0 || told.some(cell => /\d/.test(cell) && !/^\d{4}-\d{2}-\d{2}/.test(cell))
  }
}

/** As the clock of the file shows it: on which one it runs is found out later. */
async function momentIn(table: Table, column: number, cell: string): Promise<ColumnReading['moment']> {
  const [dayFirst, monthFirst] = (['dayFirst', 'monthFirst'] as const).map(first =>
    instantIn(cell, first, clockAhead(0)),
  )
  const either = dayFirst ?? monthFirst
  if (!either) return null
  const { order, open, because = null } = await orderOf(table, column)
  return {
    dayFirst: dayFirst?.at ?? null,
    monthFirst: monthFirst?.at ?? null,
    isZoned: either.isZoned,
    order: open ? null : order,
    because: open ? null : because,
  }
}

/** How each column writes a purchase and a sale. A table of a hundred columns has many cells: others have their turns meanwhile. */
async function sidesIn(table: Table): Promise<Map<Side, string>[]> {
  const sides = table.names.map(() => new Map<Side, string>())
  await inSlices(cellsIn(table), ([column, cell]) => {
    const written = cell.slice(0, longestSide)
    const said = folded(written)
    const kind = noTrade(said) ? undefined : sideOf(sideWordIn(said))
    if (kind && !sides[column]?.has(kind)) sides[column]?.set(kind, written)
  })
  return sides
}

function* cellsIn({ names, rows }: Table): Generator<[column: number, cell: string]> {
  for (const { cells } of rows.slice(0, mostLooked))
    for (const column of names.keys()) yield [column, cells[column] ?? '']
}
