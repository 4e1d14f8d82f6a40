import { entriesOf } from '../pricing.ts'
import { type Answers, type ReadFile, readFile } from '../reading.ts'
import { worths } from './trades.ts'

export const linesOf = (...lines: string[]) => lines.join('\n')

/** What each line of a file is, in a word, and the entries. */
export async function readLinesOf(text: string, answers?: Answers) {
  return linesIn(await readFile(text, answers))
}

export function linesIn(file: ReadFile | undefined) {
  const all = (file?.groups ?? []).map(({ lines, reading }) => ({ line: lines[0], ...entriesOf(reading, worths) }))
  return {
    format: file?.format,
    questions: file?.questions,
    clock: file?.clock,
    entries: all.flatMap(one => (one.kind === 'entries' ? one.entries : [])),
    others: all.flatMap(one => (one.kind === 'entries' ? [] : [`${one.line} ${one.kind} ${one.reason}`])),
  }
}
