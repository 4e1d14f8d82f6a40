import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Partition } from './tables.ts'

/**
 * Backup file format, gzip of lines: a header, one line per batch of rows, one for the sequences, and an end mark. Rows stay the text
 * the database wrote, so that no number is ever read as a float on the way.
 */
export type Line =
  | { kind: 'head'; migrations: string[]; madeAt: string; partitions?: Partition[] }
  | { kind: 'rows'; table: string; count: number; rows: string }
  | { kind: 'counters'; counters: Record<string, string> }
  | { kind: 'end'; rows: number }

export class BackupError extends Error {}

const written = (line: Line): string => {
  const { rows, ...rest } = { rows: '', ...line }
  return line.kind === 'rows' ? `${JSON.stringify(rest)}\t${rows}\n` : `${JSON.stringify(line)}\n`
}

export async function writeLines(file: string, lines: AsyncIterable<Line>): Promise<void> {
  async function* text() {
    for await (const line of lines) yield written(line)
  }
  await pipeline(text(), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

export async function* readLines(file: string): AsyncGenerator<Line> {
  const unpacked = createGunzip()
  const done = pipeline(createReadStream(file), unpacked)
  // It is awaited below; until then a failure must not count as unheard.
  done.catch(() => undefined)
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  // After a reader has stopped at an invalid line, later errors of the stream have no handler.
  lines.on('error', () => undefined)
  try {
    for await (const text of lines) {
      const tab = text.indexOf('\t')
      yield tab < 0 ? JSON.parse(text) : { ...JSON.parse(text.slice(0, tab)), rows: text.slice(tab + 1) }
    }
    await done
  } finally {
    unpacked.destroy()
  }
}

export interface Inspected {
  migrations: string[]
  madeAt: string
  /** None in a backup from before there were any. */
  partitions: Partition[]
  rows: number
}

/** Reads a backup to its end and says what it holds; one that is cut or damaged is refused before anything is changed. */
export async function inspect(file: string): Promise<Inspected> {
  let head: (Line & { kind: 'head' }) | undefined
  let rows = 0
  let isWhole = false
  try {
    for await (const line of readLines(file)) {
      if (line.kind === 'head') head = line
      if (line.kind === 'rows') rows += line.count
      isWhole = line.kind === 'end' && line.rows === rows
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupError(`There is no file ${file}.`)
    throw new BackupError(`${file} is not a backup of Pusula, or it is damaged.`)
  }
  if (!head || !isWhole) throw new BackupError(`${file} is not a whole backup of Pusula.`)
  return { migrations: head.migrations, madeAt: head.madeAt, partitions: head.partitions ?? [], rows }
}
