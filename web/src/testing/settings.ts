import type { SystemSettings } from '@pusula/contract'

/** Settings in force, to be changed where a test needs others. */
export const settingsInForce: SystemSettings = {
  dailyLimits: { visitor: null, member: 10, pro: null },
  guestsAllowed: true,
  jurisdiction: 'general',
  referralRewardsPerMonth: 20,
  keptAnalysisDays: 30,
  alertsPerMember: 20,
  portfolioEntries: 250_000,
  portfolioBinEntries: 500_000,
  guestCoins: ['BTC', 'ETH'],
  cacheMinutes: 5,
  cacheMegabytes: 100,
  blockedAddresses: [],
  receiptSeller: '',
  receiptTax: { name: '', percent: 0 },
  turnAllowed: true,
  exchangeAddresses: { binance: '', bybit: '', okx: '' },
}
