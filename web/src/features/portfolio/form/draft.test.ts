import { isoDay } from '@pusula/words'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { amountsOf, complaintsOf, type FilledDraft, instantOf, isFarFrom, totalOf } from './draft.ts'

const draft: FilledDraft = {
  kind: 'buy',
  coin: { symbol: 'BTC', name: 'Bitcoin' },
  quantity: '0,5',
  currency: 'USD',
  unit: '100',
  rate: null,
  fee: '',
  date: '2026-11-15',
  notes: '',
}
const years = { min: new Date('2015-01-01T00:00:00Z'), max: new Date('2035-01-01T00:00:00Z') }
const complaints = (change: Partial<FilledDraft>) => complaintsOf({ ...draft, ...change }, '2026-11-15', 'tr')

afterEach(() => vi.unstubAllEnvs())

describe('a draft', () => {
  it('can be sent when all that is needed stands there', () => {
    expect(complaints({})).toEqual({})
    expect(complaints({ fee: '1,5', unit: '0' }), 'a gift has cost nothing').toEqual({})
    expect(complaints({ currency: 'TRY', unit: '₺4.219.095,85', rate: '41,65' })).toEqual({})
  })

  it.each([
    [{ coin: null }, { coin: 'missing' }],
    [{ quantity: ' ' }, { quantity: 'missing' }],
    [{ quantity: 'bir' }, { quantity: 'notNumber' }],
    [{ quantity: '0,0' }, { quantity: 'notNumber' }],
    [{ unit: '' }, { unit: 'missing' }],
    [{ unit: '€5' }, { unit: 'notNumber' }],
    [{ rate: '0' }, { rate: 'notNumber' }],
    [{ fee: 'x' }, { fee: 'notNumber' }],
    [{ date: '' }, { date: 'missing' }],
    [{ date: '2026-11-16' }, { date: 'tooLate' }],
    [{ date: '2008-12-31' }, { date: 'tooEarly' }],
  ])('with %j is told %j', (change, told) => expect(complaints(change)).toEqual(told))

  it('is sent as it was meant in either habit', () =>
    expect(amountsOf({ ...draft, quantity: '1,000', unit: '104.812', fee: '1.5' }, 'tr')).toEqual({
      quantity: '1',
      unit: '104812',
      fee: '1.5',
      rate: undefined,
    }))

  it('costs its coins and the fee, and brings its coins without the fee', () => {
    expect(totalOf({ ...draft, fee: '2' }, 'tr')).toBe(52)
    expect(totalOf({ ...draft, kind: 'sell', fee: '2' }, 'tr')).toBe(48)
    expect(totalOf({ ...draft, quantity: '' }, 'tr')).toBeNull()
  })

  it('is questioned from half as much again, either way', () => {
    expect([isFarFrom(151, 100), isFarFrom(149, 100), isFarFrom(66, 100), isFarFrom(0, 100)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  // Noon and the end of the day there, or the nearest minute to them that is of the same day in UTC; and now, where that is sooner.
  it.each([
    ['Pacific/Auckland', '00:00', '10:59', '03:30'],
    ['America/St_Johns', '14:30', '23:59', '19:00'],
    ['Europe/Istanbul', '09:00', '20:59', '13:30'],
    ['Asia/Kolkata', '06:30', '18:29', '11:00'],
  ])('in %s is bought at %s UTC and sold at %s, or at once where it is half past four: %s', (zone, noon, end, now) => {
    vi.stubEnv('TZ', zone)
    const date = '2026-03-10'
    const at = (kind: 'buy' | 'sell', nowMs?: number) => instantOf({ kind, date }, nowMs).slice(0, 16)
    expect([at('buy'), at('sell')]).toEqual([`${date}T${noon}`, `${date}T${end}`])
    expect(at('sell', new Date(2026, 2, 10, 16, 30, 40).getTime())).toBe(`${date}T${now}`)
  })

  it.each(zones)(
    'never lies in the future, stays on its day, and sells no sooner than it buys, at whatever hour it is typed in %s',
    zone => {
      vi.stubEnv('TZ', zone)
      fc.assert(
        fc.property(fc.date({ ...years, noInvalidDate: true }), fc.nat(2), (now, daysAgo) => {
          const day = isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo))
          const [bought, sold] = (['buy', 'sell'] as const).map(kind => instantOf({ kind, date: day }, now.getTime()))
          for (const moment of [bought, sold]) {
            expect(Date.parse(moment ?? '')).toBeLessThanOrEqual(now.getTime())
            expect(isoDay(new Date(moment ?? ''))).toBe(day)
          }
          expect(Date.parse(bought ?? '')).toBeLessThanOrEqual(Date.parse(sold ?? ''))
        }),
      )
    },
  )

  it.each(zones)('counts at the rate of the day that the form named, whose days are those of UTC, in %s', zone => {
    vi.stubEnv('TZ', zone)
    for (const date of ['2025-01-02', '2025-07-02', '2025-12-31'])
      for (const kind of ['buy', 'sell'] as const) expect(instantOf({ kind, date }).slice(0, 10)).toBe(date)
  })
})
