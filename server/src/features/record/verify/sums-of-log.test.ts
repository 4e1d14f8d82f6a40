import { describe, expect, it } from 'vitest'
import { gradeForecast } from '../grading/outcomes.ts'
import { addForecast, addReplayed, type Sums, startSums, sumLines, sumsHash } from '../rollups/sums.ts'
import { someForecast } from '../testing/claims.ts'
import { sumsComparer } from './check.ts'
import type { Stated } from './walk.ts'

const forecast = (symbol: string) => someForecast({ symbol, source: 'live' })
/** Sums of some coins, as the log or a page has them: of each coin one forecast that was live, and one that was replayed. */
function sumsOf(live: readonly string[], replayed: readonly string[] = [], usd = 100.5): Sums {
  const sums = startSums()
  for (const [kind, symbols] of [['live', live] as const, ['replayed', replayed] as const])
    for (const symbol of symbols) addForecast(sums, kind, forecast(symbol), gradeForecast(forecast(symbol), usd))
  return sums
}
const only = (sums: Sums, symbol: string): Sums => ({
  ...sums,
  ranges: new Map([...sums.ranges].filter(([, sum]) => sum.symbol === symbol)),
})
const stated = (symbol: string, shown: Sums): [string, Stated] => [
  `live ${symbol}`,
  { hash: sumsHash(sumLines(shown, symbol).filter(line => line.includes('replayed'))) } as Stated,
]
const walkOf = (live: readonly string[], replays: [string, Stated][] = []) => ({
  sums: { live: sumsOf(live), simulated: startSums() },
  replays: new Map(replays),
})

describe('the sums of a page, beside what the log adds up to', () => {
  it('are the same, coin by coin and of all', () => {
    const compare = sumsComparer(walkOf(['BTC', 'ETH']), 'live')
    for (const symbol of ['ETH', 'BTC', '']) expect(compare(sumsOf(['BTC', 'ETH']), symbol), symbol).toBeUndefined()
  })

  it.each<[string, Sums, string, RegExp]>([
    [
      'another figure',
      sumsOf(['BTC'], [], 120),
      'BTC',
      /^a sum of BTC is not what the log adds up to: \["range","live","BTC"/,
    ],
    [
      'another of all',
      sumsOf(['BTC'], [], 120),
      '',
      /^a sum of all coins is not what the log adds up to: \["range","live",""/,
    ],
    ['none', startSums(), 'BTC', /^sums of BTC are missing$/],
    ['none of all', startSums(), '', /^sums of all coins are missing$/],
    ['a coin the log has not', sumsOf(['BTC', 'ETH']), 'ETH', /^a sum of ETH is not what the log adds up to/],
  ])('cannot be %s', (_, shown, symbol, says) => {
    expect(sumsComparer(walkOf(['BTC']), 'live')(shown, symbol)).toMatch(says)
  })

  it('name the first that differs', () => {
    const days = (usd: number) => {
      const sums = startSums()
      for (const day of ['2026-11-01', '2026-11-02'])
        addForecast(sums, 'live', someForecast({ slotAt: new Date(day) }), gradeForecast(forecast('BTC'), usd))
      return sums
    }
    const compare = sumsComparer({ sums: { live: days(100.5), simulated: startSums() }, replays: new Map() }, 'live')
    expect(compare(days(120), 'BTC')).toContain('2026-11-01')
    expect(compare(sumsOf(['BTC']), 'BTC', sumLines(sumsOf(['BTC']), 'BTC')), 'beside others').toBeUndefined()
  })
})

describe('what was replayed of a coin', () => {
  const shown = sumsOf(['BTC'], ['BTC', 'ETH'])
  const walk = walkOf(['BTC'], [stated('BTC', shown), stated('ETH', shown)])

  it('has the hash that was stated, and all of it together adds up', () => {
    const compare = sumsComparer(walk, 'live')
    for (const symbol of ['BTC', 'ETH']) expect(compare(only(shown, symbol), symbol)).toBeUndefined()
    expect(compare(only(shown, ''), '')).toBeUndefined()
  })

  it('cannot be another, nor one that nobody stated', () => {
    const says = 'what was replayed of ETH is not what was stated'
    expect(sumsComparer(walk, 'live')(only(sumsOf(['BTC'], ['ETH'], 120), 'ETH'), 'ETH')).toBe(says)
    expect(sumsComparer(walkOf(['BTC'], [stated('BTC', shown)]), 'live')(only(shown, 'ETH'), 'ETH')).toBe(says)
    expect(sumsComparer(walk, 'simulated')(only(shown, 'ETH'), 'ETH'), 'in another market').toBe(says)
    expect(sumsComparer(walk, 'live')(startSums(), 'ETH'), 'while it is being made anew').toBeUndefined()
  })

  it('does not add up where a coin is left out of all together, or one is too much', () => {
    const says = 'what was replayed does not add up'
    const some = sumsComparer(walk, 'live')
    some(only(shown, 'BTC'), 'BTC')
    expect(some(only(shown, ''), '')).toBe(says)
    const all = sumsComparer(walk, 'live')
    for (const symbol of ['BTC', 'ETH']) all(only(shown, symbol), symbol)
    expect(all(only(sumsOf(['BTC'], ['BTC']), ''), '')).toBe(says)
    const total = startSums()
    addReplayed(total, only(shown, 'BTC'))
    expect(sumLines(total, '')).toHaveLength(1)
  })
})
