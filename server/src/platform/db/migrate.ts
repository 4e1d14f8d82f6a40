import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { connectLimitMs, patience, requestLimitMs, silentAfterMs } from './limits.ts'

/** Forward only, in the order of their numbers; one that has run is never edited. */
const files = import.meta.glob<string>('../../../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: path.split('/').at(-1) ?? path, text }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** Any number serves, as long as every process uses the same one. */
const migrationLock = 7_220_401
const lookEveryMs = 50

/**
 * Brings the schema up to date, or to the migrations that are named. Several processes may start at once: one migrates, the
 * others wait.
 */
export async function migrate(connection: pg.PoolConfig, only?: string[]): Promise<string[]> {
  const client = new pg.Client({
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: silentAfterMs(requestLimitMs),
    ...connection,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await waitForTurn(client)
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const ran = new Set(rows.map(row => row.name))
    const newer = [...ran, ...(only ?? [])].filter(name => !migrations.some(migration => migration.name === name))
    if (newer.length) throw new StartError(`The database is newer than this version of Pusula (${newer.join(', ')}).`)
    const missing = migrations.filter(({ name }) => !ran.has(name) && (only?.includes(name) ?? true))
    for (const { name, text } of missing) await apply(client, name, text)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Asked again and again instead of waited for: a database that hangs is noticed, however long another migrates. */
async function waitForTurn(client: pg.Client) {
  const deadlineMs = performance.now() + patience.migration
  while (performance.now() < deadlineMs) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [migrationLock])
    if (rows[0]?.mine) return
    await pause(lookEveryMs)
  }
  throw new StartError('Another process has been migrating the database for an hour. End it, then start again.')
}

/** A migration may rewrite a whole table; whatever limit the database has for everybody else does not count here. */
async function apply(client: pg.Client, name: string, text: string) {
  await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
  const patient = { text, query_timeout: patience.migration }
  await client.query(patient)
  await client.query('insert into migrations (name) values ($1)', [name])
  const commit = { text: 'commit', query_timeout: patience.migration }
  await client.query(commit)
}
