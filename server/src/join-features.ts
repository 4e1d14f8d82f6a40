import { memberFinder, startAccounts } from './features/accounts/index.ts'
import { createKinds, dropSaved, savedOf, transferSaved } from './features/analysis/index.ts'
import { assistantsOf, countGrants, dropAssistants, dropGrants } from './features/assistants/index.ts'
import { calendarOf, dropCalendar } from './features/calendar/index.ts'
import { channelsOf, dropChannels } from './features/channels/index.ts'
import {
  creditStatusReader,
  freeUsed,
  limitFree,
  type NoteUse,
  rekeyWelcomes,
  startCredits,
  transferBought,
  transferOpen,
  useNoter,
  welcomeGuest,
  welcomeMember,
  wholeHistory,
} from './features/credits/index.ts'
import { dropFavorites, favoritesOf } from './features/favorites/index.ts'
import { dropFollows, followedPlansOf } from './features/follows/index.ts'
import {
  browsersOf,
  guestFinder,
  leaveBrowser,
  saveMember,
  startGuests,
  unlinkMember,
} from './features/guests/index.ts'
import { dropKeys, keyHolderFinder, keysOf, startKeys } from './features/keys/index.ts'
import { listedSymbol, type Market } from './features/market/index.ts'
import { dropNotifications, notificationsOf } from './features/notifications/index.ts'
import { adoptPurchases, dropPayers, purchasesOf, startPayments } from './features/payments/index.ts'
import { dropPortfolio, portfolioOf } from './features/portfolio/index.ts'
import {
  acceptInvitation,
  dropCode,
  invitationsOf,
  rekeyInvitations,
  rewardInviter,
  startReferrals,
} from './features/referrals/index.ts'
import {
  fulfilment,
  isPro,
  lockStops,
  proReader,
  startSubscriptions,
  subscriptionsOf,
  wantStops,
} from './features/subscriptions/index.ts'
import { dropMessages, messagesOf } from './features/support/index.ts'
import { dropPlayers, rekeyPlayers, transferCalls, turnOf } from './features/turn/index.ts'
import type { Db } from './platform/db/db.ts'
import { isForeignScript } from './platform/http/security.ts'
import type { Door, Identify } from './platform/http/serve.ts'
import { nobody } from './platform/http/viewer.ts'
import type { Platform } from './platform.ts'

/** A member by the key of a program or by the session, else a guest by the visitor cookie, else nobody. */
export function viewerFinder(platform: Platform): Identify {
  const holder = keyHolderFinder(platform)
  const member = memberFinder(platform)
  const guest = guestFinder(platform)
  return async request => {
    const program = await holder(request)
    if (program || isForeignScript(request)) return program ?? nobody
    return (await member(request)) ?? (await guest(request)) ?? nobody
  }
}

/** Whether an account has a subscription that is paid for, right now. */
export const proFinder =
  ({ clock }: Platform) =>
  (db: Db, accountId: string) =>
    isPro(db, accountId, clock.now())

/** Joins the features that are about people: what one does not know of another is handed in here. */
export async function startPeople(door: Door, platform: Platform, market: Market): Promise<{ saveUse: NoteUse }> {
  const creditStatus = creditStatusReader(platform)
  const isProNow = proReader(platform)
  const memberStatus = async (accountId: string) => {
    const tier = (await isProNow(accountId)) ? 'pro' : 'member'
    return { ...(await creditStatus(accountId, tier)), tier } as const
  }
  const guests = startGuests(door, platform, {
    onWelcome: welcomeGuest,
    freeUsed,
    limitFree,
    creditStatus: async accountId => {
      const { total, remaining } = await creditStatus(accountId, 'visitor')
      return { used: total - remaining, remaining }
    },
  })
  await startCredits(door, platform, {
    isPro: proFinder(platform),
    coinOf: spelling => listedSymbol(market, spelling),
    refusalOf: createKinds(market, platform.clock).refusalOf,
    creditStatus: memberStatus,
    beforeGuestPays: guests.limitByLooks,
  })
  await startReferrals(door, platform)
  startKeys(door, platform)
  const accounts = await startAccounts(door, platform, {
    onSignIn: async (tx, accountId, at) => {
      const now = platform.clock.now()
      const guestId = await saveMember(tx, platform, at, accountId)
      if (!guestId || guestId === accountId) return
      // Orders before balances, as everywhere: a payment that is reported right now waits its turn.
      await adoptPurchases(tx, guestId, accountId, now)
      await transferOpen(tx, guestId, accountId, now)
      await transferSaved(tx, guestId, accountId)
      await transferBought(tx, guestId, accountId, now)
      await transferCalls(tx, guestId, accountId, now)
    },
    onJoin: async (tx, joined) => {
      const { accountId, personHash, now } = joined
      await leaveBrowser(tx, accountId, freeUsed)
      await welcomeMember(tx, accountId, personHash, now)
      await acceptInvitation(tx, platform, joined)
    },
    onRekey: async (tx, rekeyed) => {
      await rekeyWelcomes(tx, rekeyed)
      await rekeyInvitations(tx, rekeyed)
      await rekeyPlayers(tx, rekeyed)
    },
    beforeLeave: lockStops,
    onLeave: async (tx, accountId) => {
      await leaveBrowser(tx, accountId, freeUsed)
      await unlinkMember(tx, accountId)
      await dropNotifications(tx, accountId)
      await dropChannels(tx, accountId)
      await dropCalendar(tx, accountId)
      await dropKeys(tx, accountId)
      await dropAssistants(tx, accountId)
      await dropCode(tx, accountId)
      await dropFavorites(tx, accountId)
      await dropSaved(tx, accountId)
      await dropFollows(tx, accountId)
      await dropPlayers(tx, accountId)
      await dropPortfolio(tx, accountId)
      await dropMessages(tx, accountId)
      await dropPayers(tx, accountId)
      await wantStops(tx, accountId, platform.clock.now())
    },
    keys: {
      count: async (db, accountId) => (await keysOf(db, accountId)).length + (await countGrants(db, accountId)),
      drop: async (tx, accountId) => (await dropKeys(tx, accountId)) + (await dropGrants(tx, accountId)),
    },
    creditStatus: memberStatus,
    belongings: {
      credits: wholeHistory,
      payments: purchasesOf,
      subscriptions: subscriptionsOf,
      referrals: invitationsOf,
      guests: browsersOf,
      keys: keysOf,
      channels: channelsOf(platform.secrets),
      notifications: notificationsOf,
      calendar: calendarOf,
      favorites: favoritesOf,
      analysis: savedOf,
      follows: followedPlansOf,
      turn: turnOf(platform.clock),
      portfolio: portfolioOf,
      support: messagesOf,
      assistants: assistantsOf,
    },
  })
  const payments = await startPayments(door, platform, { accounts, fulfilment })
  await startSubscriptions(door, platform, payments)
  return { saveUse: useNoter(platform, rewardInviter) }
}
