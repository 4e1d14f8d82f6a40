import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Language } from '@pusula/contract'
import { isAway } from '../../../platform/db/away.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import { throttle } from '../../../platform/throttle.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { activationLetter, knownAddressLetter } from '../letters.ts'
import { askerOf, perNetwork, sendLimited } from '../limits.ts'
import { accountByEmail } from '../store/accounts.ts'
import { consumeCode, keepCode, tryCode } from '../store/proofs.ts'
import type { At, Tools } from '../tools.ts'

export const proofMs = 15 * 60_000
const maxTries = 5

interface Asking extends Pick<At, 'request' | 'address'> {
  language: Language
  log: Log
  /** The page on which the code can be entered by a tap in the letter; without one it is typed where it was asked for. */
  page?: string
}

/**
 * Whether or not the address is known, a letter is sent and its code kept: neither answer nor time tells which. A letter
 * that was not sent leaves the code of the one before as it is.
 */
export async function sendCode({ platform }: Tools, email: string, asking: Asking) {
  const { language, log, page } = asking
  const { database, clock, mail, secrets, config } = platform
  const now = clock.now()
  const isKnown = await accountByEmail(database, email)
  const asker = askerOf(platform, asking, isKnown)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = secrets.hash('activation', `${email} ${code}`)
  const letter = isKnown
    ? knownAddressLetter(email, language, config.publicUrl)
    : activationLetter(email, language, code, page && codeLink(config.publicUrl + page, email, code))
  await sendLimited(platform, { kind: 'activation', email, asker }, async () => {
    await mail.send(letter).catch(error => {
      if (isAway(error)) throw error
      log.error({ err: error }, 'activation code not sent')
      throw new Problem('accounts.codeNotSent')
    })
    await keepCode(database, email, codeHash, new Date(now.getTime() + proofMs))
  })
}

/** Behind the hash, which browsers keep to themselves: no server and no other page reads the code from the address. */
const codeLink = (page: string, email: string, code: string) => `${page}#${new URLSearchParams({ code, email })}`

interface Given {
  email: string
  code: string
  /** Where the answer was lost on the way, the same attempt is answered as before; without one a code works once. */
  attempt?: string | undefined
}

/** Uses the code of an address up, or refuses it and says how many tries are left: none where it is of no use any more. */
export async function takeCode({ platform }: Tools, { email, code, attempt = newToken() }: Given, address: string) {
  const { database, clock, secrets } = platform
  const attemptHash = hashOf(attempt)
  const now = clock.now()
  await throttle(database, `verify ${perNetwork(address)}`, { max: 100, windowMs: 60 * 60_000 }, now)
  const right = await tryCode(database, email, attemptHash, maxTries, now)
  const given = secrets.hash('activation', `${email} ${code}`)
  const isRight = right !== undefined && timingSafeEqual(Buffer.from(right.codeHash), Buffer.from(given))
  if (!isRight || !(await consumeCode(database, email, given, attemptHash)))
    throw new Problem('accounts.wrongCode', { triesLeft: right ? maxTries - right.tries : 0 })
}
