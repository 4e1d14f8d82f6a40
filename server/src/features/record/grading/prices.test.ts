import { timeframeMs } from '@pusula/engine'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../../platform/problem.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import type { Claim, StoredClaim } from '../log/claims.ts'
import { someForecast } from '../testing/claims.ts'
import { unknownGrade } from './outcomes.ts'
import { graderFrom } from './prices.ts'

type Prices = Parameters<typeof graderFrom>[0]

const quarterMs = timeframeMs['15m']

const linked = (claim: Claim): StoredClaim => ({ ...claim, id: 1 })
const forecast = linked(someForecast())
const issuedAt = new Date('2026-11-15T12:00:00Z')
const touch = linked({
  ...{ source: 'simulated', symbol: 'BTC', what: 'touch', asked: false, slotAt: issuedAt, issuedAt, priceUsd: 100 },
  ...{ dueAt: new Date(issuedAt.getTime() + DAY_MS), edition: 4, venue: 'Binance', terms: [101, 0.6, 110, 0.1] },
})

/** A market of which a test says what it needs. */
const marketOf = (more: Partial<Prices>): Prices => ({
  pastCloseAt: async () => ({ value: 100, venue: 'Bybit' }),
  candlesUntil: async (_, __, count, endMs) => ({ value: quarters(count, endMs), venue: 'Bybit' }),
  ...more,
})
const quarters = (count: number, endMs: number) =>
  Array.from({ length: count }, (_, i) => [endMs - (count - i) * quarterMs, 100, 102, 99, 100, 1] as const)
const fails = (code: 'market.unknownCoin' | 'market.unavailable') => async () => {
  throw new Problem(code)
}
const nobodyFollowed = async () => undefined
/** What is said of a claim so long after its end. */
const gradeAfter = (market: Prices, claim: StoredClaim, lateMs: number) =>
  graderFrom(market, movableClock(new Date(claim.dueAt.getTime() + lateMs)), nobodyFollowed)(claim)

describe('a grade', () => {
  it('is retried for an unknown coin or during an outage, up to a limit', async () => {
    const unknown = marketOf({ pastCloseAt: fails('market.unknownCoin') })
    expect(await gradeAfter(unknown, forecast, 6 * DAY_MS)).toBeUndefined()
    expect(await gradeAfter(unknown, forecast, 8 * DAY_MS)).toEqual(unknownGrade)
    const silent = marketOf({ pastCloseAt: fails('market.unavailable') })
    expect(await gradeAfter(silent, forecast, 44 * DAY_MS)).toBeUndefined()
    expect(await gradeAfter(silent, forecast, 46 * DAY_MS), 'before its month is closed').toEqual(unknownGrade)
  })

  it('throws a bug of our own at once, and the next run fetches again', async () => {
    const faulty = marketOf({
      candlesUntil: async () => {
        throw new TypeError('candles is undefined')
      },
    })
    await expect(gradeAfter(faulty, touch, MINUTE_MS)).rejects.toThrow('candles is undefined')
    await expect(gradeAfter(faulty, touch, 50 * DAY_MS), 'never taken for a coin that is gone').rejects.toThrow(
      TypeError,
    )
  })

  it('of a minute that no exchange knows is unknown, and of one that is not over there is none', async () => {
    expect(await gradeAfter(marketOf({ pastCloseAt: async () => null }), forecast, MINUTE_MS)).toEqual(unknownGrade)
    expect(await gradeAfter(marketOf({ pastCloseAt: async () => undefined }), forecast, MINUTE_MS)).toBeUndefined()
  })

  it.each([
    ['failed', fails('market.unavailable')],
    [
      'came in halves',
      async (_: string, __: string, ___: number, endMs: number) => ({ value: quarters(10, endMs), venue: 'Binance' }),
    ],
  ])('by quarter hours of which the first answer %s is given by the second', async (_, first) => {
    const answers = [first]
    const { candlesUntil } = marketOf({})
    const market = marketOf({ candlesUntil: (...asked) => (answers.shift() ?? candlesUntil)(...asked) })
    const gradeOf = graderFrom(market, movableClock(new Date(touch.dueAt.getTime() + MINUTE_MS)), nobodyFollowed)
    expect(await gradeOf(touch)).toBeUndefined()
    expect(await gradeOf(touch), 'touched was the nearer level').toMatchObject({ outcome: 1, venue: 'Bybit' })
  })

  it('by quarter hours that nobody has whole is unknown after a day', async () => {
    const half = marketOf({ candlesUntil: async (_, __, ___, endMs) => ({ value: quarters(10, endMs), venue: 'OKX' }) })
    expect(await gradeAfter(half, touch, 23 * HOUR_MS)).toBeUndefined()
    expect((await gradeAfter(half, touch, 25 * HOUR_MS))?.outcome).toBeNull()
  })

  it('fetches the quarter hours of a coin once for all claims graded by them', async () => {
    const candlesUntil = vi.fn(marketOf({}).candlesUntil)
    const gradeOf = graderFrom(
      marketOf({ candlesUntil }),
      movableClock(new Date(touch.dueAt.getTime() + MINUTE_MS)),
      nobodyFollowed,
    )
    await gradeOf(touch)
    await gradeOf(touch)
    expect(candlesUntil).toHaveBeenCalledOnce()
  })
})
