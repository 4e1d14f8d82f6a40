import { analysis, credits, market } from '@pusula/contract'
import { type Candles, offPegRatio } from '@pusula/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../testing/world.ts'
import { gapsOf, withNow } from './gaps.ts'

const world = await createWorld()
const guest = await world.guest()
const kindOf = (symbol: string, language: 'tr' | 'en' = 'en') => guest.call(analysis.kind, { symbol, language })

it('a coin that was listed in the middle of a day is read in hours after it was read in days', async () => {
  const { young } = await kindOf('KITE')
  expect(young?.ageDays).toBeGreaterThan(7)
  expect(young?.ranges.slice(0, 2).map(({ horizon }) => horizon)).toEqual(['15min', '1hour'])
})

describe('a coin that is no ordinary one', () => {
  it.each(['USDC', 'DAI', 'PYUSD'])('%s is told by its distance from a dollar, in both languages', async symbol => {
    const english = await kindOf(symbol)
    const { gap, text } = english
    expect([english.kind, gap?.to, gap?.isOff, gap?.daysOff]).toEqual(['currency', 'USD', false, 0])
    expect(Math.abs(gap?.nowRatio ?? 1)).toBeLessThan(offPegRatio)
    expect(gap?.lowRatio).toBeLessThanOrEqual(gap?.nowRatio ?? 1)
    expect(gap?.highRatio).toBeGreaterThanOrEqual(gap?.nowRatio ?? -1)
    expect(gap?.history.length).toBeGreaterThan(50)
    expect(text?.headline).toBe(`${english.name} is where it belongs: 1 dollar.`)
    expect((await kindOf(symbol, 'tr')).text?.headline).toBe(`${english.name} olması gereken yerde: 1 dolar.`)
  })

  it('is told in the money of whoever asks, and with marks for who writes prices as they are read', async () => {
    const standsIn = async (currency?: 'TRY' | 'marked') =>
      (await guest.call(analysis.kind, { symbol: 'WBTC', language: 'tr', ...(currency && { currency }) })).text?.stands
    expect(await standsIn()).toMatch(/^Şimdi \$[\d.]+; Bitcoin \$[\d.]+\.$/)
    expect(await standsIn('TRY')).toMatch(/^Şimdi ₺[\d.]+; Bitcoin ₺[\d.]+\.$/)
    expect(await standsIn('marked')).toMatch(/^Şimdi \{\$[\d.|]+\}; Bitcoin \{\$[\d.|]+\}\.$/)
  })

  it('WBTC leads to Bitcoin, one to one', async () => {
    const { kind, gap, text, follows } = await kindOf('WBTC')
    expect(follows).toEqual({ symbol: 'BTC', name: 'Bitcoin' })
    expect([kind, gap?.to, gap?.toName, gap?.unitsPerCoin]).toEqual(['wrapped', 'BTC', 'Bitcoin', 1])
    expect(text?.headline).toMatch(/^Wrapped Bitcoin follows Bitcoin one to one\. The gap is [−+]?\d/)
  })

  it('the gap of a wrapped coin is of one moment, however old the candles of the other one are', async () => {
    await guest.call(market.candles, { symbol: 'BTC', timeframe: '1h' })
    world.clock.forward(4 * 60_000)
    const { gap } = await kindOf('WBTC')
    expect(Math.abs(gap?.nowRatio ?? 1)).toBeLessThan(0.0005)
    expect(Math.abs(gap?.farthestRatio ?? 1)).toBeLessThan(0.0005)
  })

  it('WSTETH is worth more than one Ethereum, which is no depeg', async () => {
    const { gap, text } = await kindOf('WSTETH')
    expect(gap?.unitsPerCoin).toBeGreaterThan(1.1)
    expect(Math.abs(gap?.nowRatio ?? 1)).toBeLessThan(0.02)
    expect(text?.headline).not.toContain('one to one')
  })

  it('says what a young coin allows, and when the rest opens', async () => {
    const found = await Promise.all(['CC', 'NIGHT', 'XPL', 'MON', '0G', 'KITE'].map(symbol => kindOf(symbol)))
    const young = found.filter(({ kind }) => kind === 'new')
    expect(young.length).toBeGreaterThan(0)
    for (const { young: age, text, name } of young) {
      expect(text?.headline).toContain(`${name} is ${age?.ageDays} day`)
      for (const { neededDays, opensOn } of age?.openings ?? [])
        expect(opensOn === null).toBe((age?.ageDays ?? 0) >= neededDays)
      for (const { lowUsd, highUsd } of age?.ranges ?? []) expect(lowUsd).toBeLessThan(highUsd)
      const ageDays = age?.ageDays ?? 0
      expect(age?.ranges, `what is called open at ${ageDays} days is there`).toHaveLength(
        ageDays >= 30 ? 4 : ageDays >= 7 ? 2 : 0,
      )
    }
  })
})

