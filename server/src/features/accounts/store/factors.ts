import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import { dropPasskeysOf } from './passkeys.ts'

/** What second factor an account has. */
export interface Factors {
  passkeys: number
  hasOneTimeCodes: boolean
  recoveryCodesLeft: number
}

export async function factorsOf(db: Db, accountId: string): Promise<Factors> {
  const found = await db.row<Factors>(sql`select
    (select count(*) from accounts_passkeys where account_id = ${accountId}) as passkeys,
    exists (select 1 from accounts_one_time_codes where account_id = ${accountId}) as "hasOneTimeCodes",
    (select count(*) from accounts_recovery_codes where account_id = ${accountId}) as "recoveryCodesLeft"`)
  return found ?? { passkeys: 0, hasOneTimeCodes: false, recoveryCodesLeft: 0 }
}

/** Recovery codes help whoever has lost a factor; they are none themselves. */
export const hasFactor = ({ passkeys, hasOneTimeCodes }: Factors): boolean => passkeys > 0 || hasOneTimeCodes

export const saveFactor = (db: Db, sessionId: string, now: Date) =>
  db.run(sql`update accounts_sessions set second_factor_at = ${now} where id = ${sessionId}`)

/** What was shown elsewhere counts no more: it may have been the factor that is gone. */
export const forgetFactorElsewhere = (db: Db, accountId: string, sessionId: string) =>
  db.run(sql`update accounts_sessions set second_factor_at = null
    where account_id = ${accountId} and id <> ${sessionId} and second_factor_at is not null`)

/** Two changes at once wait for each other, so that the last factor is seen to be the last, and one too many to be so. */
export const lockFactors = (tx: Tx, accountId: string) =>
  tx.run(sql`select 1 from accounts where id = ${accountId} for update`)

export const saveOneTimeCodes = (db: Db, accountId: string, sealed: string, step: number, now: Date) =>
  db.run(sql`insert into accounts_one_time_codes (account_id, secret_sealed, last_step, created_at)
    values (${accountId}, ${sealed}, ${step}, ${now})
    on conflict (account_id) do update set
      secret_sealed = excluded.secret_sealed, last_step = excluded.last_step, created_at = excluded.created_at`)

export const oneTimeCodesOf = async (db: Db, accountId: string): Promise<string | undefined> =>
  (
    await db.row<{ sealed: string }>(
      sql`select secret_sealed as sealed from accounts_one_time_codes where account_id = ${accountId}`,
    )
  )?.sealed

/** Uses the code of a step up; false when that one, or a later one, was used before. */
export const useStep = async (db: Db, accountId: string, step: number): Promise<boolean> =>
  (await db.run(sql`update accounts_one_time_codes set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step}`)) === 1

export const dropOneTimeCodes = (db: Db, accountId: string) =>
  db.run(sql`delete from accounts_one_time_codes where account_id = ${accountId}`)

export async function saveRecoveryCodes(tx: Tx, accountId: string, codeHashes: string[]) {
  await tx.run(sql`delete from accounts_recovery_codes where account_id = ${accountId}`)
  await tx.run(sql`insert into accounts_recovery_codes (account_id, code_hash)
    select ${accountId}, unnest(${codeHashes}::text[])`)
}

/** False when it is none of them, or was used. */
export const useRecoveryCode = async (db: Db, accountId: string, codeHash: string): Promise<boolean> =>
  (await db.run(sql`delete from accounts_recovery_codes
    where account_id = ${accountId} and code_hash = ${codeHash}`)) === 1

export async function dropFactorsOf(db: Db, accountId: string) {
  await dropPasskeysOf(db, accountId)
  await dropOneTimeCodes(db, accountId)
  await db.run(sql`delete from accounts_recovery_codes where account_id = ${accountId}`)
}
