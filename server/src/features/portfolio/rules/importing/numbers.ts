import { type DecimalHabit, habitOf, languageOfHabit, readNumber } from '@pusula/words/reading'
import Big from 'big.js'
import { inSlices } from '../../../../platform/slices.ts'
import { assetOf } from './assets.ts'
import { cellIn, type Table } from './table.ts'

/** Largest amount that is stored; whatever is larger is a slip. */
const limits = { isSigned: true, most: '999999999999999.99999999', least: '-999999999999999.99999999' } as const

/** As most numbers come: nothing to find out about them. */
const plain = /^-?\d{1,15}(?:\.\d{1,12})?$/

/** Accounts write what went in brackets: ($20,000.00). */
const unbracketed = (written: string): string => written.replace(/^\((.*)\)$/, '-$1')

/** A number as exchanges and spreadsheets write it, in the habit of its column; undefined where it is none. */
export function numberIn(written: string, habit: DecimalHabit): Big | undefined {
  if (habit === 'point' && plain.test(written)) return Big(written)
  // A spreadsheet keeps a number a text with an apostrophe; an exchange says with dashes that there is none.
  const text = unbracketed(written.replace(/^'/, '')).replace(/^([+-]?)£/, '$1')
  const read = readNumber(text, languageOfHabit[habit], limits)
  // So many percent of an order that were done are no amount.
  return read.kind === 'refused' || read.unit === '%' ? undefined : Big(read.value)
}

/** Whether it is one for certain, without reading it. */
export const isPlain = (written: string): boolean => plain.test(written)

/** The digits of a cell, without the unit that stands behind them: 0.0012BTC. */
export const digitsOf = (cell: string): string => /^\D{0,3}?-?[\d.,' ]+/.exec(cell)?.[0].trim() ?? ''

interface OpenDecimals {
  column: string
  line: number
  written: string
}

interface Habits {
  of: (column: number) => DecimalHabit
  /** A column whose numbers can all be read in two ways. */
  open: OpenDecimals | undefined
}

/** A number with one point in which nothing tells whether that parts thousands. */
const oddPoint = /(^|\D)[1-9]\d{0,2}\.\d{3}(\D|$)/
const hasOnePoint = (cell: string) => !cell.includes(',') && cell.indexOf('.') === cell.lastIndexOf('.')

/**
 * The habit of each column of numbers, found out over all of its lines: one clear number tells how the others are meant.
 * A column without one follows the rest of the file, and else what its maker is known to write. Where nobody tells, or
 * the clear numbers contradict each other, the file is not guessed at.
 */
export async function habitsOf(
  table: Table,
  columns: readonly number[],
  usual: DecimalHabit | undefined,
  answered: DecimalHabit | undefined,
): Promise<Habits> {
  const habits = new Map<number, DecimalHabit | 'both'>()
  const unclear = new Map<number, OpenDecimals>()
  await inSlices(table.rows, row => {
    for (const column of columns) {
      const cell = cellIn(row, column)
      if (/^\d*$/.test(cell)) continue
      const before = habits.get(column)
      // Most numbers are like the ones before: they tell nothing new.
      if (before === 'point' && hasOnePoint(cell) && (unclear.has(column) || !oddPoint.test(cell))) continue
      const written = digitsOf(cell)
      const habit = habitOf(written)
      if (habit === 'either') {
        if (!unclear.has(column)) unclear.set(column, { column: table.names[column] ?? '', line: row.line, written })
      } else if (habit) habits.set(column, before && before !== habit ? 'both' : habit)
    }
  })
  const all = new Set(habits.values())
  const [only] = all.size === 1 ? all : []
  const rest = answered ?? (only === 'both' ? undefined : only) ?? usual
  const isOpen = (column: number) => habits.get(column) === 'both' || (!habits.has(column) && !rest)
  const open = answered ? undefined : [...unclear].find(([column]) => isOpen(column))?.[1]
  const of = (column: number) => {
    const habit = habits.get(column)
    return (habit === 'both' ? answered : habit) ?? rest ?? 'point'
  }
  return { of, open }
}

/** No amount is written at greater length, and to look at each place where its unit may begin takes time. */
const longestAmount = 100

/** An amount with its unit behind it: 0.0012BTC, 1,250.5 USDT. Where units are known it ends with one of them. */
export function amountIn(written: string, habit: DecimalHabit, known: (unit: string) => boolean) {
  if (written.length > longestAmount) return undefined
  const text = unbracketed(written.toUpperCase().replaceAll(' ', ''))
  // Some units begin with digits: 5.000000001INCH is five of 1INCH, which only the pair tells.
  for (let at = 1; at < text.length; at++) {
    const unit = text.slice(at)
    if (!/^[A-Z0-9]+$/.test(unit) || !known(unit)) continue
    const quantity = numberIn(text.slice(0, at), habit)
    if (quantity) return { quantity, asset: unit }
  }
  const [, digits = '', asset = ''] = /^(-?[\d.,]+)([A-Z][A-Z0-9]*)?$/.exec(text) ?? []
  const quantity = numberIn(digits, habit)
  return quantity && { quantity, asset }
}

/** What a column says in brackets that its amounts are of: Value_IN(ETH). */
export const unitNamed = (name: string): string => {
  const [, unit = ''] = /\(([A-Z][A-Z\d]{1,9})\)$/.exec(name) ?? []
  return /^(UTC|GMT)$/.test(unit) ? '' : assetOf(unit)
}

/** The money or the coin that stands beside the digits of a cell: EUR of €60 000. Empty where there is none. */
export function unitBeside(written: string): string {
  const unit = written.replace(/[\s\d.,'’()+−–-]/g, '').toUpperCase()
  // 1e-7 has none.
  return unit === 'E' ? '' : assetOf(unit)
}
