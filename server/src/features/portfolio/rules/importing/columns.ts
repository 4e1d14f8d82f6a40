import type { ColumnReading } from '@pusula/contract'
import { inSlices } from '../../../../platform/slices.ts'
import { sideOf, sideWordIn } from './assets.ts'
import { clockAhead, instantIn, orderOf } from './dates.ts'
import { pairIn } from './formats/mapped.ts'
import type { Values } from './formats/suggest.ts'
import { unitBeside } from './numbers.ts'
import { noTrade } from './orders.ts'
import { folded, type Table } from './table.ts'

/** Enough lines to meet a purchase and a sale. */
const maxLooked = 1_000
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
const sideAmounts: readonly string[] = ['received', 'sent']
const sideCoins: readonly string[] = ['receivedCoin', 'sentCoin', 'feeCoin']
const aNumber = /^[-+−]?\W{0,3}\d[\d.,'’ ]*(e-?\d+)?( ?[A-Za-z]{2,10})?$/i
const aDate = /^\d{4}-\d{2}-\d{2}/

/**
 * Whether a column can be what its name suggests: one of dates has a date, one of sides says buying or selling, one of
 * numbers has digits and is no date. "Buyer Deposit" is no side, and "Time in force" no time. What came and what went are
 * numbers in every line, and their units words: "Sent to" with an address is neither.
 */
export function valuesOf(table: Table, readings: readonly ColumnReading[]): Values {
  const looked = table.rows.slice(0, maxLooked)
  const toldIn = (column: number) => looked.map(({ cells }) => cells[column] ?? '').filter(cell => cell !== '')
  return {
    fits: (part, column) => {
      const { moment = null, sides = [] } = readings[column] ?? {}
      const known = toldIn(column)
      if (part === 'date') return moment !== null
      if (part === 'kind') return sides.length > 0
      if (sideAmounts.includes(part)) return known.length > 0 && known.every(cell => aNumber.test(cell))
      if (sideCoins.includes(part)) return known.every(cell => /[A-Za-z]/.test(cell) && cell.length <= longestSide)
      if (!numbers.includes(part)) return true
      return known.length === 0 || known.some(cell => /\d/.test(cell) && !aDate.test(cell))
    },
    hasUnits: column => toldIn(column).some(cell => aNumber.test(cell) && /^[A-Z]{2,10}$/.test(unitBeside(cell))),
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
  for (const { cells } of rows.slice(0, maxLooked))
    for (const column of names.keys()) yield [column, cells[column] ?? '']
}
