import type { ChainedClaim } from '../chain/chain.ts'
import { isForecast } from '../chain/claims.ts'
import { readMoment } from '../chain/moments.ts'
import type { Grade } from '../grading/outcomes.ts'

/** An entry of the chain with what became of it, as it is handed out. */
export type Entry = ChainedClaim & { grade: (Grade & { gradedAt: Date }) | null }

/** Raised whenever a line of the same entry comes out otherwise: files that were measured before are measured anew. */
export const linesEdition = 1

/** One entry in one line, with every digit that its hash was made from. */
export const entryLine = (entry: Entry): string => `${JSON.stringify(entry)}\n`

/** An entry from its line; nothing where that is none. */
export function readLine(line: string): Entry | undefined {
  const found = parsed(line)
  if (!found || typeof found !== 'object' || !('id' in found) || !('hash' in found)) return undefined
  const entry = found as Entry
  const { slotAt, issuedAt, dueAt } = found as unknown as Record<string, string>
  entry.slotAt = readMoment(slotAt ?? '')
  entry.issuedAt = readMoment(issuedAt ?? '')
  entry.dueAt = readMoment(dueAt ?? '')
  // A moment that is none makes the sum none.
  return Number.isNaN(entry.slotAt.getTime() + entry.issuedAt.getTime() + entry.dueAt.getTime()) ? undefined : entry
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const issued = ['id', 'source', 'symbol', 'what', 'asked', 'slotAt', 'issuedAt', 'dueAt', 'priceUsd', 'venue'] as const
const forecast = [
  ...['medianUsd', 'low50Usd', 'high50Usd', 'low80Usd', 'high80Usd', 'riseProbability', 'scale', 'calibration', 'lean'],
  ...['model', 'halfWidth', 'constantScale'],
] as const
const grade = [
  ...['outcome', 'actualUsd', 'level', 'loss', 'constantLoss', 'resultRatio', 'randomOutcome', 'randomRatio'],
  ...['leveragedRatio', 'gradedAt'],
] as const

export const csvHeader = `${[...issued, ...forecast, 'terms', 'edition', 'previousHash', 'hash', ...grade, 'gradeVenue'].join(',')}\n`

const cell = (value: unknown): string =>
  value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)

/** The same for a table; no value of the record holds a comma or a quote. */
export function csvLine(entry: Entry): string {
  const values: Record<string, unknown> = { ...entry }
  const terms = isForecast(entry) ? '' : entry.terms.join(' ')
  const graded: Record<string, unknown> = { ...entry.grade }
  return `${[
    ...issued.map(name => cell(values[name])),
    ...forecast.map(name => cell(values[name])),
    terms,
    ...[entry.edition, entry.previousHash, entry.hash],
    ...grade.map(name => cell(graded[name])),
    cell(entry.grade?.venue),
  ].join(',')}\n`
}
