import pg from 'pg'
import { connectLimitMs } from './limits.ts'

/**
 * Detects a connection pooler in transaction mode (such as PgBouncer): the backend pid that answers is then not the one that was named
 * when the connection was opened. Whatever outlives a transaction is left out behind one: prepared statements, session settings, LISTEN.
 */
export async function isBehindPooler(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({
    connectionTimeoutMillis: connectLimitMs,
    query_timeout: connectLimitMs,
    ...connection,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Known since the server greeted us; the types do not tell.
    return rows[0]?.pid !== (client as unknown as { processID: number }).processID
  } finally {
    await client.end().catch(() => {})
  }
}

/** By configuration, else by detection. */
export const isPooledBy = async (
  { databasePooler }: { databasePooler: 'auto' | 'yes' | 'no' },
  connection: pg.ClientConfig,
): Promise<boolean> => (databasePooler === 'auto' ? isBehindPooler(connection) : databasePooler === 'yes')
