import { csvRows, type Separator } from '../../../../../platform/csv.ts'
import { type Answers, formatOf, type ReadFile, readFile } from '../reading.ts'
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

/**
 * A file as it is read, and what each of its columns is for: whether the file is known when the column has another name, and what is
 * read where its cells hold something else, or nothing.
 */
export async function whatCellsTell(text: string, answers?: Answers): Promise<string[]> {
  const { rows, head } = tableOf(text)
  const whole = await heardOf(text, answers)
  const told = [...whole]
  const names = rows[head] ?? []
  for (const [column, name] of names.entries()) {
    const withCells = (head_: string, cell?: string) =>
      written(
        rows.map((cells, row) =>
          row < head || cells[column] === undefined
            ? cells
            : cells.with(column, row === head ? head_ : (cell ?? cells[column] ?? '')),
        ),
      )
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
