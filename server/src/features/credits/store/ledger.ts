import type { CreditReason } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'

/** Grants credits once per idempotency key; false when this key has already moved its credits. */
export const grant = (tx: Tx, accountId: string, amount: number, reason: CreditReason, key: string, now: Date) =>
  move(tx, { accountId, amount, reason, key, now })

/** Spends credits once per idempotency key, or refuses with credits.insufficient and changes nothing. */
export const spend = (tx: Tx, accountId: string, amount: number, reason: CreditReason, key: string, now: Date) =>
  move(tx, { accountId, amount: -amount, reason, key, now })

interface Entry {
  accountId: string
  amount: number
  reason: CreditReason
  key: string
  now: Date
}

async function move(tx: Tx, { accountId, amount, reason, key, now }: Entry): Promise<boolean> {
  const balance = await lockBalance(tx, accountId)
  if (balance + amount < 0) {
    if ((await amountUnder(tx, accountId, key)) !== undefined) return false
    throw new Problem('credits.insufficient', { needed: -amount, remaining: balance })
  }
  const written = await tx.run(sql`insert into credits_entries (account_id, key, reason, amount, created_at)
    values (${accountId}, ${key}, ${reason}, ${amount}, ${now}) on conflict (account_id, key) do nothing`)
  if (written === 0) return false
  await tx.run(sql`update credits_balances set balance = balance + ${amount} where account_id = ${accountId}`)
  return true
}

/**
 * The balance, which nobody else changes before this transaction ends. Whatever moves credits or opens an
 * entitlement takes this lock first, so that all of it happens one by one for each account.
 */
export async function lockBalance(tx: Tx, accountId: string): Promise<number> {
  const locked = () =>
    tx.row<{ balance: number }>(sql`select balance from credits_balances where account_id = ${accountId} for update`)
  const found = await locked()
  if (found) return found.balance
  await tx.run(sql`insert into credits_balances (account_id) values (${accountId}) on conflict do nothing`)
  return (await locked())?.balance ?? 0
}

/** What moved under a key, if anything did. */
export async function amountUnder(db: Db, accountId: string, key: string): Promise<number | undefined> {
  const row = await db.row<{ amount: number }>(
    sql`select amount from credits_entries where account_id = ${accountId} and key = ${key}`,
  )
  return row?.amount
}

export async function balanceOf(db: Db, accountId: string): Promise<number> {
  const row = await db.row<{ balance: number }>(
    sql`select balance from credits_balances where account_id = ${accountId}`,
  )
  return row?.balance ?? 0
}

/** What was ever bought or given by support, less what was taken back or carried to another account. */
export async function boughtBy(db: Db, accountId: string): Promise<number> {
  const sumOf = (reasons: CreditReason[]) =>
    sql`coalesce(sum(amount) filter (where reason = any(${reasons}::text[])), 0)`
  const row = await db.row<{ bought: number }>(sql`select (${sumOf(['purchase', 'reversal', 'conversion'])}
      + greatest(0, ${sumOf(['correction'])}))::int as bought
    from credits_entries where account_id = ${accountId}`)
  return row?.bought ?? 0
}

interface HistoryEntry {
  id: string
  reason: CreditReason
  amount: number
  coin: string | null
  createdAt: Date
}

export const historyOf = (db: Db, accountId: string, limit: number) =>
  db.rows<HistoryEntry>(sql`
    select e.id::text, e.reason, e.amount, t.coin, e.created_at as "createdAt" from credits_entries e
    left join credits_entitlements t on t.account_id = e.account_id and t.id::text = split_part(e.key, ':', 2)
    where e.account_id = ${accountId} order by e.id desc limit ${limit}`)

interface Difference {
  accountId: string
  balance: number | null
  sum: number
}

/** Every account whose balance is not the sum of its entries: there should be none. */
export const differences = (db: Db) =>
  db.rows<Difference>(sql`
    select coalesce(b.account_id, s.account_id) as "accountId", b.balance, coalesce(s.sum, 0)::int as sum
    from credits_balances b
    full join (select account_id, sum(amount) as sum from credits_entries group by account_id) s
      on s.account_id = b.account_id
    where b.balance is distinct from coalesce(s.sum, 0)::int`)
