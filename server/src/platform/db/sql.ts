import type pg from 'pg'

/** Parameterized query: text and values apart, so that no value is ever read as SQL. */
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

/** The product has a few hundred texts; whatever goes beyond is asked without a name. */
const maxNames = 2_000

const names = new Map<string, string>()
let given = 0

/** A text that has a name is read and planned once per connection, which takes longer than most answers. */
export function named({ text, values }: Sql): pg.QueryConfig {
  const known = names.get(text)
  if (known) return { name: known, text, values }
  if (names.size >= maxNames) return { text, values }
  const name = `q${given++}`
  names.set(text, name)
  return { name, text, values }
}

/** The same without a name, for whoever cannot know which server process will be asked next. */
export const nameless = ({ text, values }: Sql): pg.QueryConfig => ({ text, values })

/** Whether the server no longer has what was planned: a migration changed the answer, or another server stands behind the line. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('cached plan must not change result type') || ('code' in error && error.code === '26000'))

/** Race on a unique value: somebody else took it in the same moment, so that no row was changed. The transaction is over. */
export function noneIfTaken(error: unknown): 0 {
  if (error instanceof Error && 'code' in error && error.code === '23505') return 0
  throw error
}

/** From here on every text is planned anew; a name is never given twice. */
export const forgetNames = () => names.clear()
