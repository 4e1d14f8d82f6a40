/** How long to wait until a connection is free or made. */
export const connectLimitMs = 5_000

/** What one statement of a request may take; DATABASE_TIMEOUT_SECONDS changes it. */
export const requestLimitMs = 5_000

/** Work that takes its time by nature, and how much of it one statement of it gets. */
export const statementTimeouts = {
  /** What the queue brings along: its tables, its indexes, its own cleaning up. */
  queue: 60_000,
  /** Deletes what a day or a month has left. */
  cleanup: 60_000,
  /** Looks through everything that was ever predicted. */
  grading: 60_000,
  /** Counts over months, shown on a page: a year of predictions takes seconds on a small machine. */
  report: 20_000,
  /** A file with tens of thousands of lines. */
  upload: 30_000,
  /** Something for everybody who asked to be told. */
  announcement: 60_000,
  /** Backup, restore, doctor and whatever else is typed and watched. */
  command: 3_600_000,
  migration: 3_600_000,
} as const
export type SlowWork = keyof typeof statementTimeouts

/** A server that lives says by then that it gave up; one that has said nothing is not waited for. */
const graceMs = 1_000
export const silentAfterMs = (statementMs: number): number => statementMs + graceMs

/** Locks are given up first, so that the log tells a lock from a slow statement. */
const lockShare = 0.8
/** Longer than an email takes: some are sent before their transaction ends. */
const idleInTransactionMs = 60_000

/** The limits that the server itself keeps, for this session or only for this transaction. */
export const limitsInSql = (statementMs: number, scope: 'session' | 'local'): string =>
  [
    ['statement_timeout', statementMs],
    ['lock_timeout', Math.round(statementMs * lockShare)],
    ['idle_in_transaction_session_timeout', Math.max(idleInTransactionMs, statementMs)],
  ]
    .map(([name, ms]) => `set ${scope} ${name} = ${ms}`)
    .join('; ')
