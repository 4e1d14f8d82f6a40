import pg from 'pg'
import { connectLimitMs, limitsInSql, silentAfterMs } from './limits.ts'
import type { Lines } from './lines.ts'

interface Habits {
  max: number
  /** How long a statement may take. */
  statementMs: number
  /** What else each connection says first. */
  greeting?: string
  lines: Lines
  onNotice(change: string): void
  onIdleError(error: Error): void
}

/**
 * Connections with limits on both sides. The server keeps its own as settings of the session, said together with the greeting: a
 * pooler in transaction mode would refuse them as startup parameters. Behind one they may land on any connection of ours, so that
 * the queue gets the limit of a request or the other way round; the limit on our side holds in any case. Longer limits by name are
 * only set inside their own transaction, which is right behind any pooler.
 */
export function openPool(connection: pg.PoolConfig, habits: Habits): pg.Pool {
  const { max, statementMs, greeting = '', lines, onNotice, onIdleError } = habits
  const pool = new pg.Pool({
    max,
    application_name: 'pusula',
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: silentAfterMs(statementMs),
    stream: lines.open,
    onConnect: async client => {
      client.on('notification', ({ payload = '' }) => onNotice(payload))
      await client.query(`${limitsInSql(statementMs, 'session')}; ${greeting}`)
    },
    ...connection,
  })
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', onIdleError)
  // One that dies in use fails the query that is under way, and needs a listener for the same reason.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
