import type { BadReason, ImportFormat, ImportMapping, ImportQuestion } from '@pusula/contract'
import type { DecimalHabit } from '@pusula/words/reading'
import { inSlices } from '../../../../platform/slices.ts'
import { decimalOfBig } from '../exact.ts'
import { assetOf } from './assets.ts'
import { clockAhead, clockNamed, type DateOrder, instantIn, orderOf, shortYearOf, zoneIn } from './dates.ts'
import { bad, type Reading } from './facts.ts'
import type { FileFormat, Row } from './format.ts'
import { appFormats } from './formats/apps.ts'
import { binance } from './formats/binance.ts'
import { binanceStatement } from './formats/binance-statement.ts'
import { binanceUs } from './formats/binance-us.ts'
import { bybit } from './formats/bybit.ts'
import { coinbase } from './formats/coinbase.ts'
import { coinbasePro } from './formats/coinbase-pro.ts'
import { cointracking } from './formats/cointracking.ts'
import { delta } from './formats/delta.ts'
import { exchangeFormats } from './formats/exchanges.ts'
import { ghostfolio } from './formats/ghostfolio.ts'
import { koinly } from './formats/koinly.ts'
import { kraken } from './formats/kraken.ts'
import { kucoin } from './formats/kucoin.ts'
import { mapped } from './formats/mapped.ts'
import { okx } from './formats/okx.ts'
import { own } from './formats/own.ts'
import { transferFormats } from './formats/transfers.ts'
import { local } from './formats/turkish.ts'
import { twoSidedFormats } from './formats/two-sided.ts'
import { amountIn, habitsOf, isPlain, numberIn } from './numbers.ts'
import { cellIn, type Head, headByHand, headsOf, type Table, tableBelow } from './table.ts'

/** Format detection by priority: who has more columns of its own comes first. */
const formats: readonly FileFormat[] = [
  own,
  ...binance,
  binanceStatement,
  binanceUs,
  coinbase,
  ...coinbasePro,
  ...kraken,
  okx,
  ...bybit,
  ...kucoin,
  ...koinly,
  cointracking,
  ...twoSidedFormats,
  ...appFormats,
  ...exchangeFormats,
  delta,
  ...local,
  ...transferFormats,
  ghostfolio,
]

/** What a person has said of a file. */
export interface Answers {
  mapping?: ImportMapping | undefined
  decimals?: DecimalHabit | undefined
  dateOrder?: DateOrder | undefined
  negativePrices?: 'positive' | 'leaveOut' | undefined
  /** Whose clock the file has where it does not say so itself. */
  clock?: string | undefined
}

export interface ReadGroup {
  /** The lines that tell it, the first one first. */
  lines: readonly number[]
  /** Which of several lines names a coin; undefined where none does, or there is only one. */
  lineOf?: (asset: string) => number | undefined
  reading: Reading
}

export interface ReadFile {
  format: ImportFormat
  questions: ImportQuestion[]
  /** Whether the file says on which clock its times are, a person does, or nobody: then it is UTC. */
  clock: 'stated' | 'told' | 'assumed'
  groups: ReadGroup[]
}

/** The format that knows the columns of a line near the beginning, and that line. */
export function formatOf(text: string): { format: FileFormat; head: Head } | undefined {
  const heads = headsOf(text)
  for (const format of formats) {
    const head = heads.find(({ columns }) => format.isHead(columns))
    if (head) return { format, head }
  }
  return undefined
}

/** Of the time that a file takes, until its cells are told apart. */
const tableShare = 0.6

/** Everything a file says; undefined where nobody knows its columns. */
export async function readFile(
  text: string,
  answers: Answers = {},
  onRatio: (ratio: number) => void = () => {},
): Promise<ReadFile | undefined> {
  const byHand = answers.mapping && mapped(answers.mapping, answers.negativePrices === 'leaveOut')
  const head = byHand && headByHand(text, byHand.isHead)
  const known = byHand ? head && { format: byHand, head } : formatOf(text)
  if (!known) return undefined
  const table = await tableBelow(text, known.head, ratio => onRatio(ratio * tableShare))
  const file = await read(known.format, table, answers)
  onRatio(1)
  return file
}

