import type { BadReason, ImportFormat } from '@pusula/contract'
import { csvRows, type Separator } from '../../../../platform/csv.ts'

/** A line of a file. */
interface Line {
  /** As an editor counts: the first line of the file is 1. */
  number: number
  /** What stands in a column, by its name in small letters. */
  cell: (column: string) => string
  /** Nothing stands in any of them. */
  isEmpty: boolean
}

export interface Table {
  delimiter: Separator
  columns: readonly string[]
  /** They are read one by one, so that whoever reads them may rest in between, or stop. */
  lines: Iterable<Line>
}

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

const delimiters: readonly Separator[] = [',', ';', '\t']

/** The columns are named near the beginning, below a few lines about the owner, or nowhere. */
const longestBeginning = 20_000
const mostLinesAbove = 30

/** More than any of the files has; what stands beyond belongs to no column. */
const mostCells = 100

/** The table of a CSV file, from the first line that has all the columns wanted; undefined where there is none. */
export function tableOf(text: string, isHeader: (columns: readonly string[]) => boolean): Table | undefined {
  const clean = text.replace(/^\uFEFF/, '')
  for (const delimiter of delimiters) {
    let seen = 0
    for (const { line, cells } of csvRows(clean.slice(0, longestBeginning), delimiter, mostCells)) {
      const columns = cells?.map(cell => cell.trim().toLowerCase()) ?? []
      if (isHeader(columns)) return { delimiter, columns, lines: linesBelow(clean, delimiter, line, columns) }
      if (++seen > mostLinesAbove) break
    }
  }
  return undefined
}

/** A line whose quotes do not end says nothing that could be read, and is not empty. */
function* linesBelow(text: string, delimiter: Separator, header: number, columns: readonly string[]): Generator<Line> {
  const places = new Map(columns.map((column, i) => [column, i]))
  for (const { line: number, cells } of csvRows(text, delimiter, mostCells))
    if (number > header)
      yield {
        number,
        cell: column => cells?.[places.get(column) ?? -1]?.trim() ?? '',
        isEmpty: cells?.every(cell => cell.trim() === '') ?? false,
      }
}
