import type { ColumnReading } from '@pusula/contract'
import { habitOf } from '@pusula/words/reading'
import { inSlices } from '../../../../platform/slices.ts'
import { assetOf, isCountryMoney, isMoney, pairIn, sideOf, sideWordIn } from './assets.ts'
import { clockAhead, instantIn, orderOf, shortYearOf } from './dates.ts'
import { wayOf } from './formats/mapped.ts'
import type { Values } from './formats/suggest.ts'
import { rewards } from './formats/two-sided.ts'
import { digitsOf, numberIn, unitBeside } from './numbers.ts'
import { noTrade } from './orders.ts'
import { cellIn, folded, type Table } from './table.ts'

/** Enough lines to meet a purchase and a sale. */
const maxLooked = 1_000
const longestSide = 40

type Side = 'buy' | 'sell'

/** What the first line of each column would be read as: whoever maps them sees it before anything is counted. */
export async function columnReadings(table: Table): Promise<ColumnReading[]> {
  const sides = await sidesIn(table)
  const readings: ColumnReading[] = []
  for (const column of table.names.keys()) {
    const cell = cellIn(table.rows[0], column)
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

const isMoneyCell = (cell: string) => isCountryMoney(assetOf(cell)) || isMoney(assetOf(cell))
/** A pair, or the short name of something that is no money of a country. */
const isCoin = (cell: string) =>
  pairIn(cell) !== undefined || (/^(?=.*[A-Z])[A-Z\d]{2,10}$/.test(cell) && !isCountryMoney(cell))
/** Where the name of a column says that it holds coins, small letters will do. */
const isSmallCoin = (cell: string) => /^[a-z]{2,5}$/.test(cell) && !isMoneyCell(cell)
const isSide = (cell: string) => cell.length <= longestSide && sideOf(sideWordIn(folded(cell))) !== undefined

/**
 * Whether a column can be what its name suggests: one of dates has a date, one of sides says buying or selling, one of
 * numbers has digits and is no date. "Buyer Deposit" is no side, and "Time in force" no time. What came and what went are
 * numbers in every line, and their units words: "Sent to" with an address is neither.
 */
export function valuesOf(table: Table, readings: readonly ColumnReading[]): Values {
  const looked = table.rows.slice(0, maxLooked)
  const toldIn = (column: number) => looked.map(row => cellIn(row, column)).filter(cell => !/^[-–—]*$/.test(cell))
  const numbersRead = new Map<number, number[]>()
  const numbersIn = (column: number): number[] => {
    const known = numbersRead.get(column) ?? numbersOf(looked.map(row => cellIn(row, column)))
    numbersRead.set(column, known)
    return known
  }
  return {
    fits: (part, column) => {
      const { moment = null, sides = [] } = readings[column] ?? {}
      const known = toldIn(column)
      if (part === 'date') return moment !== null
      if (part === 'kind') return sides.length > 0
      if (part === 'money') return known.every(isMoneyCell)
      if (part === 'coin') return known.length === 0 || known.some(cell => isCoin(cell) || isSmallCoin(cell))
      if (sideAmounts.includes(part)) return known.length > 0 && known.every(cell => aNumber.test(cell))
      if (sideCoins.includes(part)) return known.every(cell => /[A-Za-z]/.test(cell) && cell.length <= longestSide)
      if (!numbers.includes(part)) return true
      // So many percent are no amount, and an empty column is nobody's price.
      return (
        (known.length === 0 && (part === 'fee' || part === 'quantity')) ||
        known.some(cell => /\d/.test(cell) && !aDate.test(cell) && !cell.endsWith('%'))
      )
    },
    isAll: (part, column) => {
      const known = toldIn(column)
      if (part === 'date') return (readings[column]?.moment ?? null) !== null
      if (part === 'kind') return known.some(isSide) && known.every(cell => isSide(cell) || wayOf(folded(cell)))
      return known.length > 0 && known.every(part === 'coin' ? isCoin : isMoneyCell)
    },
    isFilled: column => toldIn(column).length * 2 >= looked.length,
    hasUnits: column => toldIn(column).some(cell => aNumber.test(cell) && /^[A-Z]{2,10}$/.test(unitBeside(cell))),
    // Some call everything that came an income.
    saysIncome: column =>
      toldIn(column).some(cell => cell.length <= longestSide && !/^income$/i.test(cell) && rewards.test(folded(cell))),
    isProduct: (one, other, product) => isProductIn(numbersIn(one), numbersIn(other), numbersIn(product)),
    hasSigns: column => numbersIn(column).some(number => number < 0),
    isLedger: (date, coin, change, kind) => {
      const changes = numbersIn(change)
      const isSigned = changes.some(number => number < 0)
      const isOut = (row: number) =>
        isSigned ? (changes[row] ?? 0) < 0 : sideOf(sideWordIn(folded(cellIn(looked[row], kind)))) === 'sell'
      const moments = new Map<string, { rows: number; coins: Set<string>; ways: Set<boolean> }>()
      let trades = 0
      for (const [row, line] of looked.entries()) {
        if (wayOf(folded(cellIn(line, kind)))) continue
        trades++
        const moment = cellIn(line, date)
        const seen = moments.get(moment) ?? { rows: 0, coins: new Set(), ways: new Set() }
        moments.set(moment, {
          rows: seen.rows + 1,
          coins: seen.coins.add(cellIn(line, coin)),
          ways: seen.ways.add(isOut(row)),
        })
      }
      const traded = [...moments].filter(
        ([moment, { coins, ways }]) => moment.includes(':') && coins.size > 1 && ways.size > 1,
      )
      return traded.reduce((sum, [, { rows }]) => sum + rows, 0) * 2 > trades
    },
  }
}

/** A fee may be in what was paid, and prices are rounded. */
const productSlack = 0.01
function isProductIn(one: readonly number[], other: readonly number[], product: readonly number[]): boolean {
  let seen = 0
  for (const [row, number] of one.entries()) {
    const ratio = Math.abs((number * (other[row] ?? 0)) / (product[row] ?? 0))
    // Once something is itself: that tells nothing.
    if (!Number.isFinite(ratio) || ratio === 0 || number === 1) continue
    if (Math.abs(ratio - 1) > productSlack) return false
    seen++
  }
  return seen > 0
}

/** As most of its cells are written; NaN where there is no number. */
function numbersOf(cells: readonly string[]): number[] {
  const isComma = cells.some(cell => habitOf(digitsOf(cell)) === 'comma')
  return cells.map(cell => Number(numberIn(digitsOf(cell), isComma ? 'comma' : 'point') ?? Number.NaN))
}

/** As the clock of the file shows it: on which one it runs is found out later. */
async function momentIn(table: Table, column: number, cell: string): Promise<ColumnReading['moment']> {
  const shortYear = /^\d{2}-\d{2}-\d{2}(?!\d)/.test(cell) ? await shortYearOf(table, column) : undefined
  const [dayFirst, monthFirst] = (['dayFirst', 'monthFirst'] as const).map(first =>
    instantIn(cell, first, clockAhead(0), shortYear),
  )
  const either = dayFirst ?? monthFirst
  if (!either) return null
  const { order, open, because = null } = await orderOf(table, column)
  return {
    dayFirst: dayFirst?.at ?? null,
    monthFirst: monthFirst?.at ?? null,
    isZoned: either.isZoned,
    order: open && shortYear !== 'first' ? null : order,
    because: open || shortYear === 'first' ? null : because,
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
  for (const row of rows.slice(0, maxLooked)) for (const column of names.keys()) yield [column, cellIn(row, column)]
}
