import Type from 'typebox'
import type { Ask } from '../asking/source.ts'
import { Refusal } from '../refusal.ts'
import { Digits, numberOf, Row, shape, toCandleRow } from './wire.ts'

/** What one dollar is worth in other currencies, and when that was true. */
export interface DollarRates {
  EUR: number
  TRY: number
  atMs: number
}

export type RateCurrency = 'EUR' | 'TRY'
/** What one dollar was worth at the end of a day, by its date. */
export type DayRates = ReadonlyMap<string, number>

/** A place that says what currencies are worth. What it says is checked by `believable`. */
export interface RateSource {
  venue: string
  rates(nowMs: number): Promise<DollarRates>
  /** The days of a year that it knows. */
  year(currency: RateCurrency, year: number): Promise<DayRates>
}

const Prices = Type.Array(Type.Object({ symbol: Type.String(), price: Digits }))
const readPrices = shape(Prices)

/** The exchange's own pairs of currencies: a dollar there is a USDT, as it is everywhere in the product. */
export const exchangeRates = (ask: Ask, venue: string): RateSource => ({
  venue,
  rates: nowMs =>
    ask(`/api/v3/ticker/price?symbols=${encodeURIComponent('["EURUSDT","USDTTRY"]')}`, 4, body => {
      const prices = new Map(readPrices(body).map(({ symbol, price }) => [symbol, numberOf(price)]))
      const [euro = Number.NaN, lira = Number.NaN] = [prices.get('EURUSDT'), prices.get('USDTTRY')]
      return believable({ EUR: 1 / euro, TRY: lira, atMs: nowMs })
    }),
  year: (currency, year) => {
    const [pair, isTurned] = currency === 'EUR' ? ['EURUSDT', true] : ['USDTTRY', false]
    const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1) - 1]
    return ask(`/api/v3/klines?symbol=${pair}&interval=1d&limit=366&startTime=${from}&endTime=${to}`, 2, body =>
      knownDays(
        currency,
        readRows(body).map(row => {
          const [openedMs, , , , close] = toCandleRow(row)
          return [new Date(openedMs).toISOString().slice(0, 10), isTurned ? 1 / close : close]
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
export const referenceRates = (ask: Ask, venue: string): RateSource => ({
  venue,
  rates: nowMs =>
    ask('/v1/latest?base=USD&symbols=EUR,TRY', 1, body => {
      const { date, rates } = readLatest(body)
      const atMs = Date.parse(date)
      if (!(atMs <= nowMs)) throw new Refusal('clock', `rates of ${date}`)
      return believable({ ...rates, atMs })
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

function believable(rates: DollarRates): DollarRates {
  for (const currency of ['EUR', 'TRY'] as const) {
    const [least, most] = ranges[currency]
    if (!(rates[currency] >= least && rates[currency] <= most))
      throw new Refusal('range', `${currency} ${rates[currency]}`)
  }
  return rates
}
