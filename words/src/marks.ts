import { unknown } from './decimal.ts'
import type { Language } from './language.ts'
import { type Numbers, numbersIn } from './numbers.ts'

/** Placeholders for dollar amounts in a text, filled in the reader's currency: a price, one beside another, two ends of a range, or a sum. */
const mark = /\{\$(~?)([\d.e+-]+)(?:([|–])([\d.e+-]+))?\}/g

/** What writes the marks. */
type PriceWriters = Pick<Numbers, 'prose' | 'proseRange' | 'compactPrice'>

/** So much of a price that every currency has enough. */
const exact = (usd: number) => String(Number(usd.toPrecision(12)))
const known = (usd: unknown) => usd !== null && usd !== undefined && Number.isFinite(Number(usd))

/**
 * Writes all but prices, of which it leaves the dollars in the text: {$64352.17}. Who reads it has a currency, and a rate of that
 * hour; the words are the same in all of them.
 */
export const markedIn = (language: Language): Numbers => ({
  ...numbersIn(language),
  prose: (usd, beside = usd) => (beside === usd ? `{$${exact(usd)}}` : `{$${exact(usd)}|${exact(beside)}}`),
  proseRange: (low, high) => `{$${exact(low)}–${exact(high)}}`,
  compactPrice: usd => (known(usd) ? `{$~${exact(Number(usd))}}` : unknown),
})

/** A text with its prices written as somebody reads them. */
export const withPrices = (text: string, write: PriceWriters): string =>
  text.replace(mark, (_, sum: string, usd: string, how: string | undefined, other: string) => {
    if (sum) return write.compactPrice(Number(usd))
    return how === '–'
      ? write.proseRange(Number(usd), Number(other))
      : write.prose(Number(usd), Number(how ? other : usd))
  })

/** The same for every text inside a value. */
export const pricesIn = <T>(value: T, write: PriceWriters): T => eachText(value, '{$', text => withPrices(text, write))

const momentMarks = /\{@(\d+)\}/g

/** A moment in a text that is read later, or elsewhere: "tomorrow" is another day then. */
export const momentMark = (ms: number): string => `{@${ms}}`

/** Writes a moment by the clock of who reads it, as seen from now: `datesIn(language, clock).moment`. */
export type WriteMoment = (at: Date) => string

export const withMoments = (text: string, write: WriteMoment): string =>
  text.replace(momentMarks, (_, ms: string) => write(new Date(Number(ms))))

export const momentsIn = <T>(value: T, write: WriteMoment): T => eachText(value, '{@', text => withMoments(text, write))

function eachText<T>(value: T, mark: string, write: (text: string) => string): T {
  if (typeof value === 'string') return (value.includes(mark) ? write(value) : value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => eachText(one, mark, write)) as T
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, mark, write)])) as T
}
