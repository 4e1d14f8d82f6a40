import Type from 'typebox'
import { get, Nothing, post } from './route.ts'
import { CoinSymbol, Instant, LanguageCode } from './shapes.ts'

const OneCoin = Type.Object({
  symbol: CoinSymbol,
  guest: Type.Optional(Type.Boolean()),
  language: Type.Optional(LanguageCode),
})

const Grade = Type.Number({ minimum: 0, maximum: 100 })

export const AnalysisResult = Type.Object({
  analysis: Type.Object({ short_term: Type.String(), mid_term: Type.String(), long_term: Type.String() }),
  Predictions: Type.Object({
    Grade,
    '15min': Type.Number(),
    '1hour': Type.Number(),
    '4hour': Type.Number(),
    '1day': Type.Number(),
  }),
  spot_recommendation: Type.Object({
    action: Type.String(),
    entry_price: Type.Number(),
    stop_loss: Type.Number(),
    take_profit: Type.Number(),
    reason: Type.String(),
  }),
  leverage_recommendation: Type.Object({
    position: Type.String(),
    leverage: Type.Number(),
    entry_price: Type.Number(),
    stop_loss: Type.Number(),
    take_profit: Type.Number(),
    reason: Type.String(),
  }),
})

export const SupportResistance = Type.Object({
  symbol: Type.String(),
  currentPrice: Type.Number(),
  levels: Type.Object({
    r1: Type.Number(),
    r2: Type.Number(),
    r3: Type.Number(),
    s1: Type.Number(),
    s2: Type.Number(),
    s3: Type.Number(),
  }),
})

export const analysis = {
  analyze: get('/api/crypto/analyze/:symbol', {
    who: 'guest',
    says: 'The whole analysis of a coin.',
    input: OneCoin,
    reply: AnalysisResult,
  }),
  analyzePosted: post('/api/crypto/analyze', {
    who: 'guest',
    says: 'The whole analysis of a coin.',
    input: OneCoin,
    reply: AnalysisResult,
  }),
  technicalSignals: get('/api/crypto/technical-signals/:symbol', {
    who: 'guest',
    says: 'Commentary, score, predictions and scenarios of a coin.',
    input: OneCoin,
    reply: AnalysisResult,
  }),
  supportResistance: get('/api/crypto/support-resistance/:symbol', {
    who: 'guest',
    says: 'Three marks above and three below the price.',
    input: OneCoin,
    reply: SupportResistance,
  }),
  trackRecord: get('/api/track-record', {
    who: 'anyone',
    says: 'How good the predictions have been.',
    input: Nothing,
    reply: Type.Object({ gradedAt: Type.Union([Instant, Type.Null()]), graded: Type.Integer() }),
  }),
}
