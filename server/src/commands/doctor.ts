import { readConfig } from '../config.ts'
import { openDatabase, sql } from '../platform/db/db.ts'
import { startPostgres } from '../platform/db/embedded/postgres.ts'
import { reasonOf } from '../platform/start-error.ts'

const help = `npm run doctor   looks at the configuration and the database and says what is wrong`

export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(help)
    return 0
  }
  try {
    const config = readConfig(process.env)
    console.log('configuration: sound')
    const postgres = config.databaseUrl
      ? undefined
      : await startPostgres({ dataDir: config.dataDir, database: 'pusula' })
    const database = openDatabase(postgres?.connection ?? { connectionString: config.databaseUrl }, () => {})
    const server = await database.row<{ version: string }>(sql`select current_setting('server_version') as version`)
    const { rows } = await database.query(`select to_regclass('migrations') is not null as there`)
    const isMigrated = rows.some(row => 'there' in row && row.there)
    const steps = isMigrated ? await database.rows(sql`select name from migrations`) : []
    console.log(`database: PostgreSQL ${server?.version}, ${steps.length} migrations`)
    await database.close()
    await postgres?.release()
    return 0
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}
