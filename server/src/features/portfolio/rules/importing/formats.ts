import type { BadReason, ImportFormat } from '@pusula/contract'
import { Problem } from '../../../../platform/problem.ts'
import { inSlices } from '../../../../platform/slices.ts'
import { readBinance } from './binance.ts'
import { readCoinbase } from './coinbase.ts'
import { readOwn } from './own.ts'
import { type Line, type Table, tableOf } from './table.ts'

/** A purchase or a sale as a file tells it; the coin is not looked up yet. */
export interface FileTrade {
  /** Where the file says under which id it was exported. */
  id?: string | undefined
  kind: 'buy' | 'sell'
  coin: string
  quantity: string
  usdCostBasis: string
  feeUsd: string
  tradedAt: string
  notes: string | null
  /** A fee was paid in a coin whose price of that day the file does not say. */
  hasForeignFee?: boolean
}

/** What a line is: a trade, something that is none, or a mistake. */
export type Reading = FileTrade | 'noTrade' | { bad: BadReason }

export interface FileFormat {
  name: ImportFormat
  isHeader: (columns: readonly string[]) => boolean
  read: (line: Line, table: Table) => Reading
}

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
