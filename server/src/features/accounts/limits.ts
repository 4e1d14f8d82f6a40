import { networkOf } from '../../platform/http/address.ts'
import { mailboxKey, normalEmail } from '../../platform/mail/mailbox.ts'
import { Problem } from '../../platform/problem.ts'
import { giveBack, type Limit, throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { knownBrowser } from './sessions/known-browser.ts'
import { accountByEmail } from './store/accounts.ts'
import type { At } from './tools.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export const perNetwork = (address: string) => `network ${networkOf(address)}`

/**
 * Who tries something with an account: a browser that was signed in to it before counts for itself, everyone else counts
 * with their network. So a stranger uses up what strangers may do, and never what the owner may.
 */
export interface Asker {
  name: string
  isKnown: boolean
}

type Known = Parameters<typeof knownBrowser>

export function askerOf(
  platform: Platform,
  { request, address }: Pick<At, 'request' | 'address'>,
  account: Known[2] | undefined,
  shown: Known[3] = 'password',
): Asker {
  const browser = account && knownBrowser(platform, request, account, shown)
  return browser ? { name: `browser ${browser}`, isKnown: true } : { name: perNetwork(address), isKnown: false }
}

/** Whether an address has an account: told only to a browser that was signed in to it. */
export async function isKnownMember(platform: Platform, at: Pick<At, 'request' | 'address'>, email: string) {
  const account = await accountByEmail(platform.database, normalEmail(email))
  return askerOf(platform, at, account).isKnown
}

/** What is counted for all of a kind together: known browsers never meet what strangers have used up. */
export const together = ({ isKnown }: Asker): string => (isKnown ? 'known browsers' : 'strangers')

interface LimitedLetter {
  kind: 'activation' | 'forgot'
  email: string
  asker: Asker
}

/**
 * One letter of a kind a minute and ten a day to a mailbox for one asker; forty a day for all strangers together, and for
 * all known browsers, so that nobody's is flooded, under whatever spellings of it. Five guesses at each of ten codes leave an
 * attacker one chance in 20,000 a day, with many networks one in 5,000. Thousands of phones may share one network address,
 * so that limit is generous.
 */
export async function sendLimited(
  { database, clock }: Platform,
  { kind, email, asker }: LimitedLetter,
  send: () => Promise<void>,
) {
  const now = clock.now()
  const mailbox = mailboxKey(email)
  const taken: string[] = []
  const take = async (key: string, limit: Limit) => {
    await throttle(database, key, limit, now)
    taken.push(key)
  }
  try {
    await take(`${kind} minute ${email} ${asker.name}`, { max: 1, windowMs: minuteMs }).catch(tellSent)
    // A letter to another spelling is in the same mailbox, but it is not this one.
    await take(`${kind} mailbox minute ${mailbox} ${asker.name}`, { max: 1, windowMs: minuteMs })
    await take(`${kind} day ${mailbox} ${asker.name}`, { max: 10, windowMs: dayMs })
    if (!asker.isKnown) await throttle(database, `letters ${asker.name}`, { max: 100, windowMs: hourMs }, now)
    await throttle(database, `${kind} mailbox ${mailbox} ${together(asker)}`, { max: 40, windowMs: dayMs }, now)
    await send()
  } catch (error) {
    // No letter left, so none was sent in this minute, and there is one more for this day.
    for (const key of taken) await giveBack(database, key)
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
  /** What is counted: one asker at one account, one network at all accounts, one account from all of a kind. */
  counts: 'asker' | 'network' | 'account'
}

/**
 * Wrong passwords: for one account and from one network, so that a stranger locks out only their own network. What many
 * networks try together has a high limit, and so have all known browsers together, which meet none of the others.
 */
export function loginLimits(email: string, asker: Asker): LoginLimit[] {
  const mailbox = mailboxKey(email)
  const own = { counts: 'asker', key: `login ${mailbox} ${asker.name}`, ...passwordLimit } as const
  const all = { counts: 'account', key: `login ${mailbox} ${together(asker)}`, windowMs: hourMs } as const
  if (asker.isKnown) return [own, { ...all, max: 100 }]
  return [
    { counts: 'network', key: `login ${asker.name}`, max: 60, windowMs: 15 * minuteMs },
    own,
    { ...all, max: 500 },
  ]
}
