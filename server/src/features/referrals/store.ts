import { randomBytes } from 'node:crypto'
import { type Db, sql } from '../../platform/db/db.ts'

/** The code of a member, made when it is first asked for. */
export async function codeOf(db: Db, accountId: string, now: Date): Promise<string> {
  const kept = () => db.row<{ code: string }>(sql`select code from referrals_codes where account_id = ${accountId}`)
  const found = await kept()
  if (found) return found.code
  await db.run(sql`insert into referrals_codes (account_id, code, created_at)
    values (${accountId}, ${randomBytes(8).toString('base64url')}, ${now}) on conflict (account_id) do nothing`)
  const made = await kept()
  if (!made) throw new Error('A referral code was not made.')
  return made.code
}

export async function inviterOf(db: Db, code: string): Promise<string | undefined> {
  const row = await db.row<{ accountId: string }>(
    sql`select account_id as "accountId" from referrals_codes where code = ${code}`,
  )
  return row?.accountId
}

export const dropCode = (db: Db, accountId: string) =>
  db.run(sql`delete from referrals_codes where account_id = ${accountId}`)

export interface Invitation {
  personHash: string
  inviterId: string
  invitedId: string
  credits: number
  now: Date
}

/** How many were noted: none when this person was invited before. */
export const noteInvitation = (db: Db, { personHash, inviterId, invitedId, credits, now }: Invitation) =>
  db.run(sql`insert into referrals_invitations (person_hash, inviter_id, invited_id, credits, created_at)
    values (${personHash}, ${inviterId}, ${invitedId}, ${credits}, ${now}) on conflict do nothing`)

export async function statsOf(db: Db, inviterId: string): Promise<{ count: number; credits: number }> {
  const row = await db.row<{ count: number; credits: number }>(sql`select count(*)::int as count,
    coalesce(sum(credits), 0)::int as credits from referrals_invitations where inviter_id = ${inviterId}`)
  return row ?? { count: 0, credits: 0 }
}
