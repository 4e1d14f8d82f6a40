import {
  accounts,
  allRoutes,
  analysis,
  app,
  credits,
  market,
  portfolio,
  type ReplyOf,
  type Route,
} from '@pusula/contract'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../lib/problem.ts'
import { analysisOf, sampleOf } from './analysis.ts'
import { demoReply } from './demo.ts'

const at = new Date('2026-03-01T12:00:00Z')

describe('the demo', () => {
  it('has a made-up pro member', () => {
    expect(demoReply(accounts.user, {})?.value).toMatchObject({ tier: 'pro', isAdmin: false, id: 'demo' })
    expect(demoReply(credits.stats, {})?.value).toMatchObject({ tier: 'pro', dailyUsage: 0, favoritesCount: 2 })
  })

  it('calls only public routes, and sends nothing', () => {
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

  it('shows Bitcoin from 40,000 to 50,000 and a score from 60 to 99', () => {
    const { currentPrice, investmentScore, score } = analysisOf(sampleOf('BTC', at), 'en')
    expect(currentPrice).toBeGreaterThanOrEqual(40_000)
    expect(currentPrice).toBeLessThanOrEqual(50_000)
    expect(investmentScore).toBeGreaterThanOrEqual(60)
    expect(investmentScore).toBeLessThanOrEqual(99)
    expect(score.factors.find(({ name }) => name === 'market')?.stance, 'not read against itself').toBe('unread')
    expect(score).toMatchObject({ readCount: 6, unreadPoints: 4 })
  })

  it('shows seven factors of every score, none beyond its limit, that add up to it, and the month before', () => {
    for (const symbol of ['BTC', 'ETH', 'SOL', 'ADA', 'UNI', 'BAND', 'DOGE', 'CELO']) {
      const { score } = analysisOf(sampleOf(symbol, at), 'en')
      expect(score.factors).toHaveLength(7)
      expect(50 + score.factors.reduce((sum, { points }) => sum + points, 0), symbol).toBe(score.score)
      expect(score.factors.filter(({ points, limit }) => points < 0 || points > limit)).toEqual([])
      expect(score.history.at(-1)).toEqual({ day: '2026-02-28', score: score.yesterday })
      expect(score.history.at(-7)).toEqual({ day: '2026-02-22', score: score.lastWeek })
    }
  })

  it.each(['BTC', 'ETH', 'DOGE'])('tells one price of %s on every screen', symbol => {
    const said = <R extends Route>(route: R, input: object) => demoReply(route, input)?.value as ReplyOf<R>
    const price = said(market.bulkPrices, { symbols: [symbol] })[symbol]?.price
    expect(said(market.overview, { symbol }).price.lastPrice).toBe(price)
    expect(said(analysis.technicalSignals, { symbol }).priceUsd).toBe(price)
    expect(said(analysis.supportResistance, { symbol }).currentPrice).toBe(price)
    const { tr, en } = said(analysis.keptOf, { symbol })
    expect([tr.levels.currentPrice, en.analysis.priceUsd]).toEqual([price, price])
    for (const timeframe of ['15m', '1h', '4h', '1d'] as const)
      expect(said(market.candles, { symbol, timeframe, count: 100 }).candles.close.at(-1)).toBe(price)
    expect(said(market.sparklines, { symbols: symbol })[symbol]?.at(-1)).toBe(price)
    expect(said(market.closes, { symbol }).closesUsd.at(-1)).toBe(price)
    const held = said(portfolio.overview, {}).holdings.find(({ coinSymbol }) => coinSymbol === symbol)
    if (held) expect(held.currentPrice).toBe(price)
  })

  it('answers every screen of a member in the shape of the contract', () => {
    const input = {
      symbol: 'ETH',
      symbols: ['ETH'],
      q: 'eth',
      timeframe: '1h',
      count: 50,
      coins: 'ETH',
      span: '1m',
      currency: 'TRY',
    }
    const answered = allRoutes.filter(({ route }) => {
      try {
        const reply = demoReply(route, route === market.sparklines ? { symbols: 'ETH' } : input)
        if (reply) expect([...Value.Errors(route.reply, reply.value)], route.path).toEqual([])
        return reply !== null
      } catch (error) {
        if (error instanceof ProblemError) return false
        throw error
      }
    })
    expect(answered.length).toBeGreaterThan(25)
  })
})

it('the sample analysis is consistent: every term tells its three parts, and what is further away is less likely', () => {
  const { terms, levels, forecasts } = analysisOf(sampleOf('BTC', new Date(0)), 'tr')
  for (const { story } of terms) expect(Object.values(story).every(part => part.length > 10)).toBe(true)
  const [r3, r2, r1] = levels.map(({ touchChance }) => touchChance)
  expect([r1, r2, r3]).toEqual([r1, r2, r3].toSorted((a = 0, b = 0) => b - a))
  expect(new Set([r1, r2, r3]).size).toBe(3)
  for (const { touchChance4hour, touchChance, touchChance7day } of levels)
    expect(touchChance4hour < touchChance && touchChance < touchChance7day).toBe(true)
  const touches = forecasts.map(({ touchResistance }) => touchResistance)
  expect(touches).toEqual(touches.toSorted((a, b) => a - b))
  expect(touches.at(-1), 'one chance of R1 within a day on all tabs').toBe(r1)
})
