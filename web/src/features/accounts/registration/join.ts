import { accounts } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { newId } from '../../../lib/new-id.ts'
import { asProblem } from '../../../lib/problem.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { Proof, StoredRegistration } from '../../../stored/table.ts'
import { expectSession } from '../expect-session.ts'
import { expectSignIn } from '../viewer.ts'
import { forgetInvitation, invitation } from '../way-in.ts'

export type { Proof }

/** Rate limit of the server: one code a minute to an address. */
const resendAfterMs = 60_000
/** And forgets it after a quarter of an hour. */
const codeMs = 15 * 60_000

/** Whole seconds until another code may be asked for. */
export const secondsToResend = (sentAtMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((sentAtMs + resendAfterMs - nowMs) / 1000))

/**
 * When an e-mail was sent whose response was lost, by the rate limit of the next; null where that is the one we know
 * of, or something else was refused.
 */
export function sentUnseenMs(refusal: unknown, knownMs: number, nowMs: number): number | null {
  const { code, details } = asProblem(refusal)
  // Other rate limits do not mean that an e-mail was sent, however soon they end.
  if (code !== 'request.tooMany' || details.isSent !== true) return null
  const sentAtMs = nowMs - resendAfterMs + Number(details.retryAfterSeconds) * 1000
  // Two e-mails are at least a minute apart, and responses may be seconds late.
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

/** What was typed and sent before the page was left; null where nothing was, or too long ago. */
export const storedRegistration = (): StoredRegistration | null => readStored('registration')

export const saveRegistration = (registration: Omit<StoredRegistration, 'atMs'>): void =>
  writeStored('registration', { ...registration, atMs: Date.now() })

export const forgetRegistration = (): void => forgetStored('registration')

let outOfRange: string | undefined

/** By what the server knows the browser again in which a code was asked for, also where its answer was lost. */
export function codeBrowser(): string {
  // A browser that keeps nothing has it as long as the page.
  outOfRange ??= newId()
  const secret = readStored('codeBrowser')?.secret ?? outOfRange
  writeStored('codeBrowser', { secret, atMs: Date.now() })
  return secret
}

export interface LinkedCode {
  email: string
  code: string
  /** With it the code counts in this browser, too, wherever it was asked for. */
  key: string
}

/** Parses the code from the hash of the link in the activation e-mail. */
export function linkedCode(hash: string): LinkedCode | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = said.get('code') ?? ''
  const email = said.get('email') ?? ''
  const key = said.get('key') ?? ''
  return /^\d{6}$/.test(code) && email && key ? { email, code, key } : null
}

interface Joining {
  email: string
  password: string
  firstName: string
  lastName: string
  tier?: 'member' | 'pro'
}

/** How a second try is refused when the first has made the account. */
const usedUp: readonly string[] = ['accounts.notVerified', 'accounts.emailTaken']

/** How a sign-in is refused that tells nothing of an account. */
const noWayIn: readonly string[] = ['accounts.wrongLogin', 'request.tooMany']

/** Makes the account of an address that this browser has verified, or enters it where a try before has made it. */
export async function join(joining: Joining): Promise<void> {
  const { email, password } = joining
  try {
    await register(joining)
  } catch (error) {
    if (!usedUp.includes(asProblem(error).code)) throw error
    // An answer that was lost may be that of an account which is there: then its address and password let in.
    await call(accounts.login, { email, password }).catch(refusal => {
      throw noWayIn.includes(asProblem(refusal).code) ? error : refusal
    })
  }
  await expectSession()
}

const register = ({ email, password, firstName, lastName, tier }: Joining) =>
  call(accounts.register, {
    email,
    password,
    ...(tier && { tier }),
    ...(firstName.trim() && { firstName: firstName.trim() }),
    ...(lastName.trim() && { lastName: lastName.trim() }),
    // The word the wire expects; the server believes only its own record.
    activationCode: 'verified',
    ...invitation(),
  })

/** A fresh page: nothing that was fetched for the visitor is shown to the member. */
export function arrive(path: string): void {
  forgetInvitation()
  forgetRegistration()
  expectSignIn()
  location.assign(path)
}
