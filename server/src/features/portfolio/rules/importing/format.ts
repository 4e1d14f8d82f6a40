import type { ImportFormat } from '@pusula/contract'
import type { DecimalHabit } from '@pusula/words/reading'
import type Big from 'big.js'
import { inSlices } from '../../../../platform/slices.ts'
import { assetOf, sideOf } from './assets.ts'
import { type Amount, bad, type Reading } from './facts.ts'
import { folded } from './table.ts'

/** A line as the reader of a format sees it. Columns are named as `folded` spells them. */
export interface Row {
  line: number
  columns: readonly string[]
  /** Where several columns have one name, `nth` counts them from 0; empty where there is no such column. */
  cell: (column: string | undefined, nth?: number) => string
  /** Undefined where nothing stands there, or no number. */
  number: (column: string | undefined, nth?: number) => Big | undefined
  /** An amount with its unit behind it. */
  amount: (column: string | undefined, isUnit?: (unit: string) => boolean) => Amount | undefined
  /** An instant, or a calendar day where no hour is written. */
  at: (column: string | undefined, nth?: number) => string | undefined
}

export interface FileFormat {
  name: ImportFormat
  isHead: (columns: readonly string[]) => boolean
  /** Which columns hold numbers, and which one the date. */
  isNumber: (column: string) => boolean
  isDate: (column: string) => boolean
  /** Where the hour may stand in a column of its own. */
  isClock?: (column: string) => boolean
  /** Where a number below zero makes no sense: what it means is asked. */
  isPrice?: (column: string) => boolean
  /** What its maker writes where no line tells; undefined where that is not known. */
  habit?: DecimalHabit
  /** Minutes ahead of UTC where neither the column nor the cell says it; undefined where nobody knows. */
  minutesAhead?: number
  /** Its dates begin with the last two digits of the year. */
  hasShortYears?: boolean
  /** Lines that tell of one trade together; each for itself where nothing is said. */
  group?: (rows: readonly Row[]) => Promise<Iterable<readonly Row[]>>
  read: (rows: readonly [Row, ...Row[]]) => Reading
}

export const hasAll = (columns: readonly string[], ...needed: string[]): boolean =>
  needed.every(column => columns.includes(column))

export const oneOf =
  (...names: string[]) =>
  (column: string): boolean =>
    names.includes(column)

/** What a column of hours beside one of days is called. */
export const isClock = oneOf('saat', 'islem saati', 'time', 'hour')

interface PairTrade {
  at: string | undefined
  side: string
  pair: { base: string; quote: string } | undefined
  quantity: Big | undefined
  /** What was paid or received for all of it, without the fee. */
  total?: Big | undefined
  price?: Big | undefined
  fee?: Amount | undefined
  note: string
  tradeId?: string | undefined
}

/** A trade of one side of a pair against the other. */
export function pairTrade({ at, side, pair, quantity, total, price, fee, note, tradeId }: PairTrade): Reading {
  const kind = sideOf(folded(side))
  if (!at) return bad('date')
  if (!kind) return bad('kind')
  if (!pair) return bad('currency')
  if (!quantity?.gt(0)) return bad('quantity')
  const paid = total ?? (price && quantity.times(price))
  if (!paid?.gte(0)) return bad('price')
  if (fee && !fee.quantity.gte(0)) return bad('fee')
  const base = { quantity, asset: pair.base }
  const quote = { quantity: paid, asset: pair.quote }
  const fees = fee?.quantity.gt(0) ? [{ ...fee, asset: assetOf(fee.asset) || pair.quote }] : []
  const sides = kind === 'buy' ? { in: base, out: quote } : { in: quote, out: base }
  return { kind: 'swap', at, ...sides, fees, quote: pair.quote, note, tradeId }
}

/** What was given and what came, each with its unit in a cell of its own. */
export function conversionOf({ at: atOf, amount }: Row, dateColumn: string | undefined, note: string): Reading {
  const [at, out, into] = [atOf(dateColumn), amount('sell'), amount('buy')]
  if (!at) return bad('date')
  if (!out?.asset || !into?.asset) return bad('quantity')
  const named = (side: Amount): Amount => ({ ...side, asset: assetOf(side.asset) })
  return { kind: 'swap', at, out: named(out), in: named(into), fees: [], note }
}

/** Rows that share a key, in the order in which the keys come; a row without one stands alone. */
export async function groupedBy(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): Promise<Iterable<Row[]>> {
  const groups = new Map<string, Row[]>()
  await inSlices(rows, row => {
    const key = keyOf(row) ?? `line ${row.line}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  })
  return groups.values()
}

/** What a side of several lines adds up to; undefined where it is of several coins. */
export function sumOf(amounts: readonly Amount[]): Amount | undefined {
  const [first] = amounts
  if (!first || amounts.some(({ asset }) => asset !== first.asset)) return undefined
  return {
    asset: first.asset,
    quantity: amounts.reduce((sum, { quantity }) => sum.plus(quantity), first.quantity.minus(first.quantity)),
  }
}
