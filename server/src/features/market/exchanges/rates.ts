import Type from 'typebox'
import type { Ask } from '../asking/source.ts'
import { Refusal } from '../refusal.ts'
import { Digits, numberOf, shape } from './wire.ts'

/** What one dollar is worth in other currencies, and when that was true. */
export interface DollarRates {
  EUR: number
  TRY: number
  atMs: number
}

/** A place that says what currencies are worth. What it says is checked by `believable`. */
export interface RateSource {
  venue: string
  rates(nowMs: number): Promise<DollarRates>
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
})

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
})

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
