import type { accounts, credits, favorites, gems, notifications, ReplyOf, subscriptions } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { currentLanguage } from '../lib/language.ts'
import { overview } from './coins.ts'

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

type List = ReplyOf<typeof gems.list>

const texts = {
  tr: { reason: 'Son haftalarda öteki küçük coinlerden daha çok yükseldi.', days: '4-12 gün' },
  en: { reason: 'It rose more than other small coins in the last weeks.', days: '4-12 days' },
}

/** Symbol and grade; all else is what the other screens say of the coin. */
const rows = [
  ['CELO', 78],
  ['BAND', 66],
] as const

function gemOf([symbol, grade]: (typeof rows)[number]): List['data'][number] {
  const { coin, price, marketCapUsd } = overview(symbol)
  const says = texts[currentLanguage()]
  return {
    id: coin.id,
    symbol,
    name: coin.name,
    image: coin.image,
    gradeLevel: grade >= 75 ? 'High' : 'Medium',
    grade,
    potentialScore: 20,
    reason: says.reason,
    currentPrice: price.lastPrice,
    priceChange24h: price.priceChangePercent,
    high24h: price.highPrice,
    low24h: price.lowPrice,
    marketCap: marketCapUsd ?? 0,
    exchanges: ['Demo'],
    moonshotTime: says.days,
    targetPrice: price.lastPrice * 1.2,
    isNew: false,
  }
}

const demoGemCount = rows.length

const edition = () => ({
  computedAt: new Date().toISOString(),
  sizesAt: null,
  nextAt: new Date(Date.now() + 6 * HOUR_MS).toISOString(),
  isLate: false,
  source: 'simulated' as const,
})

export const demoGems = (): List => ({ data: rows.map(gemOf), ...edition(), priceAgeMs: 0, isStale: false })

export const demoGemSummary = (): ReplyOf<typeof gems.summary> => ({
  count: demoGemCount,
  neededCredits: 5,
  ...edition(),
  record: {
    over: 0,
    reached: 0,
    delisted: 0,
    doubled: 0,
    halved: 0,
    aheadOfBitcoin: 0,
    medianChangePercent: null,
    measured: { reachedByFirst: 0.18, reachedByLast: 0.34, aheadOfBitcoin: 0.27 },
  },
})

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
