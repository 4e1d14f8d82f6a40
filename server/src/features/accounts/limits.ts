import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { networkOf } from '../../platform/http/address.ts'
import { mailboxKey, normalEmail } from '../../platform/mail/mailbox.ts'
import { Problem } from '../../platform/problem.ts'
import { forgive, giveBack, type Limit, throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { knownBrowser } from './sessions/known-browser.ts'
import { accountByEmail } from './store/accounts.ts'
import type { At } from './tools.ts'

export const perNetwork = (address: string) => `network ${networkOf(address)}`

/** Rate limit per network, for askers without a known browser. */
const strangerAt = ({ address }: Pick<At, 'address'>): Asker => ({ name: perNetwork(address), isKnown: false })

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
  at: Pick<At, 'request' | 'address'>,
  account: Known[2] | undefined,
  shown: Known[3] = 'password',
): Asker {
  const browser = account && knownBrowser(platform, at.request, account, shown)
  return browser ? { name: `browser ${browser}`, isKnown: true } : strangerAt(at)
}

/** Whether an address has an account: told only to a browser that was signed in to it. */
export async function isKnownMember(platform: Platform, at: Pick<At, 'request' | 'address'>, email: string) {
  const account = await accountByEmail(platform.database, normalEmail(email))
  return askerOf(platform, at, account).isKnown
}

/** Once a limit is used up there is one try in this time: for each by itself, or for all of them. */
interface Slow {
  ms: number
  isEach?: true
}

/** A limit for all strangers together, and one for all known browsers; without a slow way on it holds until it ends. */
interface Together extends Limit {
  key: string
  slow: { known?: Slow; strangers?: Slow }
}

/**
 * Counts a try for all of a kind, and tells what was counted. Whoever has stolen a password makes browsers known, and must
 * not keep those of the owner away: they become slow, and are never shut out.
 */
export async function throttleTogether(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { name, isKnown }: Asker,
  { key, slow: { known, strangers }, ...limit }: Together,
): Promise<string> {
  const all = togetherKey(key, isKnown)
  const slow = isKnown ? known : strangers
  const slowKey = `${all} slow${slow?.isEach ? ` ${name}` : ''}`
  try {
    await throttle(database, all, limit, clock.now())
    return all
  } catch (error) {
    if (!(error instanceof Problem) || !slow) throw error
    await throttle(database, slowKey, { max: 1, windowMs: slow.ms }, clock.now())
    return slowKey
  }
}

const togetherKey = (key: string, isKnown: boolean) => `${key} ${isKnown ? 'known browsers' : 'strangers'}`

interface LimitedEmail {
  kind: 'activation' | 'forgot' | 'confirm'
  email: string
  asker: Asker
}

/**
 * One e-mail of a kind a minute and ten a day to a mailbox for one asker; forty a day for all strangers together, and for
 * all known browsers, so that nobody's is flooded, under whatever spellings of it. Five guesses at each of ten codes leave an
 * attacker one chance in 20,000 a day, with many networks one in 5,000. Thousands of phones may share one network address,
 * so that limit is generous.
 */
export async function sendLimited(platform: Platform, { kind, email, asker }: LimitedEmail, send: () => Promise<void>) {
  const { database, clock } = platform
  const now = clock.now()
  const mailbox = mailboxKey(email)
  const taken: string[] = []
  const take = async (key: string, limit: Limit) => {
    await throttle(database, key, limit, now)
    taken.push(key)
  }
  try {
    await take(`${kind} minute ${email} ${asker.name}`, { max: 1, windowMs: MINUTE_MS }).catch(refuseRepeated)
    // An e-mail to another spelling is in the same mailbox, but it is not this one.
    await take(`${kind} mailbox minute ${mailbox} ${asker.name}`, { max: 1, windowMs: MINUTE_MS })
    await take(`${kind} day ${mailbox} ${asker.name}`, { max: 10, windowMs: DAY_MS })
    if (!asker.isKnown) await throttle(database, `emails ${asker.name}`, { max: 100, windowMs: HOUR_MS }, now)
    await throttleTogether(platform, asker, emailsTo(kind, mailbox))
    await send()
  } catch (error) {
    // No e-mail left, so none was sent in this minute, and there is one more for this day.
    for (const key of taken) await giveBack(database, key)
    throw error
  }
}

/** The one e-mail an hour is for all: with each browser another, a thief of the password would have any number of them. */
const emailsTo = (kind: LimitedEmail['kind'], mailbox: string): Together => ({
  key: `${kind} mailbox ${mailbox}`,
  max: 40,
  windowMs: DAY_MS,
  slow: { known: { ms: HOUR_MS } },
})

/** Whoever never saw the answer learns from this refusal that an e-mail is on its way, whether or not the address is known. */
function refuseRepeated(error: unknown): never {
  throw error instanceof Problem ? new Problem(error.code, { ...error.details, isSent: true }) : error
}

/** Wrong passwords by one asker for one account. */
export const passwordLimit: Limit = { max: 20, windowMs: 15 * MINUTE_MS }

/**
 * Wrong passwords: for one account and from one network, so that a stranger locks out only their own network. What many
 * networks try together has a high limit, and so have all known browsers together, which meet none of the others. Tells how
 * to take back what turned out to be right: what others tried stays counted.
 */
export async function countLogin(platform: Platform, email: string, asker: Asker): Promise<() => Promise<void>> {
  const { database, clock } = platform
  const { own, network, all } = loginKeys(mailboxKey(email), asker)
  if (!asker.isKnown) await throttle(database, network, { max: 60, windowMs: 15 * MINUTE_MS }, clock.now())
  await throttle(database, own, passwordLimit, clock.now())
  const counted = await throttleTogether(platform, asker, {
    key: all,
    max: asker.isKnown ? 100 : 500,
    windowMs: HOUR_MS,
    slow: { known: { ms: MINUTE_MS, isEach: true } },
  })
  return async () => {
    if (!asker.isKnown) await giveBack(database, network)
    await forgive(database, own)
    await giveBack(database, counted)
  }
}

const loginKeys = (mailbox: string, { name }: Asker) => ({
  network: `login ${name}`,
  own: `login ${mailbox} ${name}`,
  all: `login ${mailbox}`,
})

/** Whoever has a new password by an e-mail meets nothing of what was tried before. */
export async function forgiveAfterReset({ database }: Platform, email: string, at: Pick<At, 'address'>) {
  const mailbox = mailboxKey(email)
  const { own, all } = loginKeys(mailbox, strangerAt(at))
  const pools = [all, emailsTo('confirm', mailbox).key].flatMap(key =>
    [true, false].map(isKnown => togetherKey(key, isKnown)),
  )
  for (const key of [own, ...pools]) await forgive(database, key)
}
