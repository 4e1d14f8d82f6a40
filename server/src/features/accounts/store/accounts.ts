import type { Currency, Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { shownName } from './names.ts'

export interface Account {
  id: string
  email: string
  /** Whether a code that was sent to the address was entered: until then it is only claimed. */
  isVerified: boolean
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  passwordHash: string | null
  googleSubject: string | null
  language: Language
  currency: Currency | null
  isAdmin: boolean
  /** Nobody has closed the welcome yet. */
  isNew: boolean
  createdAt: Date
  updatedAt: Date
}

const columns = sql`id, coalesce(email, claimed_email) as email, email is not null as "isVerified", first_name as "firstName", last_name as "lastName",
  profile_image_url as "profileImageUrl", password_hash as "passwordHash", google_subject as "googleSubject",
  language, currency, is_admin as "isAdmin", welcomed_at is null as "isNew", created_at as "createdAt", updated_at as "updatedAt"`

export const setCurrency = (db: Db, id: string, currency: Currency, now: Date) =>
  db.run(sql`update accounts set currency = ${currency}, updated_at = ${now} where id = ${id} and kind = 'member'`)

export const accountById = (db: Db, id: string) =>
  db.row<Account>(sql`select ${columns} from accounts where id = ${id} and kind = 'member'`)

/** By an address that is its owner's; one that is only claimed finds nobody. */
export const accountByEmail = (db: Db, email: string) =>
  db.row<Account>(sql`select ${columns} from accounts where email = ${email}`)

export const accountByGoogle = (db: Db, subject: string) =>
  db.row<Account>(sql`select ${columns} from accounts where google_subject = ${subject}`)

/** What each of them chose; one who chose nothing is not there. */
export async function currenciesOf(db: Db, ids: readonly string[]): Promise<Map<string, Currency>> {
  const rows = await db.rows<{ id: string; currency: Currency }>(sql`select id, currency from accounts
    where id = any(${ids}::uuid[]) and currency is not null`)
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

/** How to write to a member, where that was asked for. */
export const contactOf = (db: Db, id: string) =>
  db.row<{ email: string; isVerified: boolean; name: string; language: Language }>(sql`
    select coalesce(email, claimed_email) as email, email is not null as "isVerified", concat_ws(' ', first_name, last_name) as name, language from accounts
    where id = ${id} and kind = 'member'`)

export type NewMember = Pick<
  Account,
  'email' | 'firstName' | 'lastName' | 'profileImageUrl' | 'passwordHash' | 'googleSubject' | 'language'
>

/** The id of the new account; undefined when the address has one already. */
export async function addMember(db: Db, member: NewMember, now: Date): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(sql`
    insert into accounts (kind, email, first_name, last_name, profile_image_url, password_hash, google_subject,
      language, created_at, updated_at)
    values ('member', ${member.email}, ${shownName(member.firstName)}, ${shownName(member.lastName)}, ${member.profileImageUrl},
      ${member.passwordHash}, ${member.googleSubject}, ${member.language}, ${now}, ${now})
    on conflict do nothing returning id`)
  return row?.id
}

/** Makes a member of a guest who paid under an address; how many: none when it is a guest no more. */
export const claimAddress = (db: Db, id: string, { email, firstName, lastName, language }: Claim, now: Date) =>
  db.run(sql`update accounts set kind = 'member', claimed_email = ${email}, first_name = ${shownName(firstName)},
    last_name = ${shownName(lastName)}, language = ${language}, updated_at = ${now} where id = ${id} and kind = 'guest'`)

export type Claim = Pick<Account, 'email' | 'firstName' | 'lastName' | 'language'>

/** The address is this member's from here on; how many: none when it belongs to somebody already. */
export const setAddress = (db: Db, id: string, email: string, now: Date) =>
  db.run(sql`update accounts set email = ${email}, claimed_email = null, updated_at = ${now}
    where id = ${id} and kind = 'member' and not exists (select 1 from accounts where email = ${email} and id <> ${id})`)

/** Who a browser's purchase has made of its guest, as long as the address is only claimed. */
export const claimantById = (db: Db, id: string) =>
  db.row<{ email: string }>(sql`select claimed_email as email from accounts
    where id = ${id} and kind = 'member' and email is null`)

export async function addGuest(db: Db, now: Date): Promise<string> {
  const row = await db.row<{ id: string }>(
    sql`insert into accounts (kind, created_at, updated_at) values ('guest', ${now}, ${now}) returning id`,
  )
  if (!row) throw new Error('A guest account was not made.')
  return row.id
}

export const setPassword = (db: Db, id: string, passwordHash: string, now: Date) =>
  db.run(sql`update accounts set password_hash = ${passwordHash}, updated_at = ${now} where id = ${id}`)

/** Compare-and-set: how many rows were replaced; none when the password has changed since it was verified. */
export const replacePassword = (db: Db, { id, passwordHash }: Account, next: string, now: Date) =>
  db.run(sql`update accounts set password_hash = ${next}, updated_at = ${now}
    where id = ${id} and password_hash is not distinct from ${passwordHash}`)

/** Whether the password is the one that was verified; the row lock keeps it so until the transaction ends. */
export const isStillPassword = async (tx: Tx, { id, passwordHash }: Account): Promise<boolean> =>
  (await tx.row(sql`select 1 from accounts where id = ${id} and password_hash = ${passwordHash} for share`)) !==
  undefined

export const endWelcome = (db: Db, id: string, now: Date) =>
  db.run(sql`update accounts set welcomed_at = ${now} where id = ${id} and welcomed_at is null`)

/** How many were linked: an account that belongs to another identity already is left alone. */
export const linkGoogle = (db: Db, id: string, subject: string, now: Date) =>
  db.run(sql`update accounts set google_subject = ${subject}, updated_at = ${now}
    where id = ${id} and google_subject is null`)

/**
 * Locks the account row first, before any other row of the person: sign-in and account deletion take their locks in this one order,
 * so that there is no deadlock between them.
 */
export const lockAccount = (tx: Tx, id: string) => tx.run(sql`select from accounts where id = ${id} for update`)

/** Two tabs of one guest wait for each other, and for its deletion; a payment that is reported meanwhile need not. */
export const lockGuest = (tx: Tx, id: string) => tx.run(sql`select from accounts where id = ${id} for no key update`)

/** Before something is noted for an account that may be leaving in another tab: held until the transaction ends. */
export async function holdAccount(tx: Tx, id: string): Promise<void> {
  const here = await tx.row(sql`select id from accounts where id = ${id} and kind <> 'deleted' for key share`)
  if (!here) throw new Problem('accounts.signInRequired')
}

/** Takes everything from the row that says who it was. */
export const anonymise = (db: Db, id: string, now: Date) =>
  db.run(sql`update accounts set kind = 'deleted', email = null, claimed_email = null, password_hash = null, google_subject = null,
    first_name = null, last_name = null, profile_image_url = null, is_admin = false, updated_at = ${now}
    where id = ${id}`)

/** How many accounts have this address for their own: one or none. */
export const setAdmin = (db: Db, email: string, isAdmin: boolean, now: Date) =>
  db.run(sql`update accounts set is_admin = ${isAdmin}, updated_at = ${now} where email = ${email}`)

export const adminEmails = async (db: Db): Promise<string[]> =>
  (await db.rows<{ email: string }>(sql`select email from accounts where is_admin order by email`)).map(
    ({ email }) => email,
  )
