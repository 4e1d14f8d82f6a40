import { networkOf } from '../../platform/http/address.ts'
import { Problem } from '../../platform/problem.ts'
import { forgive, giveBack, type Limit, throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { knownBrowser } from './sessions/known-browser.ts'
import type { At } from './tools.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const perNetwork = (address: string) => `network ${networkOf(address)}`

/**
 * Who tries something with an account: a browser that was signed in to it before counts for itself, everyone else counts
 * with their network. So a stranger uses up what strangers may do, and never what the owner may.
 */
interface Asker {
  name: string
  isKnown: boolean
}

export function askerOf(
  platform: Platform,
  { request, address }: Pick<At, 'request' | 'address'>,
  accountId: string | undefined,
): Asker {
  const browser = knownBrowser(platform, request, accountId)
  return browser ? { name: `browser ${browser}`, isKnown: true } : { name: perNetwork(address), isKnown: false }
}

interface LimitedLetter {
  kind: 'activation' | 'forgot'
  email: string
  asker: Asker
}

/**
 * One letter of a kind a minute and ten a day to an address for one asker; forty a day for all strangers together, so
 * that a mailbox is not flooded. Five guesses at each of ten codes leave an attacker one chance in 20,000 a day, with
 * many networks one in 5,000. Thousands of phones may share one network address, so that limit is generous.
 */
export async function sendLimited(
  { database, clock }: Platform,
  { kind, email, asker }: LimitedLetter,
  send: () => Promise<void>,
) {
  const now = clock.now()
  const minute = `${kind} minute ${email} ${asker.name}`
  const day = `${kind} day ${email} ${asker.name}`
  await throttle(database, minute, { max: 1, windowMs: minuteMs }, now).catch(tellSent)
  try {
    await throttle(database, day, { max: 10, windowMs: dayMs }, now)
    if (!asker.isKnown) {
      await throttle(database, `letters ${asker.name}`, { max: 100, windowMs: hourMs }, now)
      await throttle(database, `${kind} mailbox ${email}`, { max: 40, windowMs: dayMs }, now)
    }
    await send()
  } catch (error) {
    // No letter left, so none was sent in this minute, and there is one more for this day.
    await forgive(database, minute)
    await giveBack(database, day)
    throw error
  }
}

/** Whoever never saw the answer learns from this refusal that a letter is on its way, whether or not the address is known. */
function tellSent(error: unknown): never {
  throw error instanceof Problem ? new Problem(error.code, { ...error.details, isSent: true }) : error
}

/** Wrong passwords by one asker for one account. */
export const passwordLimit: Limit = { max: 20, windowMs: 15 * minuteMs }

interface LoginLimit extends Limit {
  key: string
  /** What is counted: one asker at one account, one network at all accounts, one account from everywhere. */
  counts: 'asker' | 'network' | 'account'
}

/**
 * Wrong passwords: for one account and from one network, so that a stranger locks out only their own network. What many
 * networks try together has a high limit. A known browser has a limit of its own and meets none of the others.
 */
export function loginLimits(email: string, asker: Asker): LoginLimit[] {
  const own = { counts: 'asker', key: `login ${email} ${asker.name}`, ...passwordLimit } as const
  if (asker.isKnown) return [own]
  return [
    { counts: 'network', key: `login ${asker.name}`, max: 60, windowMs: 15 * minuteMs },
    own,
    { counts: 'account', key: `login ${email}`, max: 500, windowMs: hourMs },
  ]
}
