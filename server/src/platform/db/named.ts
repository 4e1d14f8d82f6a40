import type pg from 'pg'
import type { Sql } from './db.ts'

/** The product has a few hundred texts; whatever goes beyond is asked without a name. */
const mostNames = 2_000

const names = new Map<string, string>()
let given = 0

/** A text that has a name is read and planned once per connection, which takes longer than most answers. */
export function named({ text, values }: Sql): pg.QueryConfig {
  const known = names.get(text)
  if (known) return { name: known, text, values }
  if (names.size >= mostNames) return { text, values }
  const name = `q${given++}`
  names.set(text, name)
  return { name, text, values }
}

/** Whether the server no longer has what was planned: a migration changed the answer, or another server stands behind the line. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('cached plan must not change result type') || ('code' in error && error.code === '26000'))

/** From here on every text is planned anew; a name is never given twice. */
export const forgetNames = () => names.clear()
