import { asProblem } from '../../../lib/problem.ts'
import type { Proof } from '../../../stored/table.ts'

export type { Proof }

/** The server sends one code a minute to an address. */
const resendAfterMs = 60_000
/** And forgets it after a quarter of an hour. */
const codeMs = 15 * 60_000

/** Whole seconds until another code may be asked for. */
export const secondsToResend = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + resendAfterMs - nowMs) / 1000))

/**
 * When a letter was sent whose answer never arrived, as the refusal of another tells; null where that is the one we know
 * of, or something else was refused.
 */
export function sentUnseenMs(refusal: unknown, knownMs: number, nowMs: number): number | null {
  const { code, details } = asProblem(refusal)
  // Other limits tell of no letter, however soon they end.
  if (code !== 'request.tooMany' || details.isSent !== true) return null
  const sentAtMs = nowMs - resendAfterMs + Number(details.retryAfterSeconds) * 1000
  // Two letters are a minute apart, and answers may be seconds late.
  return sentAtMs <= nowMs && sentAtMs - knownMs > resendAfterMs / 2 ? sentAtMs : null
}

/** When a code that was sent then is over. */
export const endOfCode = (sentAtMs: number): number => sentAtMs + codeMs

/** Started minutes until then, none once it is over. */
export const minutesOfCode = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((endOfCode(sentAtMs) - nowMs) / 60_000))

/** What a tap on the button of the form leads to: a proof that is still good is not asked for twice. */
export function nextStep(proof: Proof | null, email: string, nowMs: number): 'send' | 'enter' | 'register' {
  if (proof === null || proof.email !== email) return 'send'
  if (proof.state === 'verified') return 'register'
  return secondsToResend(proof.sentAtMs, nowMs) > 0 ? 'enter' : 'send'
}
