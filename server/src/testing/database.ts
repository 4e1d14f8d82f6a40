import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../platform/db/embedded/postgres.ts'
import { migrate } from '../platform/db/migrate.ts'
import { newFolder } from './folder.ts'
import { templateDatabase } from './template.ts'

/** One PostgreSQL for the whole run, whichever projects ask for it; its migrated template is what every test file copies. */
export default async function setup(project: TestProject) {
  const run = project.vitest.getRootProject()
  if (run.getProvidedContext().sockets) return
  const folder = newFolder('test')
  // Workers are ended without a word: what their tests leave goes with it.
  process.env.TEST_FOLDER = folder
  const postgres = await startPostgres({
    dataDir: newFolder('database'),
    database: templateDatabase,
    isThrowaway: true,
  })
  await migrate(postgres.connection)
  await prepareQueue(postgres.connection)
  run.provide('sockets', String(postgres.connection.host))
  return async () => {
    await postgres.release()
    delete process.env.TEST_FOLDER
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The job queue brings its own tables: made once here, so that copies start quickly. */
async function prepareQueue(connection: pg.PoolConfig) {
  const { PgBoss } = await import('pg-boss')
  const pool = new pg.Pool({ ...connection, max: 2 })
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, supervise: false })
  await boss.start()
  await boss.stop({ graceful: false })
  await pool.end()
}
