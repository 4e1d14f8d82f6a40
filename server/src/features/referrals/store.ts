import { randomBytes } from 'node:crypto'
import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'
import type { Rekeyed } from '../accounts/index.ts'

/** Referral code of a member, created lazily. */
export async function codeOf(db: Db, accountId: string, now: Date): Promise<string> {
  const saved = () => db.row<{ code: string }>(sql`select code from referrals_codes where account_id = ${accountId}`)
  const found = await saved()
  if (found) return found.code
  await db.run(sql`insert into referrals_codes (account_id, code, created_at)
    values (${accountId}, ${randomBytes(8).toString('base64url')}, ${now}) on conflict (account_id) do nothing`)
  const made = await saved()
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

interface Invitation {
  personHash: string
  inviterId: string
  invitedId: string
  credits: number
  now: Date
}

/** How many were noted: none when this person was invited before. */
export const saveInvitation = (db: Db, { personHash, inviterId, invitedId, credits, now }: Invitation) =>
  db.run(sql`insert into referrals_invitations (person_hash, inviter_id, invited_id, credits, created_at)
    values (${personHash}, ${inviterId}, ${invitedId}, ${credits}, ${now}) on conflict do nothing`)

/** The invitation of somebody whose inviter waits for their first analysis; locked. */
export const waitingInvitation = (tx: Tx, invitedId: string) =>
  tx.row<{ inviterId: string; isInviterHere: boolean }>(sql`select i.inviter_id as "inviterId",
      exists (select 1 from accounts a where a.id = i.inviter_id and a.kind = 'member' and a.blocked_at is null)
        as "isInviterHere"
    from referrals_invitations i where i.invited_id = ${invitedId} and i.settled_at is null for update of i`)

export const closeInvitation = (tx: Tx, invitedId: string, credits: number, now: Date) =>
  tx.run(sql`update referrals_invitations set inviter_credits = ${credits}, settled_at = ${now}
    where invited_id = ${invitedId} and settled_at is null`)

export async function rewardsSince(tx: Tx, inviterId: string, since: Date): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`select count(*)::int as count from referrals_invitations
    where inviter_id = ${inviterId} and inviter_credits > 0 and settled_at > ${since}`)
  return row?.count ?? 0
}

export async function statsOf(db: Db, inviterId: string): Promise<{ count: number; credits: number }> {
  const row = await db.row<{ count: number; credits: number }>(sql`select count(*)::int as count,
    coalesce(sum(inviter_credits), 0)::int as credits from referrals_invitations where inviter_id = ${inviterId}`)
  return row ?? { count: 0, credits: 0 }
}

/** The oldest reward of which its inviter was not told; nobody else tells of it before this transaction ends. */
export const oldestUnnotified = (tx: Tx, passed: readonly string[]) =>
  tx.row<{ key: string; to: string | null; language: Language; credits: number }>(sql`select i.person_hash as key,
      case when a.blocked_at is null then a.email end as "to", a.language, i.inviter_credits as credits
    from referrals_invitations i join accounts a on a.id = i.inviter_id
    where i.inviter_credits > 0 and i.told_at is null and i.person_hash <> all(${passed}::text[])
    order by i.settled_at limit 1 for update of i skip locked`)

export const markNotified = (tx: Tx, personHash: string, now: Date) =>
  tx.run(sql`update referrals_invitations set told_at = ${now} where person_hash = ${personHash}`)

/** Of several invitations of one mailbox under its old keys one takes the new key, and no other follows. */
export const rekeyInvitations = (tx: Tx, rekeyed: readonly Rekeyed[]) =>
  tx.run(sql`update referrals_invitations i set person_hash = k.now
    from (select distinct on (k.now) k.before, k.now
      from unnest(${rekeyed.map(({ before }) => before)}::text[], ${rekeyed.map(({ now }) => now)}::text[]) as k(before, now)
        join referrals_invitations known on known.person_hash = k.before
      order by k.now, known.created_at) k
    where i.person_hash = k.before
      and not exists (select 1 from referrals_invitations other where other.person_hash = k.now)`)