it('BCC, which nobody trades, is reported as delisted', async () => {
  const symbol = 'BCC'
  const { kind, name, text, priceUsd } = await kindOf(symbol)
  expect(kind).toBe('still')
  expect(priceUsd).toBeGreaterThan(0)
  expect(text?.headline).toBe(`${name} has not moved for at least 364 days. No credit is used.`)
  const ada = await world.member()
  await expect(ada.call(credits.deduct, { symbol })).rejects.toMatchObject({ status: 422, code: 'analysis.still' })
  expect(await world.balanceOf(ada.accountId)).toBe(20)
})

it('says which coins are ordinary, and Bitcoin is', async () =>
  expect(await kindOf('btcusdt')).toMatchObject({
    kind: 'ordinary',
    symbol: 'BTC',
    text: null,
    gap: null,
    young: null,
  }))

describe('the gap to what a coin follows', () => {
  const candles = (closes: readonly number[]): Candles => {
    const close = Float64Array.from(closes)
    const time = Float64Array.from(closes, (_, i) => i * 3_600_000)
    return { time, open: close, high: close, low: close, close, volume: close }
  }
  const gaps = fc.array(fc.double({ min: -0.02, max: 0.02, noNaN: true }), { minLength: 24, maxLength: 200 })

  it('is that of the closes, however dear the other coin is', () =>
    fc.assert(
      fc.property(gaps, fc.double({ min: 1e-8, max: 1e6, noNaN: true }), (each, priceUsd) => {
        const base = candles(each.map((_, i) => priceUsd * (1 + i / 1000)))
        const found = gapsOf(candles(each.map((gap, i) => (base.close[i] ?? 0) * (1 + gap))), base, offPegRatio)
        const units = found?.unitsPerCoin ?? 1
        expect(found?.nowRatio).toBeCloseTo((1 + (each[each.length - 1] ?? 0)) / units - 1, 9)
        expect(found?.lowRatio).toBeCloseTo((1 + Math.min(...each)) / units - 1, 9)
        expect(found?.highRatio).toBeCloseTo((1 + Math.max(...each)) / units - 1, 9)
      }),
    ))

  it('of now belongs to the thirty days, and is the farthest where it is', () => {
    const still = gapsOf(candles(Array(30).fill(1)), candles(Array(30).fill(1)), offPegRatio)
    if (!still) throw new Error('too few closes')
    expect(withNow(still, 1.003, 7)).toMatchObject({ nowRatio: expect.closeTo(0.003), farthest: { atMs: 7 } })
    expect(withNow(withNow(still, 1.003, 7), 0.998, 8)).toMatchObject({ farthest: { atMs: 7 } })
  })

  it('knows since when it has been off', () => {
    const closes = [...Array(30).fill(1), 0.993, 0.99, 0.992]
    const found = gapsOf(candles(closes), undefined, offPegRatio)
    expect(found?.off).toEqual({ sinceMs: 30 * 3_600_000, lowUsd: 0.99, lowAtMs: 31 * 3_600_000 })
    expect(found?.widestBefore).toBe(0)
    expect(gapsOf(candles([...closes, 1]), undefined, offPegRatio)?.off).toBeNull()
  })
})
