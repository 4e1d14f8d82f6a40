import { type Database, type Db, sql } from '../platform/db/db.ts'

/** What is found once whoever owns the database got around the guards of its tables; what they did is undone afterwards. */
export async function tampered<T>(database: Database, statements: string, look: (db: Db) => Promise<T>): Promise<T> {
  let found: { is: T } | undefined
  await database
    .transaction(async tx => {
      await tx.run(sql`set local session_replication_role = replica`)
      for (const text of statements.split(';')) await tx.run({ text, values: [] })
      found = { is: await look(tx) }
      throw new Error('undone')
    })
    .catch(error => {
      if (error.message !== 'undone') throw error
    })
  if (!found) throw new Error(`nothing came of ${statements}`)
  return found.is
}
