import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'
import { changesChannel } from './changes.ts'
import {
  connectLimitMs,
  limitsInSql,
  requestLimitMs,
  type SlowWork,
  silentAfterMs,
  statementTimeouts,
} from './limits.ts'
import { watchSilence } from './silence.ts'
import { type Db, forgetNames, isOutdated, named, nameless, type Tx } from './sql.ts'
import { asDb, inTransaction } from './transaction.ts'
import { asUnavailable, DatabaseUnavailable, isSilence } from './unavailable.ts'

export { type Db, noneIfTaken, type Sql, sql, type Tx } from './sql.ts'

export interface Database extends Db {
  /** Whether a connection pooler stands in front, through which LISTEN does not work. */
  readonly isPooled: boolean
  /** All or nothing. When it fails because the database is away, nobody knows which: it is not tried again. */
  transaction<T>(work: (tx: Tx) => Promise<T>, patient?: SlowWork): Promise<T>
  /** The same database for statements that take their time by nature. */
  patiently(patient: SlowWork): Db
  /** A plain query for libraries that bring their own SQL. */
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
  /** Hears of changes: of those made here before they are answered, of others while a connection happens to be open. */
  onChange(hear: (change: string) => void): void
  /** Somebody who asks it elsewhere got no answer. */
  doubt(): void
  close(): Promise<void>
}

interface Manner {
  log?: Pick<Log, 'warn' | 'info'>
  /** How long a statement may take. */
  limitMs?: number
  /** Whether a pooler stands in front: nothing is left on a connection that outlives its transaction. */
  isPooled?: boolean
}

// Parse bigint as number: counts and sums fit here, and the driver returns 64-bit integers as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// Serialize dates in UTC: the driver would use the zone of the machine, and a day taken from them would be that of its place.
pg.defaults.parseInputDatesAsUTC = true

const connections = 20
/** Pool size for libraries, which query seldom and one by one. */
const libraryConnections = 4

type Lines = ReturnType<typeof trackLines>

/** Sockets of the pool, so that they can be destroyed: a server that hangs never answers a closing connection. */
function trackLines() {
  const open = new Set<Socket>()
  return {
    open: (): Socket => {
      const line = new Socket()
      open.add(line)
      return line.once('close', () => open.delete(line))
    },
    cut: () => {
      for (const line of open) line.destroy()
    },
  }
}

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
function openPool(connection: pg.PoolConfig, habits: Habits): pg.Pool {
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

export function openDatabase(connection: pg.PoolConfig, manner: Manner = {}): Database {
  const { log, limitMs = requestLimitMs, isPooled = false } = manner
  const hearers: ((change: string) => void)[] = []
  const lines = trackLines()
  const silence = watchSilence(connection, {
    onSilent: () => {
      log?.warn('the database does not answer: whoever asks is refused until it does')
      lines.cut()
    },
    onAnswer: silentMs => log?.info({ silentMs: Math.round(silentMs) }, 'the database answers again'),
  })
  const usual = {
    lines,
    onNotice: (change: string) => {
      for (const hear of hearers) hear(change)
    },
    onIdleError: (error: Error) => {
      if (!silence.isSilent()) log?.warn({ err: error }, 'idle database connection')
    },
  }
  // Every connection listens: its own NOTIFY arrives together with the answer, so that this process is never behind itself.
  const greeting = (statementMs: number, more = '') =>
    isPooled ? '' : `${limitsInSql(statementMs, 'session')}; ${more}`
  const asked = isPooled ? nameless : named
  const pool = openPool(connection, {
    ...usual,
    max: connections,
    statementMs: limitMs,
    greeting: greeting(limitMs, `listen ${changesChannel}`),
  })
  // Libraries do what no transaction may hold, such as making an index while others write: their limits are those of a session.
  const queueMs = Math.max(limitMs, statementTimeouts.queue)
  const libraries = openPool(connection, {
    ...usual,
    max: libraryConnections,
    statementMs: queueMs,
    greeting: greeting(queueMs),
  })

  /** A failure gets the name of what it means, and nobody waits for a database that is known not to answer. */
  async function tried<T>(work: () => Promise<T>): Promise<T> {
    if (silence.isSilent()) throw new DatabaseUnavailable(new Error('it does not answer'))
    try {
      return await work()
    } catch (error) {
      if (isSilence(error)) silence.doubt()
      throw asUnavailable(error)
    }
  }
  const transaction: Database['transaction'] = async (work, patient) => {
    const usualMs = isPooled ? limitMs : undefined
    const statementMs = patient ? Math.max(limitMs, statementTimeouts[patient]) : usualMs
    return inTransaction(await tried(() => pool.connect()), tried, work, { asked, statementMs })
  }
  return {
    isPooled,
    ...asDb(query => tried(() => askAnyone(pool, asked(query)))),
    transaction,
    patiently: patient => ({
      rows: query => transaction(tx => tx.rows(query), patient),
      row: query => transaction(tx => tx.row(query), patient),
      run: query => transaction(tx => tx.run(query), patient),
    }),
    query: (text, values) => tried(() => libraries.query(text, values)),
    onChange: hear => hearers.push(hear),
    doubt: silence.doubt,
    close: async () => {
      silence.close()
      await Promise.all([pool.end(), libraries.end()])
    },
  }
}

async function askAnyone<Row extends object>(pool: pg.Pool, query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
  try {
    return await pool.query<Row>(query)
  } catch (error) {
    if (!isOutdated(error)) throw error
    forgetNames()
    const { name: _, ...anew } = query
    return pool.query<Row>(anew)
  }
}

/** Reads everything as it was at one moment, however long that takes; nothing can be written. */
export const inSnapshot = <T>(database: Database, work: (tx: Tx) => Promise<T>, patient?: SlowWork): Promise<T> =>
  database.transaction(async tx => {
    await tx.run({ text: 'set transaction isolation level repeatable read, read only', values: [] })
    return work(tx)
  }, patient)
