import { accounts, allRoutes, analysis, app, credits, market } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { analysisOf, sampleOf } from './analysis.ts'
import { demoReply } from './demo.ts'

const at = new Date('2026-03-01T12:00:00Z')

describe('the demo', () => {
  it('is looked at by a pro member who exists nowhere else', () => {
    expect(demoReply(accounts.user, {})?.value).toMatchObject({ tier: 'pro', isAdmin: false, id: 'demo' })
    expect(demoReply(credits.stats, {})?.value).toMatchObject({ tier: 'pro', dailyUsage: 0, favoritesCount: 2 })
  })

  it('asks the server only for what anybody may read, and sends it nothing', () => {
    const asked = allRoutes.filter(({ route }) => {
      try {
        return demoReply(route, { symbol: 'BTC', symbols: [], q: '' }) === null
      } catch {
        return false
      }
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(({ route }) => route.method !== 'GET' || route.who !== 'anyone')).toEqual([])
    expect(demoReply(app.info, {})).toBeNull()
  })

  it('says so where it has nothing to show and where something would be saved', () => {
    expect(() => demoReply(accounts.sessions, {})).toThrow('The demo does not show this part.')
    expect(() => demoReply(accounts.remove, {})).toThrow('Nothing is saved in the demo.')
  })

  it('finds at most eight coins, and none for an empty query', () => {
    const found = (q: string) => demoReply(market.search, { q })?.value as { symbol: string }[]
    expect(found('bit').map(({ symbol }) => symbol)).toEqual(['BTC'])
    expect(found('n').length).toBe(8)
    expect(found('  ')).toEqual([])
  })

  it.each([0, 0.5, 0.999_999])('throws a price from 40,000 to 50,000 and a score from 60 to 99 (dice at %d)', dice => {
    const { currentPrice, investmentScore, score } = analysisOf(sampleOf('BTC', () => dice, at))
    expect(currentPrice).toBeGreaterThanOrEqual(40_000)
    expect(currentPrice).toBeLessThanOrEqual(50_000)
    expect(investmentScore).toBeGreaterThanOrEqual(60)
    expect(investmentScore).toBeLessThanOrEqual(99)
    expect(50 + score.factors.reduce((sum, { points }) => sum + points, 0)).toBe(investmentScore)
  })

  it('tells the same price on every screen of one analysis', () => {
    const whole = demoReply(analysis.technicalSignals, { symbol: 'ETH' })?.value as { currentPrice: number }
    expect(whole.currentPrice).toBeGreaterThan(0)
    expect(demoReply(analysis.supportResistance, { symbol: 'ETH' })?.value).toMatchObject({
      currentPrice: whole.currentPrice,
    })
  })
})
