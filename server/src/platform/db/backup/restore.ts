import pg from 'pg'
import { openDatabase, sql, type Tx } from '../db.ts'
import { connectLimitMs, statementTimeouts } from '../limits.ts'
import { migrate } from '../migrate.ts'
import type { Held } from './backup.ts'
import { BackupError, type Inspected, inspect, type Line, readLines } from './format.ts'
import { makePartitions, type Partition, type Table, tablesIn } from './tables.ts'

/**
 * Puts a backup in the place of a database. It is filled beside it and takes its name at the end, so that a restore that
 * fails has changed nothing. The schema is first what it was when the backup was made, then brought up to date.
 */
export async function restore(connection: pg.ClientConfig, file: string, isReplacing: boolean): Promise<Held> {
  const inspected = await inspect(file)
  const keeper = new pg.Client({ ...patient, ...connection, database: 'postgres' })
  await keeper.connect()
  try {
    const name = connection.database ?? 'pusula'
    await refuseIfInUse(keeper, name)
    if (!isReplacing) await refuseIfFilled(connection)
    const beside = `${name}_restored`
    await keeper.query(`drop database if exists ${quoted(beside)}`)
    await keeper.query(`create database ${quoted(beside)}`)
    const held = await fillBeside({ ...connection, database: beside }, file, inspected)
    await takePlace(keeper, beside, name)
    return held
  } finally {
    await keeper.end()
  }
}

/** It says at once when nobody is there, and takes its time with what is. */
const patient = { connectionTimeoutMillis: connectLimitMs, query_timeout: statementTimeouts.command }

const quoted = (name: string) => pg.escapeIdentifier(name)

/** A process that has just ended is in the list of the database for another moment. */
const timeoutMs = 3_000
const lookEveryMs = 50

async function refuseIfInUse(keeper: pg.Client, name: string) {
  for (let waitedMs = 0; await isInUse(keeper, name); waitedMs += lookEveryMs) {
    if (waitedMs >= timeoutMs) throw new BackupError('The database is in use. Stop Pusula first, then restore.')
    await new Promise(resolve => setTimeout(resolve, lookEveryMs))
  }
}

async function isInUse(keeper: pg.Client, name: string): Promise<boolean> {
  const { rows } = await keeper.query('select 1 from pg_stat_activity where datname = $1', [name])
  return rows.length > 0
}

async function refuseIfFilled(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...patient, ...connection })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('migrations') is not null as there`)
    if (rows[0]?.there)
      throw new BackupError('The database is not empty. Add --replace to put the backup in its place.')
  } finally {
    await client.end()
  }
}

async function fillBeside(
  connection: pg.ClientConfig,
  file: string,
  { migrations, partitions }: Inspected,
): Promise<Held> {
  await migrate(connection, migrations)
  const database = openDatabase(connection, { limitMs: statementTimeouts.command })
  try {
    const held = await database.transaction(tx => fill(tx, file, partitions))
    await migrate(connection)
    return held
  } finally {
    await database.close()
  }
}

async function takePlace(keeper: pg.Client, beside: string, name: string) {
  const before = `${name}_replaced`
  await keeper.query(`drop database if exists ${quoted(before)}`)
  await keeper.query(`alter database ${quoted(name)} rename to ${quoted(before)}`)
  await keeper.query(`alter database ${quoted(beside)} rename to ${quoted(name)}`)
  await keeper.query(`drop database ${quoted(before)}`)
}

async function fill(tx: Tx, file: string, partitions: readonly Partition[]): Promise<Held> {
  // Rows come in any order, and what triggers would do has been done.
  await tx.run(sql`set local session_replication_role = replica`)
  await makePartitions(tx, partitions)
  const tables = new Map((await tablesIn(tx)).map(table => [table.name, table]))
  for (const { quoted } of tables.values()) await tx.run({ text: `delete from ${quoted}`, values: [] })
  const held: Held = { tables: tables.size, rows: 0 }
  for await (const line of readLines(file)) {
    if (line.kind === 'rows') held.rows += await insert(tx, tables.get(line.table), line)
    if (line.kind === 'counters')
      for (const [name, last] of Object.entries(line.counters))
        await tx.run(sql`select setval(format('public.%I', ${name}::text), ${last}::bigint)`)
  }
  return held
}

function insert(tx: Tx, table: Table | undefined, line: Line & { kind: 'rows' }): Promise<number> {
  if (!table) throw new Error(`The backup names a table that its migrations do not make: ${line.table}`)
  const { quoted, columns } = table
  return tx.run({
    text: `insert into ${quoted} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${quoted}, $1::jsonb)`,
    values: [line.rows],
  })
}
