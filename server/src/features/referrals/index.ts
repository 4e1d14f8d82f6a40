import { profileOf, referrals } from '@pusula/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { readSettings } from '../../platform/settings.ts'
import type { Platform } from '../../platform.ts'
import { claimantById, type Joined, personHashById } from '../accounts/index.ts'
import { grant, lockBalance } from '../credits/index.ts'
import { sharesBrowser } from '../guests/index.ts'
import { sendThanks } from './emails.ts'
import {
  closeInvitation,
  codeOf,
  inviterOf,
  rewardsSince,
  saveInvitation,
  statsOf,
  waitingInvitation,
} from './store.ts'

export { dropCode, rekeyInvitations } from './store.ts'

/** What the invitations of a member are, for its export. */
export const invitationsOf = (db: Db, accountId: string) => statsOf(db, accountId)

export async function startReferrals(door: Door, platform: Platform) {
  const { database, clock, config, jobs } = platform
  serve(door, referrals.generate, async ({ viewer }) => {
    if (!(await areRewarded(database))) throw new Problem('referrals.closed')
    if (await claimantById(database, viewer.accountId)) throw new Problem('accounts.notVerified')
    return { referralUrl: inviteUrl(config.publicUrl, await codeOf(database, viewer.accountId, clock.now())) }
  })
  serve(door, referrals.invitation, async ({ input }) => ({
    isGood: (await inviterOf(database, input.code)) !== undefined,
  }))
  serve(door, referrals.stats, async ({ viewer }) => {
    const { count, credits } = await statsOf(database, viewer.accountId)
    return { referralCount: count, totalCreditsEarned: credits }
  })
  await jobs.schedule('referrals.letters', '* * * * *', () => sendThanks(platform))
}

/**
 * Gives the invited one's part, once per mailbox. Whoever invites themselves, under another address in the same browser
 * or another spelling of the same one, is welcome too, but without it.
 */
export async function acceptInvitation(tx: Tx, platform: Platform, joined: Joined) {
  const { accountId, personHash, referralHash, now } = joined
  const inviterId = referralHash && (await inviterOf(tx, referralHash))
  if (!inviterId || !(await areRewarded(tx)) || (await sharesBrowser(tx, inviterId, accountId))) return
  if ((await personHashById(tx, platform, inviterId)) === personHash) return
  const invitation = { personHash, inviterId, invitedId: accountId, credits: referralReward, now }
  if (!(await saveInvitation(tx, invitation))) return
  await grant(tx, accountId, referralReward, 'referral', 'referral', now)
}

/**
 * Gives the inviter's part when the invited one has had a first analysis: an address alone is worth nothing. Who has had
 * as many in a month as the owner allows gets no more for the others.
 */
export async function rewardInviter(tx: Tx, invitedId: string, now: Date) {
  const invitation = await waitingInvitation(tx, invitedId)
  if (!invitation) return
  const { inviterId, isInviterHere } = invitation
  // All of an inviter's rewards happen one by one, so that the limit is exact.
  await lockBalance(tx, inviterId)
  const { referralRewardsPerMonth } = await readSettings(tx)
  const isAllowed =
    isInviterHere &&
    (await rewardsSince(tx, inviterId, new Date(now.getTime() - rewardWindowMs))) < referralRewardsPerMonth &&
    !(await sharesBrowser(tx, inviterId, invitedId))
  await closeInvitation(tx, invitedId, isAllowed ? referralReward : 0, now)
  if (isAllowed) await grant(tx, inviterId, referralReward, 'referral', `referral:${invitedId}`, now)
}

/** Whether the profile in force lets an invitation bring anything. */
const areRewarded = async (db: Db): Promise<boolean> =>
  profileOf[(await readSettings(db)).jurisdiction].rewardsInvitations

/** What an invitation brings to each side. */
const referralReward = 5

/** The span in which an inviter's rewards are counted. */
const rewardWindowMs = 30 * 86_400_000

const inviteUrl = (publicUrl: string, code: string): string => `${publicUrl}/?Ref=${encodeURIComponent(code)}`
