import { type Db, sql, type Tx } from '../../../platform/db/db.ts'

interface NewCode {
  email: string
  browserHash: string
  codeHash: string
  linkHash: string
  expiresAt: Date
}

/** One active code per address and browser: the newest replaces the one before, and other browsers' codes do not touch it. */
export const saveCode = (db: Db, { email, browserHash, codeHash, linkHash, expiresAt }: NewCode) =>
  db.run(sql`insert into accounts_activations (email, browser_hash, code_hash, link_hash, expires_at)
    values (${email}, ${browserHash}, ${codeHash}, ${linkHash}, ${expiresAt})
    on conflict (email, browser_hash) do update set code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      expires_at = excluded.expires_at, tries = 0, attempt_hash = null`)

/** Which code is meant: that of this browser, or the one whose e-mail's link was opened. */
interface Meant {
  email: string
  browserHash: string
  linkHash: string | null
}

const isMeant = ({ email, browserHash, linkHash }: Meant) =>
  sql`email = ${email} and case when ${linkHash}::text is null then browser_hash = ${browserHash} else link_hash = ${linkHash} end`

/**
 * Counts a try and hands out what the code should be; undefined when there is none, it was tried too often, or another
 * attempt has used it up.
 */
export const tryCode = (db: Db, meant: Meant, attemptHash: string, maxTries: number, now: Date) =>
  db.row<{ codeHash: string; tries: number }>(sql`update accounts_activations set tries = tries + 1
    where ${isMeant(meant)} and tries < ${maxTries} and expires_at > ${now}
      and (attempt_hash is null or attempt_hash = ${attemptHash}) returning code_hash as "codeHash", tries`)

/** Uses a code up for all but this attempt; false when another did so first. */
export const consumeCode = async (db: Db, meant: Meant, codeHash: string, attemptHash: string): Promise<boolean> =>
  (await db.run(sql`update accounts_activations set attempt_hash = ${attemptHash}
    where ${isMeant(meant)} and code_hash = ${codeHash}
      and (attempt_hash is null or attempt_hash = ${attemptHash})`)) === 1

/** Once the account is there, nobody asks for it again. */
export const dropCode = (tx: Tx, email: string) => tx.run(sql`delete from accounts_activations where email = ${email}`)

/** Whatever was on its way to prove an address. */
export async function dropCodesTo(tx: Tx, email: string) {
  await dropCode(tx, email)
  await tx.run(sql`delete from accounts_verifications where email = ${email}`)
}

export const saveVerification = (db: Db, tokenHash: string, email: string, expiresAt: Date) =>
  db.run(sql`insert into accounts_verifications (token_hash, email, expires_at)
    values (${tokenHash}, ${email}, ${expiresAt})`)

export const isVerified = async (db: Db, tokenHash: string, email: string, now: Date): Promise<boolean> =>
  (await db.row(sql`select 1 from accounts_verifications
    where token_hash = ${tokenHash} and email = ${email} and expires_at > ${now}`)) !== undefined

/** Uses a verification up; false when it is not there, too old or used. */
export const consumeVerification = async (tx: Tx, tokenHash: string, email: string, now: Date): Promise<boolean> =>
  (await tx.run(sql`delete from accounts_verifications
    where token_hash = ${tokenHash} and email = ${email} and expires_at > ${now}`)) === 1

/** The newest code of a session is the only one. */
export const saveConfirmCode = (db: Db, sessionId: string, codeHash: string, expiresAt: Date) =>
  db.run(sql`insert into accounts_confirm_codes (session_id, code_hash, expires_at)
    values (${sessionId}, ${codeHash}, ${expiresAt})
    on conflict (session_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`)

/** Counts a try and uses the code up when it is right. */
export async function useConfirmCode(
  db: Db,
  sessionId: string,
  codeHash: string,
  maxTries: number,
  now: Date,
): Promise<boolean> {
  const tried = await db.run(sql`update accounts_confirm_codes set tries = tries + 1
    where session_id = ${sessionId} and tries < ${maxTries} and expires_at > ${now}`)
  if (!tried) return false
  return (
    (await db.run(sql`delete from accounts_confirm_codes
      where session_id = ${sessionId} and code_hash = ${codeHash}`)) === 1
  )
}

/** Without an account that has the address, now that its turn has come, it is a link that opens nothing. */
export const saveReset = (db: Db, tokenHash: string, email: string, expiresAt: Date) =>
  db.run(sql`insert into accounts_resets (token_hash, account_id, expires_at)
    values (${tokenHash}, (select id from accounts where email = ${email} for share), ${expiresAt})`)

/** Whose password a link would set; undefined for one that is of no use. */
export const accountOfReset = (db: Db, tokenHash: string, now: Date) =>
  db.row<{ id: string; email: string; isAdmin: boolean }>(sql`select a.id, a.email, a.is_admin as "isAdmin"
    from accounts_resets r join accounts a on a.id = r.account_id
    where r.token_hash = ${tokenHash} and r.expires_at > ${now}`)

/** Uses a link up and hands out whose it was. */
export async function consumeReset(tx: Tx, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await tx.row<{ accountId: string | null }>(sql`delete from accounts_resets
    where token_hash = ${tokenHash} and expires_at > ${now} returning account_id as "accountId"`)
  return row?.accountId ?? undefined
}

export const dropResetsOf = (db: Db, accountId: string) =>
  db.run(sql`delete from accounts_resets where account_id = ${accountId}`)

export async function forgetOldProofs(db: Db, now: Date) {
  await db.run(sql`delete from accounts_activations where expires_at <= ${now}`)
  await db.run(sql`delete from accounts_codes where expires_at <= ${now}`)
  await db.run(sql`delete from accounts_verifications where expires_at <= ${now}`)
  await db.run(sql`delete from accounts_resets where expires_at <= ${now}`)
  await db.run(sql`delete from accounts_confirm_codes where expires_at <= ${now}`)
}
