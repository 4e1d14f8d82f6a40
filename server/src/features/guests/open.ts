import type { Tx } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/address.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { type At, addGuest, isAccountBlocked } from '../accounts/index.ts'
import { type Fingerprint, type FreeUsed, rememberFingerprint, usedByLookalikes } from './fingerprints/limit.ts'
import { addVisitor, giveAccount, takeTurn, type Visitor, visitorById } from './store.ts'
import { visitorIdOf } from './visitor.ts'

/** Free analyses of a guest, used and left. */
interface CreditStatus {
  used: number
  remaining: number
}

/** What features further down do for a guest. */
export interface Dependencies {
  /** Runs in the transaction that opens the first guest account of a browser. */
  onWelcome(tx: Tx, accountId: string, now: Date): Promise<unknown>
  creditStatus(accountId: string): Promise<CreditStatus>
  freeUsed: FreeUsed
  /** Takes back free analyses that browsers which look the same have used already. */
  limitFree(tx: Tx, accountId: string, usedByLookalikes: number, now: Date): Promise<unknown>
}

type GuestVisitor = Pick<Visitor, 'id'> & { accountId: string }

/** Finds the guest by its cookie, or opens a new one. A fingerprint only says how many free analyses are left. */
export async function openGuest(
  platform: Platform,
  dependencies: Dependencies,
  { request, address }: At,
  fingerprint: Fingerprint | undefined,
): Promise<GuestVisitor> {
  const visitorId = visitorIdOf(platform.secrets, request)
  return platform.database.transaction(async tx => {
    // Two requests of one browser that come together must not open two accounts.
    if (visitorId) await takeTurn(tx, visitorId)
    const known = visitorId ? await visitorById(tx, visitorId) : undefined
    const guest = withAccount(known) ?? (await openNew(tx, platform, dependencies, known, address))
    if (await isAccountBlocked(tx, guest.accountId)) throw new Problem('accounts.blocked')
    if (fingerprint) await rememberFingerprint(platform, tx, guest.id, fingerprint)
    await limitByLooks(tx, dependencies, guest.accountId, platform.clock.now())
    return guest
  })
}

/** Leaves a guest only those free analyses that nobody under its fingerprint has used; until this transaction ends. */
export async function limitByLooks(tx: Tx, { freeUsed, limitFree }: Dependencies, accountId: string, now: Date) {
  const used = await usedByLookalikes(tx, accountId, freeUsed)
  if (used !== undefined) await limitFree(tx, accountId, used, now)
}

const withAccount = (visitor: Visitor | undefined): GuestVisitor | undefined =>
  visitor?.accountId ? { id: visitor.id, accountId: visitor.accountId } : undefined

async function openNew(
  tx: Tx,
  platform: Platform,
  dependencies: Dependencies,
  known: Visitor | undefined,
  address: string,
) {
  const now = platform.clock.now()
  const perHour = { max: platform.config.newGuestsPerHour, windowMs: 60 * 60_000 }
  await throttle(tx, `new guest ${networkOf(address)}`, perHour, now)
  const visitor = known ?? (await addVisitor(tx, now))
  const accountId = await addGuest(tx, now)
  await giveAccount(tx, visitor.id, accountId, now)
  if (!visitor.isWelcomed) await dependencies.onWelcome(tx, accountId, now)
  return { id: visitor.id, accountId }
}
