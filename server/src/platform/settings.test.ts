import { describe, expect, it } from 'vitest'
import { movableClock } from '../testing/movable-clock.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { changeSettings, readSettings } from './settings.ts'

const { database } = await ownDatabase()
const now = movableClock().now()

describe('settings', () => {
  it('have defaults, and what is changed is in force at once', async () => {
    expect(await readSettings(database)).toMatchObject({
      guestCoins: ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'],
      dailyLimits: { visitor: null, member: null, pro: null },
      referralRewardsPerMonth: 20,
      keptAnalysisDays: 30,
      alertsPerMember: 20,
      portfolioEntries: 250_000,
      portfolioBinEntries: 500_000,
      cacheMinutes: 5,
      cacheMegabytes: 100,
    })
    await changeSettings(database, { guestCoins: ['BTC'], cacheMinutes: 7 }, now)
    expect(await readSettings(database)).toMatchObject({ guestCoins: ['BTC'], cacheMinutes: 7, cacheMegabytes: 100 })
  })

  it.each([
    { cacheMinutes: 0 },
    { guestCoins: ['not a coin'] },
    { blockedAddresses: ['10.0.0.0/99'] },
    { dailyLimits: { visitor: -1, member: null, pro: null } },
  ])('refuse %j and stay as they were', async wrong => {
    const before = await readSettings(database)
    await expect(changeSettings(database, wrong, now)).rejects.toThrow()
    expect(await readSettings(database)).toEqual(before)
  })
})
