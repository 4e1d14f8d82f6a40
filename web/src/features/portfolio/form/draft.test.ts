import { isoDay } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { complaintsOf, instantOf, type PurchaseDraft, totalOf } from './draft.ts'

const draft: PurchaseDraft = {
  kind: 'buy',
  coin: { symbol: 'BTC', name: 'Bitcoin' },
  quantity: '0,5',
  unit: null,
  fee: '',
  date: '2026-11-15',
  notes: '',
}
const complaints = (change: Partial<PurchaseDraft>, unit = '100') =>
  complaintsOf({ ...draft, ...change }, unit, '2026-11-15', 'tr')

describe('a draft', () => {
  it('can be sent when all that is needed stands there', () => {
    expect(complaints({})).toEqual({})
    expect(complaints({ fee: '1,5' }, '0'), 'a gift has cost nothing').toEqual({})
  })

  it.each([
    [{ coin: null }, { coin: 'missing' }],
    [{ quantity: ' ' }, { quantity: 'missing' }],
    [{ quantity: 'bir' }, { quantity: 'notNumber' }],
    [{ quantity: '0,0' }, { quantity: 'zero' }],
    [{ fee: 'x' }, { fee: 'notNumber' }],
    [{ date: '' }, { date: 'missing' }],
    [{ date: '2026-11-16' }, { date: 'tooLate' }],
    [{ date: '2008-12-31' }, { date: 'tooEarly' }],
  ])('with %j is told %j', (change, told) => expect(complaints(change)).toEqual(told))

  it('without a price is told so', () => expect(complaints({}, '')).toEqual({ unit: 'missing' }))

  it('costs its coins and the fee, and brings its coins without the fee', () => {
    expect(totalOf({ ...draft, fee: '2' }, '100', 'tr')).toBe(52)
    expect(totalOf({ ...draft, kind: 'sell', fee: '2' }, '100', 'tr')).toBe(48)
    expect(totalOf({ ...draft, quantity: '' }, '100', 'tr')).toBeNull()
  })

  it('keeps its day wherever the reader is', () => expect(isoDay(new Date(instantOf('2026-03-29')))).toBe('2026-03-29'))
})