async function read(format: FileFormat, table: Table, answers: Answers): Promise<ReadFile> {
  const numberColumns = table.columns.flatMap((column, i) => (format.isNumber(column) ? [i] : []))
  const dateColumn = table.columns.findIndex(format.isDate)
  // Other signs than commas are what spreadsheets part with: then its maker's habit may be gone.
  const usual = table.delimiter === ',' ? format.habit : undefined
  const habits = await habitsOf(table, numberColumns, usual, answers.decimals)
  const dates = await orderOf(table, dateColumn)
  const shortYear = format.hasShortYears ? 'first' : await shortYearOf(table, dateColumn)
  const order = answers.dateOrder ?? dates.order
  const file: ReadFile = { format: format.name, questions: [], clock: 'assumed', groups: [] }
  if (habits.open) {
    const [comma, point] = (['comma', 'point'] as const).map(habit => numberIn(habits.open?.written ?? '', habit))
    if (comma && point)
      file.questions.push({ asks: 'decimals', ...habits.open, comma: decimalOfBig(comma), point: decimalOfBig(point) })
  }
  const zone = zoneIn(table.columns[dateColumn] ?? '') ?? zoneIn(table.above) ?? format.minutesAhead
  const answered = zone === undefined && answers.clock ? clockNamed(answers.clock) : undefined
  const clock = answered ?? clockAhead(zone ?? 0)
  if (dates.open && !answers.dateOrder) {
    const { written } = dates.open
    const [one, other] = (['dayFirst', 'monthFirst'] as const).map(
      first => instantIn(written, first, clock, shortYear)?.day,
    )
    if (one && other && one !== other)
      file.questions.push({ asks: 'dateOrder', ...dates.open, dayFirst: one, monthFirst: other })
  }
  const negative = answers.negativePrices ? undefined : negativePriceIn(format, table, habits.of)
  if (negative) file.questions.push(negative)
  if (file.questions.length) return file

  let zonedCells = 0
  const clockColumn = format.isClock && table.columns.find(format.isClock)
  const places = placesOf(table.columns)
  const numbers = [...new Set(table.columns.filter(format.isNumber))]
  const rowOf = (row: Table['rows'][number]): Row => {
    const place = (column: string | undefined, nth = 0) => places.get(column)?.[nth] ?? -1
    const cell = (column: string | undefined, nth?: number) => cellIn(row, place(column, nth))
    return {
      line: row.line,
      columns: table.columns,
      cell,
      number: (column, nth) => {
        const written = cell(column, nth)
        return written === '' ? undefined : numberIn(written, habits.of(place(column, nth)))
      },
      amount: (column, isUnit = () => false) => amountIn(cell(column), habits.of(place(column)), isUnit),
      at: (column, nth) => {
        const day = cell(column, nth)
        const hour = clockColumn && !day.includes(':') ? cell(clockColumn) : ''
        const found = instantIn(`${day} ${hour}`.trim(), order, clock, shortYear)
        if (found?.isZoned) zonedCells++
        return found?.isWholeDay ? found.day : found?.at
      },
    }
  }
  const rows: Row[] = []
  await inSlices(table.rows, row => rows.push(rowOf(row)))
  const groups = (await format.group?.(rows)) ?? rows.map(row => [row])
  await inSlices(groups, group => {
    const [first, ...rest] = group
    if (!first) return
    const filed = { lines: group.map(({ line }) => line), reading: readOne(format, [first, ...rest], numbers) }
    file.groups.push(rest.length ? { ...filed, lineOf: asset => lineNaming(group, asset) } : filed)
  })
  const isStated = zone !== undefined || zonedCells > 0
  return { ...file, clock: isStated ? 'stated' : answered ? 'told' : 'assumed' }
}

/** The first price below zero, and what it would be without the sign. */
function negativePriceIn(
  { isPrice }: FileFormat,
  { columns, names, rows }: Table,
  habitOf: (column: number) => DecimalHabit,
): ImportQuestion | undefined {
  const column = isPrice ? columns.findIndex(isPrice) : -1
  if (column < 0) return undefined
  for (const row of rows) {
    const written = cellIn(row, column)
    // Most prices need not be read to see that they have no sign.
    if (!/[-−–(]/.test(written)) continue
    const price = numberIn(written, habitOf(column)) ?? amountIn(written, habitOf(column), () => false)?.quantity
    if (price?.lt(0))
      return {
        asks: 'negativePrice',
        column: names[column] ?? '',
        line: row.line,
        written,
        positive: decimalOfBig(price.abs()),
      }
  }
  return undefined
}

/** A line whose quotes do not end has no cells at all. */
function readOne(format: FileFormat, rows: readonly [Row, ...Row[]], numbers: readonly string[]): Reading {
  if (rows[0].columns.every(column => rows[0].cell(column) === '')) return bad('date')
  const reading = format.read(rows)
  if (reading.kind === 'skipped') return reading
  for (const { line, ...row } of rows) {
    const unread = numbers.find(column => !isRead(row, column))
    if (unread !== undefined)
      return { kind: 'bad', reason: reasonOf(unread), ...(reading.kind === 'bad' && reading), line }
  }
  return reading
}

const lineNaming = (rows: readonly Row[], asset: string) =>
  rows.find(({ columns, cell }) => columns.some(column => assetOf(cell(column)) === asset))?.line

/** A number that cannot be read is not the same as none, which dashes may stand for. */
const isRead = (row: Omit<Row, 'line'>, column: string): boolean =>
  isPlain(row.cell(column)) ||
  /^[-–—]*$/.test(row.cell(column)) ||
  row.number(column) !== undefined ||
  row.amount(column) !== undefined

const reasonOf = (column: string): BadReason =>
  /(fee|komisyon|ucret|kesinti|commission)/.test(column)
    ? 'fee'
    : /(price|fiyat|usd)/.test(column)
      ? 'price'
      : 'quantity'

function placesOf(columns: readonly string[]): Map<string | undefined, number[]> {
  const places = new Map<string | undefined, number[]>()
  for (const [i, column] of columns.entries()) places.set(column, [...(places.get(column) ?? []), i])
  return places
}
