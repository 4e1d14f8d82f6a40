import { type Database, openDatabase } from '../../../server/src/platform/db/db.ts'
import { startPostgres } from '../../../server/src/platform/db/embedded/postgres.ts'
import { statementTimeouts } from '../../../server/src/platform/db/limits.ts'
import { migrate } from '../../../server/src/platform/db/migrate.ts'
import { throwawayFolder } from './server.ts'

/** Works with an empty database of the product, which is thrown away afterwards. */
export async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const folder = throwawayFolder()
  try {
    const postgres = await startPostgres({ dataDir: folder.path, database: 'pusula', isThrowaway: true })
    try {
      await migrate(postgres.connection)
      const database = openDatabase(postgres.connection, { limitMs: statementTimeouts.command })
      return await work(database).finally(() => database.close())
    } finally {
      await postgres.release()
    }
  } finally {
    folder.remove()
  }
}
