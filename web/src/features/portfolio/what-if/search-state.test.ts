import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LabState, labPath, labStateIn, sharedOut } from './search-state.ts'

it('inputs round-trip through the URL', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('regular', 'hard', 'size'),
      fc.integer({ min: 1, max: 1e9 }),
      fc.constantFrom(1, 3, 5),
      fc.constantFrom('weekly', 'monthly'),
      fc.uniqueArray(fc.constantFrom('BTC', 'ETH', 'SOL', '1INCH'), { minLength: 1, maxLength: 3 }),
      (tab, amount, years, rhythm, symbols) => {
        const usual = labStateIn('', true)
        const asked = {
          ...usual,
          tab,
          sum: String(amount),
          loss: String(amount),
          years,
          rhythm,
          coins: sharedOut(symbols),
        } as LabState
        const read = labStateIn(new URL(labPath(asked), 'http://app').search, true)
        if (tab === 'regular') expect(read).toEqual({ ...asked, loss: usual.loss })
        if (tab === 'size') expect(read.loss).toBe(asked.loss)
        expect(read.tab).toBe(tab)
      },
    ),
  ))

it.each(['?tab=gone&sum=-5&years=4', '?coins=BTC-7,ETH-1', '?coins=<b>-10', '?sure=2&days=0&loss=1e9'])(
  'nonsense is the usual question: %s',
  search => expect(labStateIn(search, true)).toEqual(labStateIn('', true)),
)

it('shares add up to the whole', () => {
  for (const symbols of [['A'], ['A', 'B'], ['A', 'B', 'C']])
    expect(sharedOut(symbols).reduce((sum, { tenths }) => sum + tenths, 0)).toBe(10)
})
