import Type from 'typebox'
import type { Ask } from '../fetching/source.ts'
import type { LiraVenue } from './lira.ts'
import { baseOf, Digits, numberOf, shape } from './wire.ts'

const readTickers = shape(Type.Array(Type.Object({ market: Type.String(), last: Digits, first: Digits })))

/** Paribu: a ticker alone, since it has no call for candles. Its response has no timestamp, so it is of when it came. */
export const paribu = (ask: Ask): LiraVenue => ({
  venue: 'Paribu',
  liraPrices: nowMs =>
    ask('/market/ticker', 1, body =>
      readTickers(body).flatMap(({ market, last, first }) => {
        const symbol = baseOf(market, '_tl')?.toUpperCase()
        return symbol ? [{ symbol, priceTry: numberOf(last), dayAgoTry: numberOf(first), atMs: nowMs }] : []
      }),
    ),
})
