// Apart from world.ts, which loads the whole product: a test of queries needs none of it.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db/db.ts'
import { copyTemplate } from './template.ts'

/** Only a hang should run out of time: machines are noisy. */
export const noisyMs = 30_000

/** A database of one's own, copied from the migrated template; gone after the file. */
export async function ownDatabase(): Promise<{ connection: pg.PoolConfig; database: Database }> {
  const host = inject('sockets')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = { host, user: 'pusula', database: 'postgres' }
  await onceWith(admin, copyTemplate(name))
  const connection = { host, user: 'pusula', database: name }
  const database = openDatabase(connection, { limitMs: noisyMs })
  afterAll(async () => {
    await database.close()
    await onceWith(admin, `drop database ${name} with (force)`)
  })
  return { connection, database }
}

async function onceWith(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
