import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

export interface Candidate {
  subscriptionId: string
  accountId: string
  language: Language
  timeZone: string
  hours: number
  remindedAt: Date | null
  subscribedAt: Date
  /** The day of the week on which an e-mail comes; null where none is wanted. */
  letterDay: number | null
}

/** Reminder candidates by keyset, some accounts at a time; who has the morning brief needs none. */
export const candidatesAfter = (db: Db, afterAccountId: string | null, remindedBefore: Date, accounts: number) =>
  db.rows<Candidate>(sql`
    with page as (
      select distinct s.account_id from notifications_subscriptions s
      left join notifications_settings t on t.account_id = s.account_id
      where (${afterAccountId}::uuid is null or s.account_id > ${afterAccountId}::uuid)
        and coalesce(t.re_engagement_enabled, true) and not coalesce(t.brief_on, false)
        and (t.reminded_at is null or t.reminded_at <= ${remindedBefore})
      order by s.account_id limit ${accounts}
    )
    select s.id as "subscriptionId", s.account_id as "accountId", s.language, s.time_zone as "timeZone",
      coalesce(t.re_engagement_hours, 3) as hours, t.reminded_at as "remindedAt", s.created_at as "subscribedAt",
      case when t.letter_on then t.letter_day end as "letterDay"
    from page join notifications_subscriptions s using (account_id)
    left join notifications_settings t using (account_id) order by s.account_id`)

/** How many rows: none when somebody else has reminded this member meanwhile. */
export const markReminded = (tx: Tx, accountId: string, now: Date, remindedBefore: Date) =>
  tx.run(sql`insert into notifications_settings as t (account_id, reminded_at) values (${accountId}, ${now})
    on conflict (account_id) do update set reminded_at = excluded.reminded_at
    where t.re_engagement_enabled and (t.reminded_at is null or t.reminded_at <= ${remindedBefore})`)
