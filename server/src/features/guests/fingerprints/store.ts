import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

/** Fingerprints stored per guest: a browser changes its own a few times in its life; made-up ones fill no table. */
const maxEntries = 20

/** The first ones stay: what was used under them is not shaken off by telling others. */
export const saveFingerprint = (db: Db, visitorId: string, fingerprintHash: string, now: Date) =>
  db.run(sql`insert into guests_fingerprints (fingerprint_hash, visitor_id, seen_at)
    select ${fingerprintHash}, ${visitorId}::uuid, ${now}::timestamptz
    where (select count(*) from guests_fingerprints where visitor_id = ${visitorId}) < ${maxEntries}
    on conflict do nothing`)

/** The fingerprints of the browser behind a guest's account, always in the same order: they are locked one by one. */
export const fingerprintsOf = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await db.rows<{ hash: string }>(sql`select hash from (
      select f.fingerprint_hash as hash from guests_fingerprints f join guests_visitors v on v.id = f.visitor_id
      where v.account_id = ${accountId} order by f.seen_at, hash limit ${maxEntries}) first order by 1`)
  ).map(({ hash }) => hash)

/** What the browsers under a fingerprint have used: in earlier accounts, less what is told elsewhere, and their accounts. */
export async function browsersUnder(db: Db, fingerprintHash: string) {
  const row = await db.row<{ used: number; accountIds: string[] }>(sql`select
    coalesce((select used from guests_withdrawn_fingerprints where fingerprint_hash = ${fingerprintHash}), 0)
      + coalesce(sum(v.free_used - v.told_used), 0)::int as used,
    coalesce(array_agg(v.account_id) filter (where v.account_id is not null), '{}') as "accountIds"
    from guests_fingerprints f join guests_visitors v on v.id = f.visitor_id
    where f.fingerprint_hash = ${fingerprintHash}`)
  return row ?? { used: 0, accountIds: [] }
}

/** Lets go of the fingerprints of a browser; only how many free analyses they have seen is remembered, for nobody. */
export async function withdrawFingerprints(tx: Tx, visitorId: string, usedNow: number) {
  await tx.run(sql`insert into guests_withdrawn_fingerprints as w (fingerprint_hash, used)
    select f.fingerprint_hash, v.free_used + ${usedNow} - v.told_used from guests_fingerprints f
      join guests_visitors v on v.id = f.visitor_id
      where f.visitor_id = ${visitorId} and v.free_used + ${usedNow} > v.told_used
    on conflict (fingerprint_hash) do update set used = w.used + excluded.used`)
  const left = await tx.run(sql`delete from guests_fingerprints where visitor_id = ${visitorId}`)
  if (left) await tx.run(sql`update guests_visitors set told_used = free_used + ${usedNow} where id = ${visitorId}`)
}
