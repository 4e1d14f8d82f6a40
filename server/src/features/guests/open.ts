import type { guests, InputOf } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/address.ts'
import { Problem } from '../../platform/problem.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Soon } from '../../platform/soon.ts'
import { throttle } from '../../platform/throttle.ts'
import { type At, addGuest, isAccountBlocked } from '../accounts/index.ts'
import {
  addVisitor,
  giveAccount,
  guestsByFingerprint,
  noteFingerprint,
  takeTurn,
  type Visitor,
  visitorById,
} from './store.ts'
import { networkHash, visitorIdOf } from './visitor.ts'

/** How many analyses a guest has used and has left. */
export interface Standing {
  used: number
  remaining: number
}

/** What features further down do for a guest. */
export interface Seams {
  /** Runs in the transaction that opens a guest's account. */
  onOpen(tx: Tx, accountId: string, now: Date): Promise<unknown>
  standing(accountId: string): Soon<Standing>
  /** Whether a guest has bought something. Then only the cookie leads back to it: phones of one model look alike. */
  hasBought(db: Db, accountId: string): Promise<boolean>
}

type Fingerprint = InputOf<typeof guests.account>['fingerprint']
export type GuestVisitor = Visitor & { accountId: string }

export const fingerprintHash = (secrets: Secrets, fingerprint: NonNullable<Fingerprint>) =>
  secrets.hash('fingerprint', fingerprint.hash)

/** The guest with this fingerprint who may be met without the cookie. */
export async function guestByFingerprint(db: Db, hash: string, seams: Seams): Promise<GuestVisitor | undefined> {
  for (const guest of await guestsByFingerprint(db, hash))
    if (!(await seams.hasBought(db, guest.accountId))) return guest
  return undefined
}

/** Finds the guest by its cookie, then by its fingerprint, and opens a new one only when neither knows it. */
export async function openGuest(
  parts: Parts,
  seams: Seams,
  { request, address }: At,
  fingerprint: Fingerprint,
): Promise<GuestVisitor> {
  const now = parts.clock.now()
  const visitorId = visitorIdOf(parts.secrets, request)
  const hash = fingerprint && fingerprintHash(parts.secrets, fingerprint)
  return parts.database.transaction(async tx => {
    // Two requests of one browser that come together must not open two accounts.
    if (visitorId) await takeTurn(tx, visitorId)
    if (hash) await takeTurn(tx, hash)
    const known = visitorId ? await visitorById(tx, visitorId) : undefined
    const guest =
      withAccount(known) ??
      (hash ? await guestByFingerprint(tx, hash, seams) : undefined) ??
      (await openNew(tx, parts, seams, known, address))
    if (await isAccountBlocked(tx, guest.accountId)) throw new Problem('accounts.blocked')
    if (hash) await noteFingerprint(tx, guest.id, hash, now)
    return guest
  })
}

const withAccount = (visitor: Visitor | undefined): GuestVisitor | undefined =>
  visitor?.accountId ? { id: visitor.id, accountId: visitor.accountId } : undefined

async function openNew(tx: Tx, parts: Parts, seams: Seams, known: Visitor | undefined, address: string) {
  const now = parts.clock.now()
  const perHour = { max: parts.config.newGuestsPerHour, windowMs: 60 * 60_000 }
  await throttle(tx, `new guest ${networkOf(address)}`, perHour, now)
  const visitor = known ?? (await addVisitor(tx, networkHash(parts.secrets, address), now))
  const accountId = await addGuest(tx, now)
  await giveAccount(tx, visitor.id, accountId)
  await seams.onOpen(tx, accountId, now)
  return { id: visitor.id, accountId }
}
