import { type CallGrade, type CallTerms, type Horizon, horizonMs } from '@pusula/engine'
import { HOUR_MS, utcDay } from '@pusula/words'

/** Sealed entry of a call, public at once: nothing of who gave it, and nothing of what it says. */
export interface AboutCall {
  source: 'live' | 'simulated'
  symbol: string
  what: Horizon
  issuedAt: Date
  dueAt: Date
}

/** What a call says, with the ranges that it is graded beside: sealed together, so that none of them can be changed later. */
export interface CallValues extends CallTerms {
  /** A name without a meaning, the same for all calls of one player. */
  player: string
  /** The exchange that said the price. */
  venue: string
  /** The day of the player, by their own clock; where none was sealed, the one by UTC. */
  day?: string
  /** SHA-256 of the call's salt and the account it was given by: a word that its owner can hold against the log, and nobody else can read. */
  owner?: string
}

/** A guest who joined: calls that were sealed under one name count for another from then on. */
export interface CallJoin {
  at: Date
  from: string
  to: string
}

/** What became of a call; null where nobody has a price of its last minute. */
export type StoredCallGrade = (CallGrade & { venue: string | null }) | null

/** A call as the log has it, once it was graded. */
export interface GradedCall extends AboutCall {
  kind: 'call'
  id: number
  salt: string
  values: CallValues
  grade: StoredCallGrade
  gradedAt: Date
}

/** The price is that of the last minute that was over, and an exchange may need another to tell it. */
const graceMs = 120_000

/** Whether a call was sealed when its time had begun already. */
export const isLate = ({ what, issuedAt, dueAt }: Pick<AboutCall, 'what' | 'issuedAt' | 'dueAt'>): boolean =>
  issuedAt.getTime() > dueAt.getTime() - horizonMs[what] + graceMs

/** The day of the record, by UTC. */
export const recordDay = (at: Date): string => utcDay(at)

/** Of each player, coin and horizon one call counts in a day. */
export const callKey = ({ source, symbol, what, issuedAt }: AboutCall, { player, day }: CallValues): string =>
  `${player} ${source} ${symbol} ${what} ${day ?? recordDay(issuedAt)}`

/** Whether it is this day anywhere at a moment: clocks are at most 14 hours ahead of UTC and 12 behind. */
export const isDaySomewhere = (day: string, at: Date): boolean =>
  day >= recordDay(new Date(at.getTime() - 12 * HOUR_MS)) && day <= recordDay(new Date(at.getTime() + 14 * HOUR_MS))
