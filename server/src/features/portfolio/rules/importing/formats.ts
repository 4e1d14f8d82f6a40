import type { BadReason, ImportFormat } from '@pusula/contract'
import { Problem } from '../../../../platform/problem.ts'
import { inSlices } from '../../../../platform/slices.ts'
import { readBinance } from './binance.ts'
import { readCoinbase } from './coinbase.ts'
import { readOwn } from './own.ts'
import { type FileFormat, type FileTrade, type Table, tableOf } from './table.ts'

const formats: readonly FileFormat[] = [readOwn, ...readBinance, readCoinbase]

export interface ReadFile {
  format: ImportFormat
  trades: { line: number; trade: FileTrade }[]
  bad: { line: number; reason: BadReason }[]
  noTrades: number
}

/** Everything a file says, line by line; undefined where nobody knows its columns. A file of more lines is refused. */
export async function readFile(text: string, mostLines: number): Promise<ReadFile | undefined> {
  for (const { name, isHeader, read } of formats) {
    const table = tableOf(text, isHeader)
    if (table) return sorted(name, table, read, mostLines)
  }
  return undefined
}

async function sorted(
  format: ImportFormat,
  table: Table,
  read: FileFormat['read'],
  mostLines: number,
): Promise<ReadFile> {
  const file: ReadFile = { format, trades: [], bad: [], noTrades: 0 }
  let lines = 0
  await inSlices(table.lines, line => {
    if (++lines > mostLines) throw new Problem('portfolio.full', { most: mostLines })
    if (line.isEmpty) return
    const reading = read(line, table)
    if (reading === 'noTrade') file.noTrades++
    else if ('bad' in reading) file.bad.push({ line: line.number, reason: reading.bad })
    else file.trades.push({ line: line.number, trade: reading })
  })
  return file
}
