import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockIn, datesIn } from './dates.ts'
import { languages } from './language.ts'
import { markedIn, momentMark, momentsIn, pricesIn, withPrices } from './marks.ts'
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

it('a moment is written by the clock of who reads it and as seen from then: the same text, another day', () => {
  const until = Date.UTC(2026, 10, 17, 23)
  const text = { line: `Yarına dek: ${momentMark(until)} ve {$12}.` }
  const read = (now: string, zone: string) =>
    momentsIn(text, at => datesIn('tr', clockIn(zone)).moment(at, new Date(now))).line
  expect(read('2026-11-17T10:00Z', 'Europe/Istanbul')).toBe('Yarına dek: yarın 02.00 ve {$12}.')
  expect(read('2026-11-17T10:00Z', 'America/New_York')).toBe('Yarına dek: bugün 18.00 ve {$12}.')
  expect(read('2026-11-19T10:00Z', 'UTC')).toBe('Yarına dek: 17 Kas 23.00 ve {$12}.')
})
