import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages } from './language.ts'
import { markedIn, pricesIn, withPrices } from './marks.ts'
import { numbersIn } from './numbers.ts'

it('a text with marks becomes, in any money, what would have been written at once', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.double({ min: 1e-9, max: 1e7, noNaN: true }).map(usd => Number(usd.toPrecision(12))),
      fc.double({ min: 1.000_01, max: 2, noNaN: true }),
      fc.constantFrom(
        { currency: 'USD', perDollar: 1 } as const,
        { currency: 'TRY', perDollar: 42.3 } as const,
        { currency: 'EUR', perDollar: 0.8607 } as const,
      ),
      (language, low, times, tender) => {
        const high = Number((low * times).toPrecision(12))
        const [marked, written] = [markedIn(language), numbersIn(language).dollarsIn(tender)]
        const say = (write: Pick<typeof marked, 'prose' | 'proseRange' | 'compactPrice'>) =>
          `${write.prose(low)}, ${write.prose(low, high)} ${write.proseRange(low, high)}. ${write.compactPrice(high)}`
        expect(withPrices(say(marked), written)).toBe(say(written))
      },
    ),
  ))

it('a mark keeps twelve digits, and what is not known needs none', () => {
  const { prose, compactPrice } = markedIn('tr')
  expect(prose(1 / 3)).toBe('{$0.333333333333}')
  expect([null, undefined, Number.NaN].map(compactPrice)).toEqual(['–', '–', '–'])
})

it('every text inside a reply is written, and nothing else is touched', () => {
  const lira = numbersIn('tr').dollarsIn({ currency: 'TRY', perDollar: 42.3 })
  const reply = { at: 5, none: null, says: ['{$64352} altında.', 'Sade.'], of: { range: '{$1–2}', name: '{a}' } }
  expect(pricesIn(reply, lira)).toEqual({
    at: 5,
    none: null,
    says: ['₺2.722.000 altında.', 'Sade.'],
    of: { range: '₺42,30 – 84,60', name: '{a}' },
  })
})
