import { referrals } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Joined } from '../accounts/index.ts'
import { grant } from '../credits/index.ts'
import { sharesBrowser } from '../guests/index.ts'
import { inviteUrl, referralReward } from './rules.ts'
import { codeOf, inviterOf, noteInvitation, statsOf } from './store.ts'

export { dropCode } from './store.ts'

/** What the invitations of a member are, for its export. */
export const invitationsOf = (db: Db, accountId: string) => statsOf(db, accountId)

export function startReferrals(door: Door, { database, clock, config }: Parts) {
  serve(door, referrals.generate, async ({ viewer }) => ({
    referralUrl: inviteUrl(config.publicUrl, await codeOf(database, viewer.accountId, clock.now())),
  }))
  serve(door, referrals.stats, async ({ viewer }) => {
    const { count, credits } = await statsOf(database, viewer.accountId)
    return { referralCount: count, totalCreditsEarned: credits }
  })
}

/**
 * Rewards both sides of an invitation, once per invited person. Whoever invites themselves, under another address
 * in the same browser, is welcome too, but without the reward.
 */
export async function rewardInvitation(tx: Tx, { accountId, personHash, referralHash, now }: Joined) {
  const inviterId = referralHash && (await inviterOf(tx, referralHash))
  if (!inviterId || inviterId === accountId || (await sharesBrowser(tx, inviterId, accountId))) return
  const invitation = { personHash, inviterId, invitedId: accountId, credits: referralReward, now }
  if (!(await noteInvitation(tx, invitation))) return
  await grant(tx, accountId, referralReward, 'referral', 'referral', now)
  await grant(tx, inviterId, referralReward, 'referral', `referral:${accountId}`, now)
}
