import { afterEach, describe, expect, it, vi } from 'vitest'
import { amountsOf, complaintsOf, type FilledDraft, isFarFrom, totalOf } from './draft.ts'

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
  isIncome: false,
}
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
})
