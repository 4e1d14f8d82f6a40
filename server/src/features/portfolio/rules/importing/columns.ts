import type { ColumnReading } from '@pusula/contract'
import { sideOf, sideWordIn } from './assets.ts'
import { clockAhead, instantIn, orderOf } from './dates.ts'
import { pairIn } from './formats/mapped.ts'
import { noTrade } from './orders.ts'
import { folded, type Table } from './table.ts'

/** Enough lines to meet a purchase and a sale. */
const mostLooked = 1_000
const longestSide = 40

/** What the first line of each column would be read as: whoever maps them sees it before anything is counted. */
export async function columnReadings(table: Table): Promise<ColumnReading[]> {
  const readings: ColumnReading[] = []
  for (const column of table.names.keys()) {
    const cell = table.rows[0]?.cells[column] ?? ''
    readings.push({
      moment: await momentIn(table, column, cell),
      sides: sidesIn(table, column),
      pair: pairIn(cell) ?? null,
    })
  }
  return readings
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
    because,
  }
}

function sidesIn(table: Table, column: number): ColumnReading['sides'] {
  const sides = new Map<'buy' | 'sell', string>()
  for (const { cells } of table.rows.slice(0, mostLooked)) {
    const written = (cells[column] ?? '').slice(0, longestSide)
    const kind = noTrade(folded(written)) ? undefined : sideOf(sideWordIn(folded(written)))
    if (kind && !sides.has(kind)) sides.set(kind, written)
  }
  return [...sides].map(([kind, written]) => ({ kind, written }))
}
