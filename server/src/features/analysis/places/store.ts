import { randomUUID } from 'node:crypto'
import { SECOND_MS } from '@pusula/words'
import { type Db, sql } from '../../../platform/db/db.ts'

/** Concurrency limit across instances: analyses in flight of one account. */
export const maxAtOnce = 4
/** Longer than an analysis takes: a process that was killed leaves its places after that. */
const heldMs = 30 * SECOND_MS
/** Of those who want the same place one gets it, so that so many rounds fill all of them. */
const rounds = 2 * maxAtOnce

interface Place {
  accountId: string
  holder: string
}

/** Takes one of an account's places, by the database's clock; undefined where others have all of them. */
export async function takePlace(db: Db, accountId: string): Promise<Place | undefined> {
  const holder = randomUUID()
  for (let left = rounds; left; left--) {
    const row = await db.row<{ isMine: boolean; others: number }>(sql`with held as (select place from analysis_places
        where account_id = ${accountId} and until > clock_timestamp()),
      taken as (insert into analysis_places as p (account_id, place, holder, until)
        select ${accountId}, place, ${holder}, clock_timestamp() + ${heldMs}::float8 * interval '1 millisecond'
        from generate_series(1, ${maxAtOnce}::int) place where place not in (table held) order by random() limit 1
        on conflict (account_id, place) do update set holder = excluded.holder, until = excluded.until
        where p.until <= clock_timestamp() returning place)
      select exists (table taken) as "isMine", (select count(*) from held)::int as others`)
    if (row?.isMine) return { accountId, holder }
    if (!row || row.others >= maxAtOnce) return undefined
  }
  return undefined
}

export const leavePlace = (db: Db, { accountId, holder }: Place) =>
  db.run(sql`delete from analysis_places where account_id = ${accountId} and holder = ${holder}`)

/** Those of processes that died. */
export const forgetPlaces = (db: Db) => db.run(sql`delete from analysis_places where until < clock_timestamp()`)
