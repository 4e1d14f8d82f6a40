import { randomUUID } from 'node:crypto'
import { oneByOne } from '../../../platform/concurrency.ts'
import { homeDayStart } from '../../../platform/days.ts'
import { type Database, type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { readSettings } from '../../../platform/settings.ts'
import type { Platform } from '../../../platform.ts'
import { analysisCost, entitlementMs, type Tier } from '../rules.ts'
import { freeCoinsOf, giveBackFreeCoin, takeFreeCoin } from './free-coins.ts'
import { grant, lockBalance, spend } from './ledger.ts'

/** The right to one coin's analysis until it expires. */
export interface Entitlement {
  id: string
  accountId: string
  coin: string
  state: 'opened' | 'used' | 'refunded'
  /** Null where it cost nothing. */
  entryKey: string | null
  expiresAt: Date
}

const columns = sql`id, account_id as "accountId", coin, state, entry_key as "entryKey", expires_at as "expiresAt"`

const findLive = (db: Db, accountId: string, coin: string, now: Date) =>
  db.row<Entitlement>(sql`select ${columns} from credits_entitlements
    where account_id = ${accountId} and coin = ${coin} and state <> 'refunded' and expires_at > ${now}
    order by expires_at desc limit 1`)

/** Every coin that is open, the one that closes first at the front. */
export const openOf = (db: Db, accountId: string, now: Date) =>
  db.rows<Pick<Entitlement, 'coin' | 'expiresAt'>>(sql`select coin, max(expires_at) as "expiresAt"
    from credits_entitlements where account_id = ${accountId} and state <> 'refunded' and expires_at > ${now}
    group by coin order by 2, 1`)

/** The entitlement to a coin, or 402. `coin` is the one name of the coin. */
export async function requireEntitlement(db: Db, accountId: string, coin: string, now: Date): Promise<Entitlement> {
  const live = await findLive(db, accountId, coin, now)
  if (!live) throw new Problem('credits.noEntitlement')
  return live
}

/** How many analyses were opened since a moment; what was refunded does not count. */
async function countOpened(db: Db, accountId: string, since: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from credits_entitlements
    where account_id = ${accountId} and state <> 'refunded' and opened_at >= ${since}`)
  return row?.count ?? 0
}

const inTurn = oneByOne()

interface Manner {
  /** May take credits away before. */
  prepare?: ((tx: Tx) => Promise<void>) | undefined
  /** Refuses where it would cost a credit: nobody is charged for what they were told is free. */
  freeOnly?: boolean | undefined
}

/** Pays for a coin and opens it, unless it is still open: then nothing is paid. */
export async function openEntitlement(
  { database, clock }: Platform,
  accountId: string,
  coin: string,
  tier: Tier,
  { prepare, freeOnly = false }: Manner = {},
): Promise<Entitlement & { spent: number }> {
  const now = clock.now()
  const { guestCoins, dailyLimits } = await readSettings(database)
  const limit = dailyLimits[tier]
  if (tier === 'visitor' && !guestCoins.includes(coin))
    throw new Problem('restricted_coin', { allowedCoins: guestCoins })

  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const opened = await inTurn(accountId, () =>
    database.transaction(async tx => {
      await prepare?.(tx)
      const balance = await lockBalance(tx, accountId)
      const live = await findLive(tx, accountId, coin, now)
      if (live) return { ...live, spent: 0 }
      const isGift = (await freeCoinsOf(tx, accountId)).includes(coin)
      const isFree = tier === 'pro' || isGift
      if (freeOnly && !isFree) return new Problem('credits.noEntitlement')
      if (limit !== null && (await countOpened(tx, accountId, homeDayStart(now))) >= limit)
        return new Problem('daily_limit', { limit })
      if (!isFree && balance < analysisCost) return tooFew(tier, balance)
      const entitlement = await payAndOpen(tx, accountId, coin, isFree, now)
      if (isGift && tier !== 'pro') await takeFreeCoin(tx, accountId, coin, entitlement.id)
      return { ...entitlement, spent: isFree ? 0 : analysisCost }
    }),
  )
  // Refused only now: what was taken away before stays taken.
  if (opened instanceof Problem) throw opened
  return opened
}

const tooFew = (tier: Tier, remaining: number) =>
  tier === 'visitor'
    ? new Problem('guests.creditsExpired')
    : new Problem('credits.insufficient', { needed: analysisCost, remaining })

async function payAndOpen(tx: Tx, accountId: string, coin: string, isFree: boolean, now: Date): Promise<Entitlement> {
  const id = randomUUID()
  const entryKey = isFree ? null : `analysis:${id}`
  if (entryKey) await spend(tx, accountId, analysisCost, 'analysis', entryKey, now)
  const expiresAt = new Date(now.getTime() + entitlementMs)
  await tx.run(sql`insert into credits_entitlements (id, account_id, coin, state, entry_key, opened_at, expires_at)
    values (${id}, ${accountId}, ${coin}, 'opened', ${entryKey}, ${now}, ${expiresAt})`)
  return { id, accountId, coin, state: 'opened', entryKey, expiresAt }
}

/** The analysis was delivered: what was paid for it is earned. False when it was before, or was given back. */
export const markUsed = async (tx: Tx, { id }: Pick<Entitlement, 'id'>): Promise<boolean> =>
  (await tx.run(sql`update credits_entitlements set state = 'used' where id = ${id} and state = 'opened'`)) > 0

export const isUsed = async (tx: Tx, { id }: Pick<Entitlement, 'id'>): Promise<boolean> =>
  (await tx.row(sql`select 1 from credits_entitlements where id = ${id} and state = 'used'`)) !== undefined

/** Closes an entitlement that brought nothing and gives the credit back, once; false when it was used or refunded. */
export async function refund(tx: Tx, { id, accountId }: Pick<Entitlement, 'id' | 'accountId'>, now: Date) {
  await lockBalance(tx, accountId)
  const closed = await tx.row<Entitlement>(sql`update credits_entitlements set state = 'refunded'
    where id = ${id} and state = 'opened' returning ${columns}`)
  if (!closed) return false
  await giveBackFreeCoin(tx, id)
  if (closed.entryKey) await grant(tx, accountId, analysisCost, 'refund', `refund:${id}`, now)
  return true
}

/** The analysis could not be produced: the credit comes back at once. */
export const refundFailed = (database: Database, entitlement: Pick<Entitlement, 'id' | 'accountId'>, now: Date) =>
  database.transaction(tx => refund(tx, entitlement, now))

/**
 * Closes coins that were paid for and not read yet, the newest first and no more than it takes to bring so many credits
 * back. One that is being delivered right now is read.
 */
export async function refundUnread(tx: Tx, accountId: string, credits: number, now: Date): Promise<void> {
  const unread = await tx.rows<Entitlement>(sql`select ${columns} from credits_entitlements
    where account_id = ${accountId} and state = 'opened' and entry_key is not null
    order by expires_at desc limit ${Math.ceil(credits / analysisCost)} for update skip locked`)
  for (const entitlement of unread) await refund(tx, entitlement, now)
}

const sweepSize = 200

/**
 * Refunds what expired without ever being used: the process died before the answer, or nobody came for it.
 * Until then a new try is free, so nothing is lost by waiting.
 */
export async function refundUnused(database: Database, now: Date, atOnce = sweepSize): Promise<number> {
  const unused = await database.rows<Entitlement>(sql`select ${columns} from credits_entitlements
    where state = 'opened' and expires_at <= ${now} order by expires_at limit ${atOnce}`)
  let refunded = 0
  for (const entitlement of unused) if (await refundFailed(database, entitlement, now)) refunded++
  return unused.length === atOnce ? refunded + (await refundUnused(database, now, atOnce)) : refunded
}
