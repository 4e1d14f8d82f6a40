import { type Database, type Db, sql, type Tx } from '../platform/db/db.ts'

/** A database whose connections can be cut by the server in the middle of a transaction, as when its process is killed. */
export interface FailingDatabase extends Database {
  /** The so-manieth query inside a transaction from here on is its connection's last. */
  dieAfter(queries: number): void
  /** Whether the last one to die has. */
  spare(): void
}

export function failingDatabase(database: Database): FailingDatabase {
  let left = Number.POSITIVE_INFINITY
  const orDie =
    (tx: Db) =>
    async <T>(query: () => Promise<T>): Promise<T> => {
      if (left-- === 0) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
      return query()
    }
  return {
    ...database,
    dieAfter: queries => {
      left = queries
    },
    spare: () => {
      left = Number.POSITIVE_INFINITY
    },
    transaction: work =>
      database.transaction(tx => {
        const alive = orDie(tx)
        const mortalTx: Tx = {
          isTransaction: true,
          rows: query => alive(() => tx.rows(query)),
          row: query => alive(() => tx.row(query)),
          run: query => alive(() => tx.run(query)),
        }
        return work(mortalTx)
      }),
  }
}
