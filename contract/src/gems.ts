import Type from 'typebox'
import { get, Nothing } from './route.ts'

export const Gem = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  gradeLevel: Type.Enum(['High', 'Medium', 'Low', 'Unknown']),
  grade: Type.Number(),
  potentialScore: Type.Number(),
  reason: Type.String(),
  currentPrice: Type.Number(),
  priceChange24h: Type.Number(),
  high24h: Type.Number(),
  low24h: Type.Number(),
  marketCap: Type.Number(),
  exchanges: Type.Array(Type.String()),
  moonshotTime: Type.String(),
})

export const gems = {
  list: get('/api/crypto/hidden-gems', {
    who: 'member',
    says: 'Coins with more potential than their fame.',
    input: Nothing,
    reply: Type.Object({ data: Type.Array(Gem) }),
  }),
}
