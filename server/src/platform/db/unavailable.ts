import { isOutdated } from './sql.ts'

/**
 * Database unavailable: down, hanging, full, or a lock that is not released. A statement under way may have run or not, and of a commit
 * nobody knows; so the caller is told, and we never retry by ourselves.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly reason: Error

  constructor(reason: Error) {
    super(`The database is away: ${reason.message}`)
    this.reason = reason
  }
}

/** Type guard by error name, since a library may hand on a copy of the error. */
export const isUnavailable = (error: unknown): error is DatabaseUnavailable =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'DatabaseUnavailable'

/**
 * Codes of PostgreSQL for a server that stops, starts, takes nobody more, has no room or no memory, gave up on a statement or on a
 * lock, or may only be read while another takes over.
 */
const awayCodes = /^(08...|53...|57P..|57014|55P03|25P03|25006)$/

/** What the driver says of a connection that broke or never came to be. */
const brokenWords =
  /^(Connection terminated|timeout |Query read timeout|Client (has encountered a connection error|was closed) and is not)/

/** The same failure under the name of what it means, or as it is when it is about what was asked. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || isUnavailable(error)) return error
  const code = 'code' in error ? String(error.code) : ''
  // Whatever the system says here, it says of the line to the database.
  const isBroken = 'syscall' in error || awayCodes.test(code) || brokenWords.test(error.message)
  // A plan that the server no longer has says nothing against what was asked: it works when it is asked anew.
  return isBroken || isOutdated(error) ? new DatabaseUnavailable(error) : error
}

/** Whether nobody answered at all, where even a busy server would have said that it gives up. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Query read timeout|timeout expired|Connection terminated due to connection timeout)/.test(error.message)
