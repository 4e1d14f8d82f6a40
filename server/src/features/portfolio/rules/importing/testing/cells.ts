import { expect } from 'vitest'
import { csvRows, type Separator } from '../../../../../platform/csv.ts'
import { columnReadings, valuesOf } from '../columns.ts'
import { suggestedMapping } from '../formats/suggest.ts'
import { type Answers, formatOf, type ReadFile, readFile } from '../reading.ts'
import { anyHead, tableBelow } from '../table.ts'
import { linesIn } from './read-lines.ts'

const longestTable = 60

const quoted = (cell: string) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The cells of a file; its head is the first line that has as many cells as the widest. */
function tableOf(text: string): { rows: string[][]; head: number } {
  const separator = ([',', ';', '\t'] as Separator[]).toSorted((a, b) => text.split(b).length - text.split(a).length)[0]
  const rows = [...csvRows(text, separator ?? ',', longestTable)].map(({ cells }) => cells ?? [])
  const width = Math.max(...rows.map(cells => cells.length))
  return { rows, head: rows.findIndex(cells => cells.length === width) }
}

const written = (rows: readonly string[][]) => rows.map(cells => cells.map(quoted).join(',')).join('\n')

/** Coins that only changed their place. */
function movesIn(file: ReadFile | undefined): string[] {
  const readings = file?.groups.map(({ reading }) => reading) ?? []
  const moves = readings.flatMap(reading => (reading.kind === 'skipped' ? (reading.moves ?? []) : []))
  return moves.map(
    ({ kind, amount, at, note, ...ids }) =>
      `${kind} ${amount.quantity} ${amount.asset} ${at} ${note} ${JSON.stringify(ids)}`,
  )
}

/** What is read of a file, each entry and each line that is none in a word. */
async function heardOf(text: string, answers?: Answers): Promise<string[]> {
  const file = await readFile(text, answers)
  const { entries, others, questions = [] } = linesIn(file)
  const ofEntry = entries.map(entry => {
    const { kind, coin, quantity, usdCostBasis, feeUsd, paid, tradedAt, ...more } = entry
    const price = paid ? `${paid.unit} ${paid.fee} ${paid.currency}` : `${usdCostBasis} ${feeUsd} USD`
    return `${kind} ${quantity} ${coin} ${price} ${tradedAt} ${JSON.stringify(more)}`
  })
  return [...ofEntry, ...movesIn(file), ...others, ...questions.map(question => JSON.stringify(question))]
}

/** What of one telling is not in another, and how much of that other has gone. */
function differenceOf(now: readonly string[], before: readonly string[]): string {
  const gone = before.filter(line => !now.includes(line)).length
  const come = now.filter(line => !before.includes(line))
  return [gone > 0 ? `${gone} gone` : 'the same', ...come].join(' | ')
}

/** Makers whose files may have either habit of numbers: spreadsheets and owners have a hand in them. */
const ofEitherHabit = ['bisq', 'cointracking', 'trezor', 'turkish', 'table']

/** Where every number of a file could be read in two ways, as 1.234, its maker's habit settles it, or it is asked about. */
export async function habitHolds(text: string) {
  const unclear = text.replace(/(?<=^|,)"?-?\d+(?:[.,]\d+)?( [A-Z]+)?"?(?=,|$)/gm, '1.234$1')
  const { format = '', questions = [] } = linesIn(await readFile(unclear))
  const isAsked = questions.some(({ asks }) => asks === 'decimals')
  expect({ format, isAsked }).toEqual({ format, isAsked: ofEitherHabit.includes(format) })
}

/** A file with one of its columns under another name, or with something else in each of its cells. */
const withColumn =
  ({ rows, head }: ReturnType<typeof tableOf>, column: number) =>
  (name: string, cell?: string) =>
    written(
      rows.map((cells, row) =>
        row < head || cells[column] === undefined
          ? cells
          : cells.with(column, row === head ? name : (cell ?? cells[column] ?? '')),
      ),
    )

/**
 * A file as it is read, and what each of its columns is for: whether the file is known when the column has another name, and what is
 * read where its cells hold something else, or nothing.
 */
export async function whatCellsTell(text: string, answers?: Answers): Promise<string[]> {
  const table = tableOf(text)
  const whole = await heardOf(text, answers)
  const told = [...whole]
  for (const [column, name] of (table.rows[table.head] ?? []).entries()) {
    const withCells = withColumn(table, column)
    // One clear number, or one date that can be read in two ways, tells how the column is meant, where it is one of them.
    const probes = ['1,25', '04/03/2024 10:00:00'] as const
    const [strange, empty] = [await heardOf(withCells(name, '?'), answers), await heardOf(withCells(name, ''), answers)]
    told.push(`${name}, renamed: ${formatOf(withCells(`${name} x`))?.format.name ?? 'unknown'}`)
    told.push(`${name}, strange: ${differenceOf(strange, whole)}`)
    told.push(`${name}, empty: ${differenceOf(empty, whole)}`)
    for (const probe of probes) {
      const difference = differenceOf(await heardOf(withCells(name, probe), answers), whole)
      if (difference !== differenceOf(strange, whole)) told.push(`${name}, ${probe}: ${difference}`)
    }
  }
  return told
}

async function proposalFor(text: string) {
  const head = anyHead(text)
  if (!head) return { mapping: {}, readings: [] }
  const table = await tableBelow(text, head)
  const readings = await columnReadings(table)
  return { mapping: suggestedMapping(head, valuesOf(table, readings)), readings }
}
type Mapping = Awaited<ReturnType<typeof proposalFor>>['mapping']

function changeOf(now: Mapping, before: Mapping): string {
  const [to, from] = [new Map(Object.entries(now)), new Map(Object.entries(before))]
  const changed = [...new Set([...from.keys(), ...to.keys()])].filter(part => to.get(part) !== from.get(part))
  return changed.map(part => `${part} ${from.get(part) ?? '-'} → ${to.get(part) ?? '-'}`).join(', ') || 'the same'
}

/** Which column is proposed for what, and what would be instead if one had another name, or other cells, or none. */
export async function whatIsProposed(text: string): Promise<string[]> {
  const table = tableOf(text)
  const { mapping: whole, readings } = await proposalFor(text)
  const told = Object.entries(whole).map(([part, name]) => `${part}: ${name}`)
  for (const [column, name] of (table.rows[table.head] ?? []).entries()) {
    const withCells = withColumn(table, column)
    const proposed = async (other: string, cell?: string) =>
      changeOf((await proposalFor(withCells(other, cell))).mapping, whole)
    told.push(`${name}: ${JSON.stringify(readings[column])}`)
    told.push(`${name}, renamed: ${await proposed('x')}`)
    for (const cell of ['', '?', '-12.5', 'BTC', 'buy']) {
      const change = await proposed(name, cell)
      if (change !== 'the same') told.push(`${name}, ${cell || 'empty'}: ${change}`)
    }
  }
  return told
}
