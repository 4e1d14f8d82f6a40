/** How far this browser has come in proving that an address is its own. */
export type Proof = { email: string; state: 'sent'; sentAtMs: number } | { email: string; state: 'verified' }

/** The server sends one code a minute to an address. */
const resendAfterMs = 60_000

/** Whole seconds until another code may be asked for. */
export const secondsToResend = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + resendAfterMs - nowMs) / 1000))

/** What a tap on the button of the form leads to: a proof that is still good is not asked for twice. */
export function nextStep(proof: Proof | null, email: string, nowMs: number): 'send' | 'enter' | 'register' {
  if (proof?.email !== email) return 'send'
  if (proof.state === 'verified') return 'register'
  return secondsToResend(proof.sentAtMs, nowMs) > 0 ? 'enter' : 'send'
}
