import { sql, type Tx } from '../../platform/db/db.ts'
import { visitorAllowance } from '../guests/index.ts'
import { boughtBy, grant, lockBalance, spend } from './ledger.ts'
import { boughtLeft, memberGift } from './rules.ts'

export const welcomeGuest = (tx: Tx, accountId: string, now: Date) =>
  grant(tx, accountId, visitorAllowance, 'welcome', 'welcome', now)

/** The gift of a new member, once per person: leaving and coming back does not bring it twice. */
export async function welcomeMember(tx: Tx, accountId: string, personHash: string, now: Date) {
  const isFirst = await tx.run(sql`insert into credits_welcomes (person_hash, given_at) values (${personHash}, ${now})
    on conflict do nothing`)
  if (isFirst) await grant(tx, accountId, memberGift, 'welcome', 'welcome', now)
}

/** Carries what a guest bought and has not used to the member it became. */
export async function carryBought(tx: Tx, guestId: string, memberId: string, now: Date) {
  const balance = await lockBalance(tx, guestId)
  const carried = boughtLeft(balance, await boughtBy(tx, guestId))
  if (carried === 0) return
  await spend(tx, guestId, carried, 'conversion', `conversion:${memberId}`, now)
  await grant(tx, memberId, carried, 'conversion', `conversion:${guestId}`, now)
}
