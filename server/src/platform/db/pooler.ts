import pg from 'pg'
import { connectLimitMs } from './limits.ts'

/**
 * Whether a pooler stands in front, which may hand each transaction to another server process: the number of the one that
 * answers is then not the one that was named when the line was opened. What lasts longer than a transaction is left out there:
 * names of statements, settings of a session, listening.
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

/** As the owner says, or as it looks. */
export const isPooledBy = async (
  { databasePooler }: { databasePooler: 'auto' | 'yes' | 'no' },
  connection: pg.ClientConfig,
): Promise<boolean> => (databasePooler === 'auto' ? isBehindPooler(connection) : databasePooler === 'yes')
