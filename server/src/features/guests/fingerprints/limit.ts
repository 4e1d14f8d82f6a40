import type { guests, InputOf } from '@pusula/contract'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Platform } from '../../../platform.ts'
import { takeTurn, visitorById } from '../store.ts'
import { browsersUnder, fingerprintsOf, saveFingerprint, withdrawFingerprints } from './store.ts'

export type Fingerprint = NonNullable<InputOf<typeof guests.account>['fingerprint']>

/** How many free analyses these guests have used, all together. */
export type FreeUsed = (db: Db, accountIds: readonly string[]) => Promise<number>

export const fingerprintHash = (secrets: Secrets, fingerprint: Fingerprint) =>
  secrets.hash('fingerprint', fingerprint.hash)

/** How many free analyses were used under a fingerprint. That is all a fingerprint can tell: phones of one model look alike. */
export async function usedUnder(db: Db, hash: string, freeUsed: FreeUsed): Promise<number> {
  const { used, accountIds } = await browsersUnder(db, hash)
  return used + (await freeUsed(db, accountIds))
}

/**
 * How many free analyses were used by browsers that look like this guest's, while nobody else under one of its fingerprints
 * can use another before this transaction ends. Undefined for a guest without a fingerprint.
 */
export async function usedByLookalikes(tx: Tx, accountId: string, freeUsed: FreeUsed): Promise<number | undefined> {
  const hashes = await fingerprintsOf(tx, accountId)
  let most: number | undefined
  for (const hash of hashes) {
    await takeTurn(tx, hash)
    most = Math.max(most ?? 0, await usedUnder(tx, hash, freeUsed))
  }
  return most
}

/** Keeps a consented fingerprint of this browser. */
export const rememberFingerprint = (
  { secrets, clock }: Platform,
  db: Db,
  visitorId: string,
  fingerprint: Fingerprint,
) => saveFingerprint(db, visitorId, fingerprintHash(secrets, fingerprint), clock.now())

/** The consent is taken back. */
export const forgetFingerprints = ({ database }: Platform, visitorId: string, freeUsed: FreeUsed) =>
  database.transaction(async tx => {
    await takeTurn(tx, visitorId)
    const visitor = await visitorById(tx, visitorId)
    if (!visitor) return
    const hashes = visitor.accountId ? await fingerprintsOf(tx, visitor.accountId) : []
    for (const hash of hashes) await takeTurn(tx, hash)
    await withdrawFingerprints(tx, visitorId, visitor.accountId ? await freeUsed(tx, [visitor.accountId]) : 0)
  })
