import { type Db, sql } from '../../../platform/db/db.ts'

/** Somebody at a provider: the subject is theirs for ever, whatever their address is. */
export interface Subject {
  issuer: string
  subject: string
}

export const accountByIdentity = (db: Db, { issuer, subject }: Subject) =>
  db.row<{ id: string }>(sql`select account_id as id from accounts_identities
    where issuer = ${issuer} and subject = ${subject}`)

/** False where the identity belongs to somebody, or the account has one of this provider already. */
export const linkIdentity = async (db: Db, accountId: string, { issuer, subject }: Subject, now: Date) =>
  (await db.run(sql`insert into accounts_identities (issuer, subject, account_id, linked_at)
    values (${issuer}, ${subject}, ${accountId}, ${now}) on conflict do nothing`)) > 0

export const hasIdentity = async (db: Db, accountId: string, issuer: string): Promise<boolean> =>
  (await db.row(sql`select 1 from accounts_identities where account_id = ${accountId} and issuer = ${issuer}`)) !==
  undefined

export const unlinkIdentity = (db: Db, accountId: string, issuer: string) =>
  db.run(sql`delete from accounts_identities where account_id = ${accountId} and issuer = ${issuer}`)

export const unlinkGoogle = (db: Db, accountId: string, now: Date) =>
  db.run(sql`update accounts set google_subject = null, updated_at = ${now}
    where id = ${accountId} and google_subject is not null`)

/** How many there were, at whichever provider. */
export const dropIdentitiesOf = async (db: Db, accountId: string, now: Date): Promise<number> =>
  (await db.run(sql`delete from accounts_identities where account_id = ${accountId}`)) +
  (await unlinkGoogle(db, accountId, now))
