import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { connectLimitMs, requestLimitMs, silentAfterMs, statementTimeouts } from './limits.ts'

/** Migrations: SQL files, forward only, in the order of their numbers; one that has run is never edited. */
const files = import.meta.glob<string>('../../../migrations/*.sql', { query: '?raw', import: 'default', eager: true })

const migrations = Object.entries(files)
  .map(([path, text]) => ({ name: path.split('/').at(-1) ?? path, text }))
  .sort((a, b) => a.name.localeCompare(b.name))

export const knownMigrations = migrations.map(({ name }) => name)

/** Advisory lock key of the migrator: an arbitrary number, the same in every process. */
const migrationLock = 7_220_401
const lookEveryMs = 50
/** Longer than any migration so far took on a large database. */
const turnLimitMs = 600_000
const logAfterMs = 1_000

interface Turn {
  /** How long another process may go on migrating. */
  limitMs?: number
  /** Somebody else migrates: said once, so that nobody wonders why nothing happens. */
  onWait?: () => void
}

/**
 * Brings the schema up to date, or to the migrations that are named. Several processes may start at once: one migrates, the
 * others wait. The lock belongs to the transaction of each migration, so that behind a pooler it goes to nobody else.
 */
export async function migrate(connection: pg.PoolConfig, only?: string[], turn: Turn = {}): Promise<string[]> {
  const client = new pg.Client({
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: silentAfterMs(requestLimitMs),
    ...connection,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const ran: string[] = []
    while (true) {
      await waitForTurn(client, turn)
      const next = await nextMigration(client, only)
      if (next) await apply(client, next)
      const commit = { text: 'commit', query_timeout: statementTimeouts.migration }
      await client.query(commit)
      if (!next) return ran
      ran.push(next.name)
    }
  } finally {
    await client.end()
  }
}

/** Asked again and again instead of waited for: a database that hangs is noticed, however long another migrates. */
async function waitForTurn(client: pg.Client, { limitMs = turnLimitMs, onWait }: Turn) {
  const startMs = performance.now()
  let isSaid = false
  while (true) {
    // A migration may rewrite a whole table; whatever limit the database has for everybody else does not count here.
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [migrationLock])
    if (rows[0]?.mine) return
    await client.query('rollback')
    const waitedMs = performance.now() - startMs
    if (!isSaid && waitedMs >= Math.min(logAfterMs, limitMs / 2)) {
      isSaid = true
      onWait?.()
    }
    if (waitedMs >= limitMs)
      throw new StartError(
        `Another process has been migrating the database for ${Math.round(limitMs / 1000)} seconds. End it, then start again.`,
      )
    await pause(lookEveryMs)
  }
}

async function nextMigration(client: pg.Client, only: string[] | undefined) {
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const ran = new Set(rows.map(row => row.name))
  const newer = [...ran, ...(only ?? [])].filter(name => !knownMigrations.includes(name))
  if (newer.length) throw new StartError(`The database is newer than this version of Pusula (${newer.join(', ')}).`)
  return migrations.find(({ name }) => !ran.has(name) && (only?.includes(name) ?? true))
}

async function apply(client: pg.Client, { name, text }: { name: string; text: string }) {
  const patient = { text, query_timeout: statementTimeouts.migration }
  await client.query(patient)
  await client.query('insert into migrations (name) values ($1)', [name])
}
