import type { accounts, credits, favorites, notifications, ReplyOf, subscriptions } from '@pusula/contract'
import { demoGemCount } from './gems.ts'

/** What is shown for "unlimited". */
const unlimited = 100_000_000
const joinedAt = '2025-06-12T00:00:00.000Z'

/** Nobody's account: a pro member who exists in the demo alone. */
export const demoUser: ReplyOf<typeof accounts.user> = {
  id: 'demo',
  email: 'demo@pusula.app',
  firstName: 'Demo',
  lastName: 'Pro',
  profileImageUrl: null,
  tier: 'pro',
  dailyAnalysisCount: 0,
  analysisCount: unlimited,
  remainingAnalyses: unlimited,
  totalAnalyses: unlimited,
  isEmailVerified: true,
  isAdmin: false,
  currency: null,
  isNew: false,
  createdAt: joinedAt,
  updatedAt: joinedAt,
}

type Stats = ReplyOf<typeof credits.stats> & Record<'dailyUsage' | 'favoritesCount' | 'hiddenGemsCount', number>

export const demoFavorites: ReplyOf<typeof favorites.list> = [
  ['BTC', 'Bitcoin'],
  ['ETH', 'Ethereum'],
].map(([coinSymbol = '', coinName = '']) => ({
  id: coinSymbol,
  userId: demoUser.id,
  coinSymbol,
  coinName,
  createdAt: joinedAt,
}))

export const demoStats: Stats = {
  remainingAnalyses: unlimited,
  totalAnalyses: unlimited,
  tier: 'pro',
  dailyUsage: 0,
  favoritesCount: demoFavorites.length,
  hiddenGemsCount: demoGemCount,
}

export const demoSubscription: ReplyOf<typeof subscriptions.current> = {
  plan: 'yearly',
  status: 'active',
  endsAt: null,
  renewsAt: null,
  canCancel: true,
  canResume: false,
  hasPortal: false,
  creditsForDiscount: 0,
  order: null,
}

export const demoSettings: ReplyOf<typeof notifications.settings> = {
  reEngagementEnabled: false,
  reEngagementHours: 3,
  hiddenGemAlerts: false,
  alertMail: false,
  ...{ morningBrief: false, briefMinute: 510, weeklyLetter: false, letterDay: 0, letterMinute: 600, timeZone: null },
}
