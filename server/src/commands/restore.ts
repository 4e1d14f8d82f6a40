import pg from 'pg'
import { readConfig } from '../config.ts'
import { restore } from '../platform/db/backup/restore.ts'
import { startPostgres } from '../platform/db/embedded/postgres.ts'
import { reasonOf } from '../platform/start-error.ts'
import { readArguments, refuse } from './arguments.ts'

const help = `npm run restore -- FILE             puts a backup into an empty database
npm run restore -- FILE --replace   puts it in the place of what is there now

Stop the server first. A restore that fails leaves the database as it was. With DATABASE_URL the user needs the right to
create databases and to set session_replication_role (docs/production.md); where it has neither, use the backups of that
database.`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, { replace: { type: 'boolean' } }, 1)
  if (typeof asked === 'number') return asked
  const [file] = asked.positionals
  if (!file) return refuse('Name the backup.')
  try {
    const config = readConfig(process.env)
    const postgres = config.databaseUrl
      ? undefined
      : await startPostgres({ dataDir: config.dataDir, database: 'pusula' })
    try {
      const held = await restore(postgres?.connection ?? named(config.databaseUrl), file, asked.values.replace === true)
      console.log(`Restored ${held.rows} rows of ${held.tables} tables. Pusula can be started.`)
      return 0
    } finally {
      await postgres?.release()
    }
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}

/**
 * The parts of an address of which only the database's name is to differ, as the driver itself reads them: with TLS, its
 * authorities, and what the environment says of a password.
 */
export function named(databaseUrl = ''): pg.ClientConfig {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: databaseUrl })
  return {
    ...{ host, port, ssl },
    ...(user !== undefined && { user }),
    ...(password && { password }),
    ...(database !== undefined && { database }),
  }
}
