import Type from 'typebox'
import { get, Nothing, post } from './route.ts'
import { CoinSymbol, CoinSymbols } from './shapes.ts'

/** Where the numbers come from and how old they are; a screen that shows a price shows this too. */
export const Provenance = Type.Object({
  source: Type.Enum(['live', 'simulated']),
  ageMs: Type.Number({ minimum: 0 }),
  isStale: Type.Boolean(),
})

export const Coin = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  isLocked: Type.Boolean(),
})

export const PriceInfo = Type.Object({
  symbol: Type.String(),
  lastPrice: Type.Number(),
  priceChangePercent: Type.Number(),
  highPrice: Type.Number(),
  lowPrice: Type.Number(),
  volume: Type.Number(),
  weightedAvgPrice: Type.Number(),
})

export const market = {
  topCoins: get('/api/crypto/top-coins', {
    who: 'guest',
    says: 'The coins that stand on the home screen.',
    input: Nothing,
    reply: Type.Array(Coin),
  }),
  search: get('/api/crypto/search', {
    who: 'guest',
    says: 'Coins by symbol or name, two characters or more.',
    input: Type.Object({ q: Type.String({ maxLength: 64 }) }),
    reply: Type.Array(Coin),
  }),
  bulkPrices: post('/api/crypto/bulk-prices', {
    who: 'guest',
    says: 'Price and change in percent of many coins at once.',
    input: Type.Object({ symbols: CoinSymbols }),
    reply: Type.Record(Type.String(), Type.Object({ price: Type.Number(), changePercent: Type.Number() })),
  }),
  tradingSymbols: post('/api/trading-symbols', {
    who: 'guest',
    says: 'The exchange symbol of each coin.',
    input: Type.Object({ symbols: CoinSymbols }),
    reply: Type.Array(Type.Object({ symbol: Type.String(), tradingSymbol: Type.String() })),
  }),
  currentPrice: get('/api/current-price/:tradingSymbol', {
    who: 'guest',
    says: 'The last day of one coin.',
    input: Type.Object({ tradingSymbol: CoinSymbol }),
    reply: Type.Array(Type.Evaluate(Type.Intersect([PriceInfo, Provenance]))),
  }),
  realtime: get('/api/crypto/test/:symbol', {
    who: 'anyone',
    says: 'Real-time polling, which is switched off.',
    input: Type.Object({
      symbol: CoinSymbol,
      realtime: Type.Optional(Type.Boolean()),
      t: Type.Optional(Type.String()),
    }),
    reply: Type.Object({ disabled: Type.Literal(true), message: Type.String() }),
  }),
}
