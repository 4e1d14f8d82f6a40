import pg from 'pg'
import { changesChannel } from './changes.ts'
import { forgetNames, isOutdated, named } from './named.ts'

/** A query with its values apart, so that no value is ever read as SQL. */
export interface Sql {
  text: string
  values: unknown[]
}

/** sql`select * from t where id = ${id}`; a fragment may stand inside another. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const query: Sql = { text: strings[0] ?? '', values: [] }
  parts.forEach((part, i) => {
    query.text += isSql(part) ? place(part, query) : `$${query.values.push(part)}`
    query.text += strings[i + 1] ?? ''
  })
  return query
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'text' in part && 'values' in part

function place(inner: Sql, outer: Sql): string {
  const shift = outer.values.length
  outer.values.push(...inner.values)
  return inner.text.replace(/\$(\d+)/g, (_, position) => `$${Number(position) + shift}`)
}

export interface Db {
  /** The rows of a query; the caller names the shape its select list has. */
  rows<Row extends object>(query: Sql): Promise<Row[]>
  /** The first row, if there is one. */
  row<Row extends object>(query: Sql): Promise<Row | undefined>
  /** How many rows a statement touched. */
  run(query: Sql): Promise<number>
}

/** A database inside a transaction: money moves only here. */
export interface Tx extends Db {
  readonly isTransaction: true
}

export interface Database extends Db {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A plain query for libraries that bring their own SQL. */
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
  /** Hears of changes: of those made here before they are answered, of others while a connection happens to be open. */
  onChange(hear: (change: string) => void): void
  close(): Promise<void>
}

// Counts and sums fit a number here; the driver hands out 64-bit integers as text by default.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Codes of PostgreSQL for a server that stops, starts, takes nobody more or has no room to write. */
const awayCodes = new Set(['53100', '57P01', '57P02', '57P03', '53300', '08000', '08003', '08006'])

/** Whether a query failed because the database is away for the moment, and not because of what it asked. */
export function isAway(error: Error): boolean {
  if ('code' in error && awayCodes.has(String(error.code))) return true
  if ('syscall' in error && error.syscall === 'connect') return true
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
}

const overQueryable = (client: pg.Pool | pg.PoolClient): Db => ({
  rows: async <Row extends object>(query: Sql) => (await ask<Row>(client, query)).rows,
  row: async <Row extends object>(query: Sql) => (await ask<Row>(client, query)).rows[0],
  run: async query => (await ask(client, query)).rowCount ?? 0,
})

async function ask<Row extends object>(client: pg.Pool | pg.PoolClient, query: Sql) {
  try {
    return await client.query<Row>(named(query))
  } catch (error) {
    if (!(error instanceof Error && isOutdated(error))) throw error
    forgetNames()
    // A transaction has failed with it; its caller may begin again.
    if (!(client instanceof pg.Pool)) throw error
    return client.query<Row>(query.text, query.values)
  }
}

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void): Database {
  const hearers: ((change: string) => void)[] = []
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    application_name: 'pusula',
    // Whoever changes a row and listens hears of it together with the answer, so that this process is never behind itself.
    onConnect: async client => {
      client.on('notification', ({ payload = '' }) => {
        for (const hear of hearers) hear(payload)
      })
      await client.query(`listen ${changesChannel}`)
    },
    ...connection,
  })
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', onIdleError)
  // One that dies in use fails the query that is under way, and needs a listener for the same reason.
  pool.on('connect', client => client.on('error', () => {}))
  return {
    ...overQueryable(pool),
    query: (text, values) => pool.query(text, values),
    transaction: async work => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work({ ...overQueryable(client), isTransaction: true })
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        const rolledBack = await client.query('rollback').then(
          () => true,
          () => false,
        )
        client.release(!rolledBack)
        throw error
      }
    },
    onChange: hear => hearers.push(hear),
    close: () => pool.end(),
  }
}
