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

/** Whether a migration has changed what a text answers since it was planned. */
export const isOutdated = (error: Error): boolean => error.message.startsWith('cached plan must not change result type')

/** From here on every text is planned anew; a name is never given twice. */
export const forgetNames = () => names.clear()
