import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CachedPrices, freshMs, mustAsk, nextAskMs, pricesOf } from './rule.ts'

const fetchedAtMs = 1_800_000_000_000
const cached: CachedPrices = { symbols: ['BTC', 'ETH'], fetchedAtMs, prices: {} }
const after = (ageMs: number, symbols = ['BTC', 'ETH'], isForced = false) =>
  mustAsk(cached, { symbols, nowMs: fetchedAtMs + ageMs, isForced })

describe('prices are asked for', () => {
  it('when nothing is kept', () => expect(mustAsk(null, { symbols: [], nowMs: fetchedAtMs })).toBe(true))
  it('not again within two minutes', () => {
    expect(after(0)).toBe(false)
    expect(after(freshMs)).toBe(false)
    expect(freshMs).toBe(120_000)
  })
  it('after two minutes', () => expect(after(freshMs + 1)).toBe(true))
  it('at once when a person asks', () => expect(after(0, ['BTC', 'ETH'], true)).toBe(true))
  it('at once for other coins', () => {
    expect(after(0, ['BTC'])).toBe(true)
    expect(after(0, ['BTC', 'ETH', 'SOL'])).toBe(true)
    expect(after(0, ['BTC', 'SOL'])).toBe(true)
  })
  it('not again for the same coins in another order', () => expect(after(0, ['ETH', 'BTC'])).toBe(false))
  it('when the clock was turned back', () => expect(after(-1)).toBe(true))
})

it('the next ask comes when the rule allows it, and never at once', () =>
  fc.assert(
    fc.property(fc.integer({ min: -freshMs * 3, max: freshMs * 3 }), fc.boolean(), (ageMs, hasFailed) => {
      const asked = { dataUpdatedAt: fetchedAtMs, errorUpdatedAt: hasFailed ? fetchedAtMs + freshMs : 0 }
      const leftMs = freshMs * (hasFailed ? 2 : 1) - ageMs
      const waitMs = nextAskMs(asked, fetchedAtMs + ageMs)
      expect(waitMs).toBeGreaterThanOrEqual(1_000)
      expect(waitMs).toBeLessThanOrEqual(freshMs)
      if (leftMs >= 1_000 && leftMs <= freshMs) expect(waitMs).toBe(leftMs)
    }),
  ))

it('a price remembers the moment it was true, not how old it was', () => {
  const reply = { BTC: { price: 104_812.4, changePercent: 2.34, ageMs: 4_000, isStale: false } }
  expect(pricesOf(reply, { nowMs: fetchedAtMs, isSimulated: true })).toEqual({
    BTC: { price: 104_812.4, changePercent: 2.34, atMs: fetchedAtMs - 4_000, isStale: false, isSimulated: true },
  })
})
