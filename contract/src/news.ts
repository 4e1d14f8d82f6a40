import Type from 'typebox'
import { get } from './route.ts'
import { CoinSymbol, Instant, LanguageCode } from './shapes.ts'

/** Capitals are the specification's own; the rest is ours. */
const NewsItem = Type.Object({
  TITLE: Type.String(),
  TONE: Type.Enum(['1', '0', '-1']),
  TONE_TEXT: Type.String(),
  DATE_FORMATTED: Type.String(),
  SUMMARY: Type.String(),
  URL: Type.String(),
  /** The outlet that told it first. */
  source: Type.String(),
  /** The others that told the same story. */
  retoldBy: Type.Array(Type.String()),
  /** The words of the title that decided its tone, as they stand there; none where nothing did. */
  decidedBy: Type.Array(Type.String()),
  /** The language it is written in. */
  language: LanguageCode,
  publishedAt: Instant,
  /** How likely the tone is right, 0 to 1. */
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  isSimulated: Type.Boolean(),
})

export const news = {
  ofCoin: get('/api/crypto/news/:symbol', {
    who: 'guest',
    scope: 'prices',
    says: 'News about a coin, each with its tone.',
    input: Type.Object({ symbol: CoinSymbol, language: Type.Optional(LanguageCode) }),
    reply: Type.Array(NewsItem),
    // They are gathered from several feeds while the reader waits.
    timeoutMs: 25_000,
  }),
}
