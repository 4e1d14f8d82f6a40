import { type Db, sql } from '../../../platform/db/db.ts'

export const areRulesApplied = async (db: Db, version: number): Promise<boolean> =>
  (await db.row(sql`select 1 from accounts_mailbox_rules where version = ${version}`)) !== undefined

export const saveRulesVersion = (db: Db, version: number, now: Date) =>
  db.run(
    sql`insert into accounts_mailbox_rules (version, applied_at) values (${version}, ${now}) on conflict do nothing`,
  )

/** The next members with an address of their own, in the order of their ids. */
export const verifiedAfter = (db: Db, id: string | undefined, limit: number) =>
  db.rows<{ id: string; email: string }>(sql`select id, email from accounts
    where email is not null and (${id ?? null}::uuid is null or id > ${id ?? null}::uuid) order by id limit ${limit}`)
