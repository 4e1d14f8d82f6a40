import type { RowFault } from '@pusula/contract'
import { withEach } from '../../../platform/long-work.ts'
import { type OwnCoin, symbolOf } from '../../market/index.ts'

export interface Row {
  line: number
  coin: OwnCoin
}
export interface Fault {
  line: number
  fault: RowFault
}
export type ReadRow = Row | Fault

export const isFault = (row: ReadRow): row is Fault => 'fault' in row

/** A spreadsheet runs what begins so: a list that is exported and opened must not. */
const formula = /^[=+\-@\t\r]/
const idForm = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/
const symbolForm = /^[A-Z0-9.]{1,20}$/
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
const nameMax = 100

/** Reads the three cells of a row: a coin, or what is wrong with it. */
export function readRow(line: number, [idCell, symbolCell, nameCell]: readonly string[]): ReadRow {
  const [id, given, name] = [idCell, symbolCell, nameCell].map(cell => (cell ?? '').trim()) as [string, string, string]
  if ([idCell, symbolCell, nameCell].some(cell => formula.test(cell ?? '') || formula.test((cell ?? '').trim())))
    return { line, fault: 'formula' }
  if (!idForm.test(id)) return { line, fault: 'id' }
  const symbol = given.replace(/[ıİ]/g, 'i').toUpperCase()
  // What means another coin as soon as somebody writes it, such as BTCUSDT, cannot be a name of its own.
  if (!symbolForm.test(symbol) || symbolOf(symbol) !== symbol) return { line, fault: 'symbol' }
  if (!name || name.length > nameMax || unprintable.test(name)) return { line, fault: 'name' }
  return { line, coin: { id, symbol, name } }
}

/** Marks the rows whose id or symbol stands in an earlier one. */
export async function markDuplicates(rows: readonly ReadRow[]): Promise<ReadRow[]> {
  const ids = new Set<string>()
  const symbols = new Set<string>()
  const marked = (row: ReadRow): ReadRow => {
    if (isFault(row)) return row
    const { line, coin } = row
    if (ids.size === ids.add(coin.id).size) return { line, fault: 'duplicateId' }
    if (symbols.size === symbols.add(coin.symbol).size) return { line, fault: 'duplicateSymbol' }
    return row
  }
  const all: ReadRow[] = []
  await withEach(rows, row => all.push(marked(row)))
  return all
}
