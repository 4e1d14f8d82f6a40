import type { RowFault } from '@pusula/contract'
import { type OwnCoin, symbolOf } from '../../market/index.ts'

interface Row {
  line: number
  coin: OwnCoin
}
export interface Fault {
  line: number
  fault: RowFault
  /** What stands there, as far as it could be read. */
  cells?: readonly string[]
}
export type ReadRow = Row | Fault

export const isFault = (row: ReadRow): row is Fault => 'fault' in row

/** CSV injection: what begins so, a spreadsheet takes for a formula and runs. */
const formula = /^[=+\-@\t\r]/
/** The export puts this before the market's own names that begin so. */
const guard = /^'(?=[=+\-@\t\r])/
const idForm = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/
const symbolForm = /^[A-Z0-9.]{1,20}$/
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
const nameMax = 100

/** Letters without case; the four i of Turkish are one. */
export const folded = (text: string): string => text.replace(/[ıİ]/g, 'i').toLowerCase()

/** Whether a row says what is there already; the export may have put a guard before its name. */
export const isSame = (known: OwnCoin, { id, name }: OwnCoin): boolean =>
  known.id === id && known.name.trim() === name.replace(guard, '')

/** Reads the three cells of a row: a coin, or what is wrong with it. */
export function readRow(line: number, cells: readonly string[]): ReadRow {
  const [id = '', given = '', name = ''] = cells.map(cell => cell.trim())
  const symbol = given.replace(/[ıİ]/g, 'i').toUpperCase()
  const fault = cells.some(cell => formula.test(cell) || formula.test(cell.trim()))
    ? 'formula'
    : faultOf({ id, symbol, name })
  return fault ? { line, fault, cells } : { line, coin: { id, symbol, name } }
}

function faultOf({ id, symbol, name }: OwnCoin): RowFault | undefined {
  if (!idForm.test(id)) return 'id'
  // What means another coin as soon as somebody writes it, such as BTCUSDT, cannot be a name of its own.
  if (!symbolForm.test(symbol) || symbolOf(symbol) !== symbol) return 'symbol'
  return !name || name.length > nameMax || unprintable.test(name) ? 'name' : undefined
}

/** Marks a row whose id or symbol stood in an earlier one. */
export function duplicateMarker(): (row: ReadRow) => ReadRow {
  const ids = new Set<string>()
  const symbols = new Set<string>()
  return row => {
    if (isFault(row)) return row
    const { line, coin } = row
    if (ids.size === ids.add(folded(coin.id)).size) return { line, fault: 'duplicateId' }
    if (symbols.size === symbols.add(coin.symbol).size) return { line, fault: 'duplicateSymbol' }
    return row
  }
}
