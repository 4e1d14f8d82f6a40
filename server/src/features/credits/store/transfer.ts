import { randomUUID } from 'node:crypto'
import { sql, type Tx } from '../../../platform/db/db.ts'
import { boughtLeft } from '../rules.ts'
import { type Entitlement, refund } from './entitlements.ts'
import { boughtBy, grant, lockBalance, spend } from './ledger.ts'

/**
 * Transfers the coins that a browser's guest has open to the member who signs in there. What was paid and not delivered yet
 * goes back to the guest instead: a free analysis must not turn into a member's credit.
 */
export async function transferOpen(tx: Tx, guestId: string, memberId: string, now: Date) {
  await lockBalance(tx, guestId)
  const unused = await tx.rows<Pick<Entitlement, 'id' | 'accountId'>>(sql`select id, account_id as "accountId"
    from credits_entitlements where account_id = ${guestId} and state = 'opened'`)
  for (const entitlement of unused) await refund(tx, entitlement, now)
  await tx.run(sql`update credits_entitlements set account_id = ${memberId}, entry_key = null
    where account_id = ${guestId} and state = 'used' and expires_at > ${now}`)
}

/** Carries what a browser's guest bought and has not used to the member who signs in there; whatever came since the last time. */
export async function transferBought(tx: Tx, guestId: string, memberId: string, now: Date) {
  const balance = await lockBalance(tx, guestId)
  const transferred = boughtLeft(balance, await boughtBy(tx, guestId))
  if (transferred === 0) return
  const move = randomUUID()
  await spend(tx, guestId, transferred, 'conversion', `conversion:${move}`, now)
  await grant(tx, memberId, transferred, 'conversion', `conversion:${move}`, now)
}
