import { csvRows, type Separator } from '../../../../platform/csv.ts'
import { Problem } from '../../../../platform/problem.ts'
import { inSlices } from '../../../../platform/slices.ts'

/** A line of a file, cell by cell. */
interface TableRow {
  /** As an editor counts: the first line of the file is 1. */
  line: number
  /** Empty where its quotes do not end: it says nothing that could be read. */
  cells: readonly string[]
}

export interface Table {
  delimiter: Separator
  /** As they stand in the file. */
  names: readonly string[]
  /** The same as `folded` spells them. */
  columns: readonly string[]
  /** What stands above them, about the owner and the clock. */
  above: string
  rows: readonly TableRow[]
}

/** What is found near the beginning of a file, before its lines are read. */
export type Head = Omit<Table, 'rows'> & { line: number }

/** Empty where the line ends before that column. */
export const cellIn = (row: TableRow | undefined, column: number): string => row?.cells[column] ?? ''

const delimiters: readonly Separator[] = [',', ';', '\t']

/** The columns are named near the beginning, below a few lines about the owner, or nowhere. */
const longestBeginning = 20_000
const maxLinesAbove = 30

/** When, what and how much: no file of trades has fewer columns. */
const leastNames = 3

/** More than any of the files has; what stands beyond belongs to no column. */
const maxCells = 100
const longestName = 100

/** More than a person trades in a lifetime; a statement has several lines for one trade. */
export const maxLines = 300_000

/** A name in plain small letters, since files differ in capitals, dots and footnotes: İşlem Türü and Executed². */
export const folded = (name: string): string =>
  name
    .trim()
    .slice(0, longestName)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}¹²³]/gu, '')
    .replaceAll('ı', 'i')

type IsHead = (columns: readonly string[]) => boolean

/** The lines that may be the head, as each sign parts them: parsed once, and held against the columns of every format. */
export const headsOf = (text: string): Head[] => delimiters.flatMap(delimiter => headsParted(text, delimiter))

function headsParted(text: string, delimiter: Separator): Head[] {
  const heads: Head[] = []
  let seen = 0
  let above = ''
  for (const { line, cells } of csvRows(beginningOf(text), delimiter, maxCells)) {
    const names = cells?.slice(0, maxCells).map(cell => cell.trim().slice(0, longestName)) ?? []
    if (names.length >= leastNames) heads.push({ delimiter, names, columns: names.map(folded), line, above })
    above += `${names.join(' ')}\n`
    if (++seen > maxLinesAbove) break
  }
  return heads
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')
const beginningOf = (text: string) => withoutMark(text.slice(0, longestBeginning))

/** The lines below the head, without the empty ones; a file of more lines is refused. */
export async function tableBelow(
  text: string,
  { line: head, ...table }: Head,
  onRatio: (ratio: number) => void = () => {},
): Promise<Table> {
  const rows: TableRow[] = []
  let lines = 0
  await inSlices(csvRows(withoutMark(text), table.delimiter, maxCells), ({ line, cells, end }) => {
    if (line % linesPerRatio === 0) onRatio(end / text.length)
    if (line <= head) return
    if (++lines > maxLines) throw new Problem('portfolio.fileTooLong', { most: maxLines })
    const trimmed = cells?.map(cell => cell.trim()) ?? []
    if (cells === null || trimmed.some(cell => cell !== '')) rows.push({ line, cells: trimmed })
  })
  return { ...table, rows }
}

/** How far the reading has come is told every so many lines. */
const linesPerRatio = 1_000

const mayBeHead: IsHead = columns =>
  columns.every(column => !/^[\d.,:/-]+$/.test(column)) && columns.filter(column => column !== '').length >= leastNames

/**
 * For a file that nobody knows: the first line of several names, with which a person can say what is what. The commas of
 * 0,034;143449,26 part a line in three as well; the names stand above it.
 */
export function anyHead(text: string): Head | undefined {
  const heads = headsOf(text).filter(({ columns }) => mayBeHead(columns))
  const [first] = heads.sort((one, other) => one.line - other.line || other.names.length - one.names.length)
  return first && withDistinctNames(first)
}

/** The head in which a person has said what is what, by names that `anyHead` gave. */
export function headByHand(text: string, isHead: IsHead): Head | undefined {
  const head = headsOf(text).find(({ columns }) => isHead(distinct(columns)))
  return head && withDistinctNames(head)
}

const withDistinctNames = (head: Head): Head => {
  const names = distinct(head.names)
  return { ...head, names, columns: names.map(folded) }
}

/** Duplicate column names: the second Amount is Amount (2), so that it can be chosen. */
function distinct(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  return names.map(name => {
    const nth = (times.get(folded(name)) ?? 0) + 1
    times.set(folded(name), nth)
    return nth === 1 || name === '' ? name : `${name.slice(0, longestName - 6)} (${nth})`
  })
}

/** What stands in the first line below the head. */
export function firstRow(text: string, { delimiter, line: head }: Head): string[] {
  for (const { line, cells } of csvRows(beginningOf(text), delimiter, maxCells))
    if (line > head && cells?.some(cell => cell.trim() !== ''))
      return cells.map(cell => cell.trim().slice(0, longestName))
  return []
}
