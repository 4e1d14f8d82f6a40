import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { copyTemplate } from '../../server/src/testing/template.ts'

export interface OwnDatabase {
  /** What a server is told of it. */
  env: { DATABASE_URL: string }
  /** How a test looks into it past the server. */
  client: pg.Client
}

/** A migrated database beside the server, gone when the work is done: such a start needs no PostgreSQL of its own. */
export async function withDatabase<T>(work: (database: OwnDatabase) => Promise<T>): Promise<T> {
  const host = inject('sockets')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ host, user: 'pusula', database: 'postgres' })
  await admin.connect()
  await admin.query(copyTemplate(database))
  const client = new pg.Client({ host, user: 'pusula', database })
  await client.connect()
  try {
    return await work({ env: { DATABASE_URL: databaseUrl(host, database) }, client })
  } finally {
    await client.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
}

/** The address of a database behind a socket of this machine. */
export const databaseUrl = (sockets: string, database: string) =>
  `postgres://pusula@localhost/${database}?host=${encodeURIComponent(sockets)}`
