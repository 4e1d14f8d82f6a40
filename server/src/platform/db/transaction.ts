import type pg from 'pg'
import { limitsInSql, silentAfterMs } from './limits.ts'
import { type Db, forgetNames, isOutdated, type Sql, type Tx } from './sql.ts'
import { asUnavailable, isSilence } from './unavailable.ts'

type Ask = <Row extends object>(query: Sql) => Promise<pg.QueryResult<Row>>

interface Manner {
  /** A query as the driver takes it. */
  asked: (query: Sql) => pg.QueryConfig
  /** What each statement may take, where that is not what the connection says. */
  statementMs: number | undefined
}

export const asDb = (ask: Ask): Db => ({
  rows: async <Row extends object>(query: Sql) => (await ask<Row>(query)).rows,
  row: async <Row extends object>(query: Sql) => (await ask<Row>(query)).rows[0],
  run: async query => (await ask(query)).rowCount ?? 0,
})

/**
 * Transaction on a pooled connection. Each statement has a timeout, the commit too: when that passes, nobody knows whether it was
 * done, so the caller gets an error and the connection is discarded.
 */
export async function inTransaction<T>(
  client: pg.PoolClient,
  tried: <Answer>(work: () => Promise<Answer>) => Promise<Answer>,
  work: (tx: Tx) => Promise<T>,
  { asked, statementMs }: Manner,
): Promise<T> {
  const patience = statementMs && { query_timeout: silentAfterMs(statementMs) }
  let failure: unknown
  const ask = <Row extends object>(query: pg.QueryConfig) =>
    tried(async () => {
      // On a line that hangs whatever comes next would wait as long again, the rollback too.
      if (isSilence(failure)) throw failure
      try {
        return await client.query<Row>({ ...query, ...patience })
      } catch (error) {
        // Its caller may begin again.
        if (isOutdated(error)) forgetNames()
        failure ??= error
        throw error
      }
    })
  try {
    await ask({ text: statementMs ? `begin; ${limitsInSql(statementMs, 'local')}` : 'begin' })
    const result = await work({ ...asDb(query => ask(asked(query))), isTransaction: true })
    const { command } = await ask({ text: 'commit' })
    // Work that goes on after a failure changes nothing: the server takes it all back, and calls that a success.
    if (command !== 'COMMIT') throw asUnavailable(failure)
    client.release()
    return result
  } catch (error) {
    const rollback = isSilence(failure) ? Promise.reject(failure) : client.query('rollback')
    await rollback.then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}
