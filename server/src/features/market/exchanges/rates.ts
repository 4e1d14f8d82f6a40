import { utcDay } from '@pusula/words'
import Type from 'typebox'
import type { Ask } from '../fetching/source.ts'
import { Refusal } from '../refusal.ts'
import { Digits, numberOf, Row, shape, toCandleRow } from './wire.ts'

export const rateCurrencies = ['TRY', 'EUR'] as const
export type RateCurrency = (typeof rateCurrencies)[number]

/** What one dollar is worth, what it was a day before where that is said, and when that was true. */
export interface Quote {
  perDollar: number
  dayAgoPerDollar: number | null
  atMs: number
}
export type Quotes = Partial<Record<RateCurrency, Quote>>

/** A place that says what currencies are worth now; of what cannot be it says nothing. */
export interface RateSource {
  venue: string
  /** A bank sets its rate once on a working day, an exchange all the time. */
  isDaily: boolean
  rates(nowMs: number): Promise<Quotes>
}

/** What one dollar was worth at the end of a day, by its date. */
type DayRates = ReadonlyMap<string, number>

/** A place that remembers what currencies were worth. */
export interface PastRates {
  venue: string
  /** The days of a year that it knows. */
  year(currency: RateCurrency, year: number): Promise<DayRates>
}

const Days = Type.Array(
  Type.Object({ symbol: Type.String(), lastPrice: Digits, openPrice: Digits, closeTime: Type.Number() }),
)
const readPairs = shape(Days)
const pairs = encodeURIComponent('["EURUSDT","USDTTRY"]')

/** The exchange's own pairs of currencies: a dollar there is a USDT, as it is everywhere in the product. */
export const exchangeRates = (ask: Ask, venue: string): RateSource & PastRates => ({
  venue,
  isDaily: false,
  rates: () =>
    ask(`/api/v3/ticker/24hr?type=MINI&symbols=${pairs}`, 4, body => {
      const found = new Map(readPairs(body).map(day => [day.symbol, day]))
      const quoteOf = (symbol: string, of: (price: number) => number): Quote | undefined => {
        const day = found.get(symbol)
        if (!day) return undefined
        const [perDollar, dayAgoPerDollar] = [of(numberOf(day.lastPrice)), of(numberOf(day.openPrice))]
        return { perDollar, dayAgoPerDollar, atMs: day.closeTime }
      }
      return believable({ TRY: quoteOf('USDTTRY', lira => lira), EUR: quoteOf('EURUSDT', euro => 1 / euro) })
    }),
  year: (currency, year) => {
    const [pair, isTurned] = currency === 'EUR' ? ['EURUSDT', true] : ['USDTTRY', false]
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1) - 1]
    return ask(`/api/v3/klines?symbol=${pair}&interval=1d&limit=366&startTime=${from}&endTime=${to}`, 2, body =>
      knownDays(
        currency,
        readRows(body).map(row => {
          const [openedMs, , , , close] = toCandleRow(row)
          return [utcDay(openedMs), isTurned ? 1 / close : close]
        }),
      ),
    )
  },
})

const readRows = shape(Type.Array(Row))

const Latest = Type.Object({
  base: Type.Literal('USD'),
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  rates: Type.Object({ EUR: Type.Number(), TRY: Type.Number() }),
})
const readLatest = shape(Latest)

/** The daily reference rates of the European Central Bank, as Frankfurter serves them without a key. */
export const referenceRates = (ask: Ask, venue: string): RateSource & PastRates => ({
  venue,
  isDaily: true,
  rates: nowMs =>
    ask('/v1/latest?base=USD&symbols=EUR,TRY', 1, body => {
      const { date, rates } = readLatest(body)
      const atMs = Date.parse(date)
      if (!(atMs <= nowMs)) throw new Refusal('clock', `rates of ${date}`)
      const quoteOf = (perDollar: number): Quote => ({ perDollar, dayAgoPerDollar: null, atMs })
      return believable({ TRY: quoteOf(rates.TRY), EUR: quoteOf(rates.EUR) })
    }),
  year: (currency, year) =>
    ask(`/v1/${year}-01-01..${year}-12-31?base=USD&symbols=${currency}`, 1, body =>
      knownDays(
        currency,
        Object.entries(readDays(body).rates).map(([date, rates]) => [date, rates[currency] ?? Number.NaN]),
      ),
    ),
})

const readDays = shape(
  Type.Object({
    base: Type.Literal('USD'),
    rates: Type.Record(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Record(Type.String(), Type.Number())),
  }),
)

/** A lira was worth most of a dollar once; a day that says something else is left out. */
const pastRanges = { EUR: [0.4, 2.5], TRY: [1, 1_000] } as const

const knownDays = (currency: RateCurrency, days: readonly (readonly [string, number])[]): DayRates => {
  const [least, most] = pastRanges[currency]
  return new Map(days.filter(([, rate]) => rate >= least && rate <= most))
}

/** Wide enough for years, narrow enough for a swapped pair or a slipped point. */
const ranges = { EUR: [0.4, 2.5], TRY: [10, 1_000] } as const

/** Those that may be; a day before that cannot be is not known. */
export function believable(quotes: { [Name in RateCurrency]?: Quote | undefined }): Quotes {
  const believed: Quotes = {}
  for (const currency of rateCurrencies) {
    const quote = quotes[currency]
    const [least, most] = ranges[currency]
    const mayBe = (rate: number | null) => rate !== null && rate >= least && rate <= most
    if (!quote || !mayBe(quote.perDollar)) continue
    believed[currency] = { ...quote, dayAgoPerDollar: mayBe(quote.dayAgoPerDollar) ? quote.dayAgoPerDollar : null }
  }
  if (!Object.keys(believed).length) throw new Refusal('range', JSON.stringify(quotes))
  return believed
}
