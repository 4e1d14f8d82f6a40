import Type from 'typebox'
import { Done, del, get, Nothing, post } from './route.ts'
import { CoinSymbol, Instant } from './shapes.ts'

const Favorite = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  coinSymbol: Type.String(),
  coinName: Type.String(),
  createdAt: Instant,
})

export const favorites = {
  ofUser: get('/api/user/favorites', {
    who: 'member',
    says: 'The coins this member follows.',
    input: Nothing,
    reply: Type.Array(Favorite),
  }),
  list: get('/api/crypto/favorites', {
    who: 'member',
    scope: 'favorites',
    says: 'The coins this member follows.',
    input: Nothing,
    reply: Type.Array(Favorite),
  }),
  add: post('/api/crypto/favorites', {
    who: 'member',
    says: 'Follows a coin.',
    input: Type.Object({ coinSymbol: CoinSymbol, coinName: Type.String({ minLength: 1, maxLength: 120 }) }),
    reply: Favorite,
  }),
  remove: del('/api/crypto/favorites/:symbol', {
    who: 'member',
    says: 'Follows a coin no longer.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Done,
  }),
}
