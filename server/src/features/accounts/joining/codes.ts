import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@pusula/contract'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { hashOf, newCode, newToken } from '../../../platform/tokens.ts'
import { activationEmail, knownAddressEmail } from '../emails.ts'
import { askerOf, perNetwork, sendLimited } from '../limits.ts'
import { accountByEmail } from '../store/accounts.ts'
import { consumeCode, saveCode, tryCode } from '../store/proofs.ts'
import type { At, Tools } from '../tools.ts'

export const proofMs = 15 * 60_000
const maxTries = 5

interface CodeRequest extends Pick<At, 'request' | 'address'> {
  language: Language
  log: Log
  /** Where the code was asked for: there, and only there, it can be typed. */
  browser: string
  /** The page on which the code can be entered by a tap in the e-mail; without one it is typed where it was asked for. */
  page?: string
}

/**
 * Whether or not the address is known, an e-mail is sent and its code kept for this browser: neither answer nor time tells
 * which. An e-mail that was not sent leaves the code of the one before as it is.
 */
export async function sendCode({ platform }: Tools, email: string, codeRequest: CodeRequest) {
  const { language, log, page } = codeRequest
  const { database, clock, mail, secrets, config } = platform
  const now = clock.now()
  const isKnown = await accountByEmail(database, email)
  const asker = askerOf(platform, codeRequest, isKnown)
  const code = newCode()
  const codeHash = secrets.hash('activation', `${email} ${code}`)
  const key = newToken()
  const message = isKnown
    ? knownAddressEmail(email, language, config.publicUrl)
    : activationEmail(email, language, code, page && codeLink(config.publicUrl + page, { code, email, key }))
  await sendLimited(platform, { kind: 'activation', email, asker }, async () => {
    await mail.send(message).catch(error => {
      if (isUnavailable(error)) throw error
      log.error({ err: error }, 'activation code not sent')
      throw new Problem('accounts.codeNotSent')
    })
    const expiresAt = new Date(now.getTime() + proofMs)
    await saveCode(database, {
      email,
      browserHash: hashOf(codeRequest.browser),
      codeHash,
      linkHash: hashOf(key),
      expiresAt,
    })
  })
}

/** Behind the hash, which browsers keep to themselves: no server and no other page reads the code from the address. */
const codeLink = (page: string, said: { code: string; email: string; key: string }) =>
  `${page}#${new URLSearchParams(said)}`

interface Given {
  email: string
  code: string
  /** The one it is given in. */
  browser: string
  /** What the e-mail's link says besides: with it the code counts in any browser. */
  key?: string | undefined
  /** Where the answer was lost on the way, the same attempt is answered as before; without one a code works once. */
  attempt?: string | undefined
}

/** Uses the code of an address up, or refuses it and says how many tries are left: none where it is of no use any more. */
export async function takeCode(
  { platform }: Tools,
  { email, code, browser, key, attempt = newToken() }: Given,
  address: string,
) {
  const { database, clock, secrets } = platform
  const meant = { email, browserHash: hashOf(browser), linkHash: key === undefined ? null : hashOf(key) }
  const attemptHash = hashOf(attempt)
  const now = clock.now()
  await throttle(database, `verify ${perNetwork(address)}`, { max: 100, windowMs: 60 * 60_000 }, now)
  const right = await tryCode(database, meant, attemptHash, maxTries, now)
  const given = secrets.hash('activation', `${email} ${code}`)
  const isRight = right !== undefined && timingSafeEqual(Buffer.from(right.codeHash), Buffer.from(given))
  if (!isRight || !(await consumeCode(database, meant, given, attemptHash)))
    throw new Problem('accounts.wrongCode', { triesLeft: right ? maxTries - right.tries : 0 })
}
