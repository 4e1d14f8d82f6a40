import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { CoinSymbol, Id, Instant } from './shapes.ts'

/** Quantities keep eight decimals: they travel as decimal text, or as a number where a form sends one. */
const Decimal = Type.Union([
  Type.String({ pattern: '^[0-9]{1,15}([.,][0-9]{1,8})?$' }),
  Type.Number({ exclusiveMinimum: 0 }),
])

const Terms = {
  quantity: Decimal,
  usdCostBasis: Decimal,
  purchaseDate: Instant,
  notes: Type.Optional(Type.String({ maxLength: 500 })),
}

export const Purchase = Type.Object({
  id: Type.String(),
  quantity: Type.String(),
  usdCostBasis: Type.String(),
  purchaseDate: Instant,
  notes: Type.Union([Type.String(), Type.Null()]),
})

export const Holding = Type.Object({
  coinSymbol: Type.String(),
  coinName: Type.String(),
  totalQuantity: Type.String(),
  averageCost: Type.String(),
  totalCost: Type.String(),
  currentPrice: Type.Union([Type.Number(), Type.Null()]),
  currentValue: Type.Union([Type.String(), Type.Null()]),
  profitLoss: Type.Union([Type.String(), Type.Null()]),
  profitLossPercentage: Type.Union([Type.Number(), Type.Null()]),
  purchases: Type.Array(Purchase),
})

export const portfolio = {
  list: get('/api/portfolio', {
    who: 'member',
    says: 'The coins this member owns, with what they cost and are worth.',
    input: Nothing,
    reply: Type.Array(Holding),
  }),
  add: post('/api/portfolio', {
    who: 'member',
    says: 'Notes a purchase.',
    input: Type.Object({ coinSymbol: CoinSymbol, coinName: Type.String({ minLength: 1, maxLength: 120 }), ...Terms }),
    reply: Purchase,
  }),
  change: put('/api/portfolio/:id', {
    who: 'member',
    says: 'Corrects a purchase.',
    input: Type.Object({ id: Id, ...Terms }),
    reply: Purchase,
  }),
  removeCoin: del('/api/portfolio/coin/:symbol', {
    who: 'member',
    says: 'Removes a coin with all its purchases.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Done,
  }),
  remove: del('/api/portfolio/:id', {
    who: 'member',
    says: 'Removes one purchase.',
    input: Type.Object({ id: Id }),
    reply: Done,
  }),
}
