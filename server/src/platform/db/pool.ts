import pg from 'pg'
import { connectLimitMs, silentAfterMs } from './limits.ts'
import type { Lines } from './lines.ts'

interface Habits {
  max: number
  /** How long a statement may take. */
  statementMs: number
  /** What each connection says first, if anything. */
  greeting: string
  lines: Lines
  onNotice(change: string): void
  onIdleError(error: Error): void
}

/** Connections with limits on both sides: the server keeps its own as settings of the session, which the greeting sets. */
export function openPool(connection: pg.PoolConfig, habits: Habits): pg.Pool {
  const { max, statementMs, greeting, lines, onNotice, onIdleError } = habits
  const pool = new pg.Pool({
    max,
    application_name: 'pusula',
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: silentAfterMs(statementMs),
    stream: lines.open,
    onConnect: async client => {
      client.on('notification', ({ payload = '' }) => onNotice(payload))
      if (greeting) await client.query(greeting)
    },
    ...connection,
  })
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', onIdleError)
  // One that dies in use fails the query that is under way, and needs a listener for the same reason.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
