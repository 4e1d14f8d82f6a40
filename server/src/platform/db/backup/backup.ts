import { rename, rm } from 'node:fs/promises'
import { type Database, sql, type Tx } from '../db.ts'
import { type Line, writeLines } from './format.ts'
import { partitionsIn, tablesIn } from './tables.ts'

/** Rows per batch: they fit well into memory and one statement. */
const bunch = 500

export interface Held {
  tables: number
  rows: number
}

/** Writes all tables as they were at one moment; the file appears under its name only when it is whole. */
export async function backUp(database: Database, file: string, at: Date, onTable: (name: string) => unknown) {
  const held: Held = { tables: 0, rows: 0 }
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  try {
    await database.transaction(async tx => {
      await tx.run(sql`set transaction isolation level repeatable read, read only`)
      await writeLines(unfinished, everything(tx, at, held, onTable))
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return held
}

async function* everything(tx: Tx, at: Date, held: Held, onTable: (name: string) => unknown): AsyncGenerator<Line> {
  const migrations = await tx.rows<{ name: string }>(sql`select name from migrations order by name`)
  const partitions = await partitionsIn(tx)
  yield { kind: 'head', migrations: migrations.map(({ name }) => name), partitions, madeAt: at.toISOString() }
  for (const table of await tablesIn(tx)) {
    await onTable(table.name)
    held.tables++
    await tx.run({
      text: `declare whole cursor for select to_jsonb(t)::text as row from ${table.quoted} t`,
      values: [],
    })
    for (;;) {
      const rows = await tx.rows<{ row: string }>({ text: `fetch ${bunch} from whole`, values: [] })
      if (rows.length === 0) break
      held.rows += rows.length
      yield { kind: 'rows', table: table.name, count: rows.length, rows: `[${rows.map(({ row }) => row).join(',')}]` }
    }
    await tx.run(sql`close whole`)
  }
  const counters = await tx.rows<{ name: string; last: string }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  )
  yield { kind: 'counters', counters: Object.fromEntries(counters.map(({ name, last }) => [name, last])) }
  yield { kind: 'end', rows: held.rows }
}
