import { type Config, readConfig } from '../config.ts'
import { type Database, openDatabase, sql } from '../platform/db/db.ts'
import { startPostgres } from '../platform/db/embedded/postgres.ts'
import { statementTimeouts } from '../platform/db/limits.ts'
import { isPooledBy } from '../platform/db/pooler.ts'
import { reasonOf } from '../platform/start-error.ts'

type Work = (database: Database, config: Config) => Promise<number>

/** Opens the database the server would use, does the work and lets go; whatever fails is said in one sentence. */
export async function withDatabase(work: Work): Promise<number> {
  try {
    const config = readConfig(process.env)
    const postgres = config.databaseUrl
      ? undefined
      : await startPostgres({ dataDir: config.dataDir, database: 'pusula' })
    const connection = postgres?.connection ?? { connectionString: config.databaseUrl }
    const isPooled = await isPooledBy(config, connection)
    const database = openDatabase(connection, { limitMs: statementTimeouts.command, isPooled })
    try {
      return await work(database, config)
    } finally {
      await database.close()
      await postgres?.release()
    }
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}

/** The migrations that have run: none before the server was started for the first time. */
export async function migrationsIn(database: Database): Promise<string[]> {
  const { rows } = await database.query(`select to_regclass('migrations') is not null as there`)
  if (!rows.some(row => 'there' in row && row.there)) return []
  return (await database.rows<{ name: string }>(sql`select name from migrations`)).map(({ name }) => name)
}
