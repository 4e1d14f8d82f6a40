import type { Config } from '../../config.ts'
import { wrongFinds } from '../../features/gems/index.ts'
import { checkSnapshot, openKeyFolder } from '../../features/record/index.ts'
import { wrongCalls } from '../../features/turn/index.ts'
import { type Database, sql } from '../../platform/db/db.ts'
import { knownMigrations } from '../../platform/db/migrate.ts'
import { migrationsIn } from '../with-database.ts'
import type { Findings } from './findings.ts'

const oldestVersion = 150_000
/** One-time codes allow half a minute, signatures of payments five. */
const maxApartMs = 10_000

interface Server {
  version: string
  number: number
  encoding: string
  isSuperuser: boolean
  mayCreateTables: boolean
  mayCreateSchemas: boolean
  hasQueue: boolean
  nowMs: number
}

/** What the database is, what our user may do there, and which migrations have run. */
export async function checkDatabase(database: Database, { good, wrong }: Findings): Promise<string[]> {
  const server = await database.row<Server>(sql`select current_setting('server_version') as version,
    current_setting('server_version_num')::int as number, current_setting('server_encoding') as encoding,
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    has_schema_privilege(current_user, 'public', 'create') as "mayCreateTables",
    has_database_privilege(current_user, current_database(), 'create') as "mayCreateSchemas",
    to_regnamespace('pgboss') is not null as "hasQueue",
    extract(epoch from clock_timestamp()) * 1000 as "nowMs"`)
  const steps = await migrationsIn(database)
  if (!server) return steps
  good('database', `PostgreSQL ${server.version}, ${steps.length} migrations`)
  if (server.number < oldestVersion)
    wrong('database', `PostgreSQL ${server.version} is too old`, 'Bring it to 15 or newer.')
  if (server.encoding !== 'UTF8')
    wrong('database', `its encoding is ${server.encoding}`, "Make it anew with encoding 'UTF8': names need it.")
  if (!server.mayCreateTables)
    wrong('database', 'our user may not make tables', 'GRANT CREATE ON SCHEMA public TO it, or make it the owner.')
  if (!server.mayCreateSchemas && !server.hasQueue)
    wrong('database', 'our user may not make the schema of the queue', 'GRANT CREATE ON DATABASE … TO it.')
  if (server.isSuperuser) good('database', 'our user may do everything there; docs/production.md has one that may less')
  const waiting = knownMigrations.filter(name => !steps.includes(name)).length
  if (steps.length && waiting) good('database', `${waiting} migrations will run at the next start`)
  const apartMs = Math.abs(Date.now() - Number(server.nowMs))
  if (apartMs > maxApartMs)
    wrong('clock', `this machine and the database are ${Math.round(apartMs / 1000)} s apart`, 'Let both follow NTP.')
  return steps
}

/** Reads the whole log of predictions, what is made from it, and what this machine has signed of it. */
export async function checkPredictions(database: Database, config: Config, { good, wrong }: Findings) {
  const folder = openKeyFolder(config.dataDir, config.recordLogKey)
  const saved = folder.lastSigned()
  const { size, finding } = await checkSnapshot(database, new Date(), { saved, wrongCalls, wrongFinds })
  if (finding)
    wrong(
      'predictions',
      finding,
      'Compare with a backup from before; if entries are lost for good, npm run record-log -- restart says so in the log itself.',
    )
  else good('predictions', `the log of ${size} entries is as it was written`)
  if (saved) good('predictions', `this machine has signed ${saved.size} entries of ${saved.origin}`)
  else good('predictions', 'this machine has signed nothing: another one that has the key does')
}
