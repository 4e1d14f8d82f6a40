import { type Candles, fromRows, timeframeMs } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { EndedFind, FindEnd } from '../log/finds.ts'
import { checkGrades } from './grades.ts'

const hourMs = Date.parse('2026-11-15T12:00:00Z')

describe('the end of a gem', () => {
  const spanMs = timeframeMs['4h']
  const foundAt = new Date(hourMs - (hourMs % spanMs) + HOUR_MS)
  const firstMs = foundAt.getTime() - HOUR_MS
  const dueAt = new Date(firstMs + 12 * spanMs)
  const own = fromRows(
    Array.from({ length: 12 }, (_, i) => [firstMs + i * spanMs, 10, i === 5 ? 11.9 : 10, 9, i === 11 ? 9 : 10, 1]),
  )
  const touching = fromRows(
    Array.from({ length: 12 }, (_, i) => [firstMs + i * spanMs, 10, i === 5 ? 12.5 : 10, 9, i === 11 ? 9 : 10, 1]),
  )
  const reachedMs = firstMs + 6 * spanMs
  const leaders = fromRows([[firstMs + 11 * spanMs, 110, 110, 110, 110, 1]])
  const missed: FindEnd = { outcome: 'missed', lastUsd: 9, lastLeaderUsd: 110, reachedAt: null }
  const reached: FindEnd = { ...missed, outcome: 'reached', reachedAt: new Date(reachedMs) }
  const gem = (end: Partial<FindEnd> = {}, more: Partial<EndedFind> = {}): EndedFind => ({
    ...{ kind: 'find', id: 7, source: 'live', symbol: 'GEM', foundAt, dueAt, gradedAt: dueAt, ...more },
    values: { symbol: 'GEM', name: 'Gem', grade: 80, level: 'High', priceUsd: 10, targetUsd: 12, leaderUsd: 100 },
    end: { ...missed, ...end },
  })
  const check = (find: EndedFind, candles = own, leading = leaders) =>
    checkGrades([find], async symbol => ({ candles: symbol === 'BTC' ? leading : candles, venue: 'Binance' }))

  it('is held against four hours from before it was found, and Bitcoin’s of the same days', async () => {
    const asked: unknown[] = []
    await checkGrades([gem()], async (...what) => {
      asked.push(what)
      return { candles: own, venue: null }
    })
    expect(asked).toEqual(['GEM', 'BTC'].map(symbol => [symbol, '4h', firstMs, dueAt.getTime(), 'live']))
  })

  it.each<[string, EndedFind, Candles, object]>([
    ['comes out again', gem(), own, { same: 1 }],
    ['at its target as well', gem(reached), touching, { same: 1 }],
    [
      'within the four hours of it',
      gem({ ...reached, reachedAt: new Date(reachedMs - spanMs) }),
      touching,
      { same: 1 },
    ],
    ['or those after', gem({ ...reached, reachedAt: new Date(reachedMs + spanMs) }), touching, { same: 1 }],
    ['may be one in a hundred off', gem({ lastUsd: 9.089 }), own, { elsewhere: 1 }],
    ['for better and worse', gem({ lastUsd: 8.911 }), own, { elsewhere: 1 }],
    ['and so may Bitcoin’s', gem({ lastLeaderUsd: 108.95 }), own, { elsewhere: 1 }],
    ['with a touch that another exchange did not see', gem(reached), own, { elsewhere: 1 }],
    [
      'is unknown where it was judged very late',
      gem({}, { gradedAt: new Date(foundAt.getTime() + 150 * DAY_MS + 1) }),
      own,
      { unknown: 1 },
    ],
    ['but not before', gem({}, { gradedAt: new Date(foundAt.getTime() + 150 * DAY_MS) }), own, { same: 1 }],
    ['is unknown without candles', gem(), fromRows([]), { unknown: 1 }],
  ])('%s', async (_, find, candles, expected) => {
    expect(await check(find, candles)).toEqual({
      ...{ same: 0, unknown: 0, withheld: 0, elsewhere: 0, wrong: [], ...expected },
    })
  })

  it('is unknown without Bitcoin’s', async () => {
    expect(await check(gem(), own, fromRows([]))).toMatchObject({ unknown: 1, same: 0, wrong: [] })
  })

  const never = (usd: number) => `${usd}, never at its target`
  const reachedAt = (usd: number, ms = reachedMs) => `${usd}, at its target on ${new Date(ms).toISOString()}`
  const late = reachedMs + spanMs + 1
  const early = reachedMs - spanMs - 1
  it.each<[string, EndedFind, Candles, string, string]>([
    ['a better price', gem({ lastUsd: 9.1 }), own, never(9.1), never(9)],
    ['a worse one', gem({ lastUsd: 8.9 }), own, never(8.9), never(9)],
    ['a better Bitcoin', gem({ lastLeaderUsd: 111.2 }), own, never(9), never(9)],
    ['a worse one of it', gem({ lastLeaderUsd: 108.8 }), own, never(9), never(9)],
    ['no target that was clearly touched', gem(), touching, never(9), reachedAt(9)],
    [
      'one that was too early',
      gem({ ...reached, reachedAt: new Date(early) }),
      touching,
      reachedAt(9, early),
      reachedAt(9),
    ],
    [
      'a target of another time',
      gem({ ...reached, reachedAt: new Date(late) }),
      touching,
      reachedAt(9, late),
      reachedAt(9),
    ],
    ['an untouched target of a simulated market', gem(reached, { source: 'simulated' }), own, reachedAt(9), never(9)],
    [
      'another price of a simulated market',
      gem({ lastUsd: 9.01 }, { source: 'simulated' }),
      own,
      never(9.01),
      never(9),
    ],
  ])('cannot be %s', async (_, find, candles, told, said) => {
    expect(await check(find, candles)).toMatchObject({
      ...{ same: 0, elsewhere: 0, unknown: 0 },
      wrong: [{ id: 7, says: `it ended at ${told}; the candles say ${said}` }],
    })
  })

  it('of another exchange may have no touch where the price was nearly there', async () => {
    const nearly = fromRows(
      [...Array(12).keys()].map(i => [firstMs + i * spanMs, 10, i === 5 ? 12.12 : 10, 9, i === 11 ? 9 : 10, 1]),
    )
    expect(await check(gem(), nearly)).toMatchObject({ elsewhere: 1, wrong: [] })
    expect(
      await checkGrades([gem(reached), gem({ lastUsd: 1 }), gem({ lastUsd: 2 })], async () => ({
        candles: own,
        venue: null,
      })),
    ).toMatchObject({ wrong: [{}, {}, {}] })
  })
})
