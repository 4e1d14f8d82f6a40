import { type Db, sql } from '../../../platform/db/db.ts'

/**
 * Payment cases, which a person has to look at: credits that were used before their money went back; a payment of too little, or for
 * nothing we know; one that the provider has and never told us of; money that should have gone back and did not; a
 * renewal that could not be stopped; a disputed or partly refunded payment.
 */
export const caseKinds = [
  'creditsMissing',
  'paidTooLittle',
  'unknownOrder',
  'paidUntold',
  'notRefunded',
  'notStopped',
  'disputed',
  'partlyRefunded',
] as const
type CaseKind = (typeof caseKinds)[number]

interface NewCase {
  /** One case per key, however often it is reported. */
  key: string
  kind: CaseKind
  accountId: string | null
  orderId: string | null
  details: Record<string, string | number | null>
  /** Nobody has to do anything about what is told now. */
  isGood?: boolean
}

/** Records a case, or brings what is known of it up to date; one that was settled waits again when there is bad news. */
export function recordCase(db: Db, { key, kind, accountId, orderId, details, isGood = false }: NewCase, now: Date) {
  const isNews = sql`(c.closed_at is not null and c.details <> excluded.details and not ${isGood}::boolean)`
  return db.run(sql`insert into payments_cases as c (key, kind, account_id, order_id, details, created_at)
    values (${key}, ${kind}, ${accountId}, ${orderId}, ${JSON.stringify(details)}, ${now})
    on conflict (key) do update set details = excluded.details,
      created_at = case when ${isNews} then excluded.created_at else c.created_at end,
      closed_at = case when not ${isNews} then c.closed_at end, note = case when not ${isNews} then c.note end`)
}

/** Nobody has to look at it any more, if there is one: it says what became of it, and is closed. */
export const endCase = (db: Db, key: string, details: NewCase['details'], now: Date) =>
  db.run(sql`update payments_cases set details = ${JSON.stringify(details)}, closed_at = coalesce(closed_at, ${now})
    where key = ${key}`)

interface PaymentCase extends Omit<NewCase, 'key' | 'kind' | 'isGood'> {
  id: string
  /** Also kinds of earlier days. */
  kind: string
  createdAt: Date
  closedAt: Date | null
  note: string | null
}

/** The newest cases; only those that wait for someone when asked so. */
export const listCases = (db: Db, { onlyOpen }: { onlyOpen: boolean }) =>
  db.rows<PaymentCase>(sql`select id::text, kind, account_id as "accountId", order_id as "orderId", details,
      created_at as "createdAt", closed_at as "closedAt", note
    from payments_cases c where not ${onlyOpen}::boolean or closed_at is null order by c.id desc limit 200`)

/** What waits for someone, by kind: few rows, found by an index of their own. */
export const openCases = (db: Db) =>
  db.rows<{ kind: string; count: number; oldest: Date }>(sql`select kind, count(*)::int as count,
    min(created_at) as oldest from payments_cases where closed_at is null group by kind order by kind`)

/** Closes a case with a word on what was done; false when there is none that is open. */
export const closeCase = async (db: Db, id: string, note: string, now: Date): Promise<boolean> =>
  (await db.run(sql`update payments_cases set closed_at = ${now}, note = ${note}
    where id::text = ${id} and closed_at is null`)) > 0
