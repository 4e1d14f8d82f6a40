import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Rekeyed } from '../../accounts/index.ts'
import { visitorAllowance } from '../../guests/index.ts'
import { memberGift } from '../rules.ts'
import { giveFreeCoin } from './free-coins.ts'
import { grant, lockBalance, spend } from './ledger.ts'

export const welcomeGuest = (tx: Tx, accountId: string, now: Date) =>
  grant(tx, accountId, visitorAllowance, 'welcome', 'welcome', now)

interface FreeAnalyses {
  given: number
  used: number
}

/** Free analyses of guests, given and used; they are used before credits. */
const freeOf = (db: Db, accountIds: readonly string[]) =>
  db.rows<FreeAnalyses>(sql`select given, least(given, paid) as used from (
      select coalesce(sum(amount) filter (where reason = 'welcome'), 0)::int as given,
        coalesce(-sum(amount) filter (where reason in ('analysis', 'refund')), 0)::int as paid
      from credits_entries where account_id = any(${accountIds}::uuid[]) group by account_id) each`)

export const freeUsed = async (db: Db, accountIds: readonly string[]): Promise<number> =>
  (await freeOf(db, accountIds)).reduce((sum, { used }) => sum + used, 0)

/** Takes back the free analyses of a guest that browsers which look the same have used already. */
export async function limitFree(tx: Tx, accountId: string, usedByLookalikes: number, now: Date) {
  await lockBalance(tx, accountId)
  const [{ given, used } = { given: 0, used: 0 }] = await freeOf(tx, [accountId])
  const tooMany = given - used - Math.max(0, visitorAllowance - usedByLookalikes)
  if (tooMany > 0) await spend(tx, accountId, tooMany, 'welcome', `welcome less ${given}`, now)
}

/** The gift of a new member, once per person: leaving and coming back does not bring it twice. */
export async function welcomeMember(tx: Tx, accountId: string, personHash: string, now: Date) {
  const isFirst = await tx.run(sql`insert into credits_welcomes (person_hash, given_at) values (${personHash}, ${now})
    on conflict do nothing`)
  if (!isFirst) return
  await grant(tx, accountId, memberGift, 'welcome', 'welcome member', now)
  await giveFreeCoin(tx, accountId)
}

/** Who has had the gift has had it under the new key of their mailbox, too. */
export const rekeyWelcomes = (tx: Tx, rekeyed: readonly Rekeyed[]) =>
  tx.run(sql`insert into credits_welcomes (person_hash, given_at)
    select k.now, w.given_at
    from unnest(${rekeyed.map(({ before }) => before)}::text[], ${rekeyed.map(({ now }) => now)}::text[]) as k(before, now)
      join credits_welcomes w on w.person_hash = k.before
    on conflict do nothing`)
