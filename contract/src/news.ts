import Type from 'typebox'
import { get } from './route.ts'
import { CoinSymbol, LanguageCode } from './shapes.ts'

export const NewsItem = Type.Object({
  TITLE: Type.String(),
  TONE: Type.Enum(['1', '0', '-1']),
  TONE_TEXT: Type.String(),
  DATE_FORMATTED: Type.String(),
  SUMMARY: Type.String(),
  URL: Type.String(),
})

export const news = {
  ofCoin: get('/api/crypto/news/:symbol', {
    who: 'guest',
    says: 'News about a coin, each with its tone.',
    input: Type.Object({ symbol: CoinSymbol, language: Type.Optional(LanguageCode) }),
    reply: Type.Array(NewsItem),
  }),
}
