import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

export interface Passkey {
  id: string
  accountId: string
  credentialId: string
  publicKey: string
  signCount: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

type NewPasskey = Omit<Passkey, 'id' | 'lastUsedAt'>

const columns = sql`id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
  sign_count as "signCount", transports, name, created_at as "createdAt", last_used_at as "lastUsedAt"`

/** Undefined when the credential id exists already (unique). */
export const addPasskey = (db: Db, { accountId, credentialId, publicKey, signCount, ...passkey }: NewPasskey) =>
  db.row<Passkey>(sql`
    insert into accounts_passkeys (account_id, credential_id, public_key, sign_count, transports, name, created_at)
    values (${accountId}, ${credentialId}, ${publicKey}, ${signCount}, ${passkey.transports}, ${passkey.name},
      ${passkey.createdAt})
    on conflict do nothing returning ${columns}`)

export const passkeysOf = (db: Db, accountId: string) =>
  db.rows<Passkey>(sql`select ${columns} from accounts_passkeys where account_id = ${accountId}
    order by created_at desc, id`)

export const passkeyByCredential = (db: Db, credentialId: string) =>
  db.row<Passkey>(sql`select ${columns} from accounts_passkeys where credential_id = ${credentialId}`)

export const renamePasskey = (db: Db, accountId: string, id: string, name: string) =>
  db.row<Passkey>(sql`update accounts_passkeys set name = ${name} where account_id = ${accountId} and id = ${id}
    returning ${columns}`)

/** What was removed, if it was there. */
export const removePasskey = (db: Db, accountId: string, id: string) =>
  db.row<Passkey>(
    sql`delete from accounts_passkeys where account_id = ${accountId} and id = ${id} returning ${columns}`,
  )

/**
 * Notes that a passkey answered; false when its count went back or stood still, also in a race: then there is a copy of it.
 * Those that do not count always say 0.
 */
export const savePasskeyUse = async (tx: Tx, id: string, signCount: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`update accounts_passkeys set sign_count = ${signCount}, last_used_at = ${now}
    where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0))`)) === 1

/** How many there were; questions that are still open lead nowhere. */
export async function dropPasskeysOf(db: Db, accountId: string): Promise<number> {
  await db.run(sql`delete from accounts_challenges where account_id = ${accountId}`)
  return db.run(sql`delete from accounts_passkeys where account_id = ${accountId}`)
}

export interface Challenge {
  challengeHash: string
  browserHash: string
  purpose: 'add' | 'signIn' | 'confirm'
  /** Whose passkey is asked; anybody's at a sign-in. */
  accountId: string | null
}

export const saveChallenge = (db: Db, { challengeHash, browserHash, purpose, accountId }: Challenge, expiresAt: Date) =>
  db.run(sql`insert into accounts_challenges (challenge_hash, browser_hash, purpose, account_id, expires_at)
    values (${challengeHash}, ${browserHash}, ${purpose}, ${accountId}, ${expiresAt})`)

/** Uses a challenge up; false when it is not there, too old, used, or was put to another browser, person or purpose. */
export const useChallenge = async (db: Db, challenge: Challenge, now: Date): Promise<boolean> =>
  (await db.run(sql`delete from accounts_challenges
    where challenge_hash = ${challenge.challengeHash} and browser_hash = ${challenge.browserHash}
      and purpose = ${challenge.purpose} and account_id is not distinct from ${challenge.accountId}
      and expires_at > ${now}`)) === 1

export const forgetOldChallenges = (db: Db, now: Date) =>
  db.run(sql`delete from accounts_challenges where expires_at <= ${now}`)
