import { type Accounts, memberFinder, startAccounts } from './features/accounts/index.ts'
import {
  carryBought,
  hasBought,
  standingOf,
  startCredits,
  welcomeGuest,
  welcomeMember,
  wholeHistory,
} from './features/credits/index.ts'
import { dropFavorites, favoritesOf } from './features/favorites/index.ts'
import { browsersOf, guestFinder, noteMember, startGuests, unlinkMember } from './features/guests/index.ts'
import { symbolOf } from './features/market/index.ts'
import { dropNotifications, notificationsOf } from './features/notifications/index.ts'
import { dropPortfolio, portfolioOf } from './features/portfolio/index.ts'
import { dropCode, invitationsOf, rewardInvitation, startReferrals } from './features/referrals/index.ts'
import { dropMessages, messagesOf } from './features/support/index.ts'
import type { Parts } from './parts.ts'
import type { Db } from './platform/db/db.ts'
import type { Door, Identify } from './platform/http/serve.ts'
import { nobody } from './platform/http/viewer.ts'

/** A member by the session, else a guest by the visitor cookie, else nobody. */
export function viewerFinder(parts: Parts): Identify {
  const member = memberFinder(parts)
  const guest = guestFinder(parts)
  return async request => (await member(request)) ?? (await guest(request)) ?? nobody
}

// Subscriptions will decide this.
export const isPro = async (_db: Db, _accountId: string) => false

/** Joins the features that are about people: what one does not know of another is handed in here. */
export async function startPeople(door: Door, parts: Parts): Promise<Accounts> {
  startGuests(door, parts, {
    onOpen: welcomeGuest,
    hasBought,
    standing: async (db, accountId) => {
      const { total, remaining } = await standingOf(db, accountId, 'visitor', parts.clock.now())
      return { used: total - remaining, remaining }
    },
  })
  await startCredits(door, parts, { isPro, coinOf: symbolOf })
  startReferrals(door, parts)
  return startAccounts(door, parts, {
    onSignIn: (tx, accountId, at) => noteMember(tx, parts, at, accountId),
    onJoin: async (tx, joined) => {
      const { accountId, personHash, guestAccountId, now } = joined
      await welcomeMember(tx, accountId, personHash, now)
      if (guestAccountId) await carryBought(tx, guestAccountId, accountId, now)
      await rewardInvitation(tx, joined)
    },
    onLeave: async (tx, accountId) => {
      await unlinkMember(tx, accountId)
      await dropNotifications(tx, accountId)
      await dropCode(tx, accountId)
      await dropFavorites(tx, accountId)
      await dropPortfolio(tx, accountId)
      await dropMessages(tx, accountId)
    },
    standing: async (db, accountId) => {
      const tier = (await isPro(db, accountId)) ? 'pro' : 'member'
      return { ...(await standingOf(db, accountId, tier, parts.clock.now())), tier }
    },
    belongings: {
      credits: wholeHistory,
      referrals: invitationsOf,
      guests: browsersOf,
      notifications: notificationsOf,
      favorites: favoritesOf,
      portfolio: portfolioOf,
      support: messagesOf,
    },
  })
}
