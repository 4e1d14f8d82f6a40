import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { newFolder } from '../../server/src/testing/folder.ts'
import { copyTemplate } from '../../server/src/testing/template.ts'

export interface OwnDatabase {
  /** What a server is told of it. */
  env: { DATABASE_URL: string; DATA_DIR: string }
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
  const folder = newFolder('beside')
  try {
    return await work({ env: { DATABASE_URL: databaseUrl(host, database), DATA_DIR: folder }, client })
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await client.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
}

/** The address of a database behind a socket of this machine. */
export const databaseUrl = (sockets: string, database: string) =>
  `postgres://pusula@localhost/${database}?host=${encodeURIComponent(sockets)}`
