import Type from 'typebox'
import { get } from '../route.ts'
import { CoinSymbol } from '../shapes.ts'

export const closeCalls = {
  closes: get('/api/market/closes', {
    who: 'guest',
    says: 'The closes of whole days as far back as exchanges tell them, ten years at most; a day without one has the close before it.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Type.Object({
      symbol: Type.String(),
      /** The day of the first close; the others follow day by day. */
      from: Type.String({ format: 'date' }),
      closesUsd: Type.Array(Type.Number(), { maxItems: 4000 }),
      source: Type.Enum(['live', 'simulated']),
    }),
  }),
  dayRates: get('/api/market/day-rates', {
    who: 'guest',
    says: 'What one dollar was worth at the end of each day of the last ten years.',
    input: Type.Object({ currency: Type.Enum(['TRY', 'EUR']) }),
    reply: Type.Object({
      from: Type.String({ format: 'date' }),
      perDollar: Type.Array(Type.Number(), { maxItems: 4000 }),
    }),
  }),
}
