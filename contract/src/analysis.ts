import Type from 'typebox'
import { CoinKind } from './analysis/coin-kind.ts'
import { AnalysedPlan, LivingPlan, PlanKindRecord, UnplannedSide } from './analysis/plans.ts'
import { Headline, Story } from './analysis/stories.ts'
import { get, Nothing, post } from './route.ts'
import { CoinSymbol, Instant, LanguageCode, MomentsIn, OrNull, PricesIn, Ratio } from './shapes.ts'

const OneCoin = Type.Object({
  symbol: CoinSymbol,
  guest: Type.Optional(Type.Boolean()),
  language: Type.Optional(LanguageCode),
  currency: PricesIn,
  zone: MomentsIn,
})

const HorizonName = Type.Enum(['15min', '1hour', '4hour', '1day'])

/**
 * How often a range held, of how many that were graded, over so many days. Results of forecasts that were issued at their
 * time are `live`; until there are enough, those worked out from past candles stand in their place as `replayed`.
 */
const ForecastRecord = Type.Object({
  kind: Type.Enum(['live', 'replayed']),
  graded: Type.Integer(),
  heldRatio: Ratio,
  days: Type.Integer(),
})

/** One price with its likely range; `dueAt` is when it will be graded. */
export const Forecast = Type.Object({
  horizon: HorizonName,
  dueAt: Instant,
  medianUsd: Type.Number(),
  low50Usd: Type.Number(),
  high50Usd: Type.Number(),
  low80Usd: Type.Number(),
  high80Usd: Type.Number(),
  riseProbability: Ratio,
  changeRatio: Type.Number(),
  /** How wide the range is against what is usual for this coin and horizon: above 1, a larger move than usual is expected. */
  widthToUsual: OrNull(Type.Number()),
  /** How the ranges of this coin and horizon did; null while there are too few results to say. */
  record: OrNull(ForecastRecord),
  /** Chances that the nearest level above and below is touched before the end. */
  touchResistance: Ratio,
  touchSupport: Ratio,
  /** Chance of ending further away than this share of the price, on either side: larger for a coin that moves much. */
  moveRatio: Type.Number(),
  moveChance: Ratio,
  /** Fifty ends, each as likely as the others, lowest first: those of the second, sixth, … 98th hundredth. */
  endsUsd: Type.Array(Type.Number()),
})

/** One row of the score: it starts at 50, and the rows add up to it. */
export const Factor = Type.Object({
  name: Type.Enum(['trend', 'momentum', 'volume', 'volatility', 'levels', 'market', 'news']),
  points: Type.Integer(),
  limit: Type.Integer(),
  isMissing: Type.Boolean(),
  /** What its points do to the score: the word for a factor follows this and nothing else. */
  stance: Type.Enum(['adds', 'takes', 'even', 'unread']),
  /** The name of the number that speaks most for its stance; null where it has none. */
  told: OrNull(Type.String()),
  numbers: Type.Record(Type.String(), Type.Number()),
})

/** A level above or below the price. */
export const Level = Type.Object({
  name: Type.Enum(['r3', 'r2', 'r1', 's1', 's2', 's3']),
  priceUsd: Type.Number(),
  kind: Type.Enum(['swing', 'pivot', 'range', 'projected']),
  touches: Type.Integer(),
  lastTouchedAt: OrNull(Instant),
  /** Chance of being touched within a day, four hours and a week. Once touched, a level holds about as often as other prices. */
  touchChance: Ratio,
  touchChance4hour: Ratio,
  touchChance7day: Ratio,
})

export const Term = Type.Object({
  term: Type.Enum(['short', 'mid', 'long']),
  /** What the price did over the term, never what comes. */
  direction: OrNull(Type.Enum(['up', 'down', 'sideways'])),
  text: Type.String(),
  /** The same text in its parts; those of a term that is not open yet are empty but for the first. */
  story: Story,
  /** The line behind a story that tells how the price got there: its points, and the indexes of those where it turned. */
  path: Type.Optional(
    Type.Object({
      points: Type.Array(Type.Object({ at: Instant, priceUsd: Type.Number() })),
      turns: Type.Array(Type.Integer()),
    }),
  ),
  supportUsd: OrNull(Type.Number()),
  resistanceUsd: OrNull(Type.Number()),
  /** How far the term looks, and the chances that the two prices are touched within it. */
  days: Type.Integer(),
  supportChance: Ratio,
  resistanceChance: Ratio,
})

/** Of the plan behind it, from its entry on. All null where there is none. */
const Odds = {
  rewardToRisk: OrNull(Type.Number()),
  stopFirstProbability: OrNull(Ratio),
  targetFirstProbability: OrNull(Ratio),
}
const Prices = {
  entry_price: OrNull(Type.Number()),
  stop_loss: OrNull(Type.Number()),
  take_profit: OrNull(Type.Number()),
  reason: Type.String(),
}

export const AnalysisResult = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  /** The close of the candle it was read at, and the price there. */
  at: Instant,
  priceUsd: Type.Number(),
  source: Type.Enum(['live', 'simulated']),
  /** What is going on and what matters next, in at most two sentences. */
  headline: Headline,
  analysis: Type.Object({ short_term: Type.String(), mid_term: Type.String(), long_term: Type.String() }),
  Predictions: Type.Object({
    Grade: Type.Number({ minimum: 0, maximum: 100 }),
    '15min': Type.Number(),
    '1hour': Type.Number(),
    '4hour': Type.Number(),
    '1day': Type.Number(),
  }),
  spot_recommendation: Type.Object({ action: Type.Enum(['buy', 'sell', 'wait']), ...Prices, ...Odds }),
  leverage_recommendation: Type.Object({
    position: Type.Enum(['long', 'short', 'none']),
    leverage: OrNull(Type.Number()),
    ...Prices,
    ...Odds,
    liquidationUsd: OrNull(Type.Number()),
    lossAtStopRatio: OrNull(Type.Number()),
  }),
  /** The plans of the coin, upwards first: the one that waits or runs on each side, and those that ended within the last day. */
  plans: Type.Array(AnalysedPlan),
  unplanned: Type.Array(UnplannedSide),
  planRecords: Type.Array(PlanKindRecord),
  /** How much to hold: one day in twenty loses more than this share of what is held in the coin. */
  lossLineRatio: Ratio,
  score: Type.Object({
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    band: Type.Enum(['excellent', 'good', 'average', 'poor']),
    sentence: Type.String(),
    factors: Type.Array(Factor),
    /** How many of the factors could be read, whether that is enough for a score, and what the others could change at most. */
    readCount: Type.Integer(),
    isEnough: Type.Boolean(),
    unreadPoints: Type.Integer(),
    /** Measured, of the score with the return that followed: about zero. */
    rankCorrelation1day: Type.Number(),
    rankCorrelation7day: Type.Number(),
    /** The last scores of the days before, oldest first, up to thirty; days on which nobody asked are left out. */
    history: Type.Array(Type.Object({ day: Type.String(), score: Type.Integer() })),
    yesterday: OrNull(Type.Integer()),
    lastWeek: OrNull(Type.Integer()),
  }),
  terms: Type.Array(Term),
  forecasts: Type.Array(Forecast),
  levels: Type.Array(Level),
  /** The chances that the nearest levels are touched within a day. */
  touchSentence: Type.String(),
  /** Chance that the nearest level of either side is touched within a day. */
  touchEitherChance: Ratio,
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
  at: Instant,
  source: Type.Enum(['live', 'simulated']),
  sentence: Type.String(),
  marks: Type.Array(Level),
})

/** One language of an analysis that was delivered. */
const Said = Type.Object({ analysis: AnalysisResult, levels: SupportResistance })

export const SavedAnalysis = Type.Object({
  symbol: Type.String(),
  name: Type.String(),
  /** As of when it was worked out, and when it was last delivered. */
  at: Instant,
  deliveredAt: Instant,
})

export const analysis = {
  analyze: get('/api/crypto/analyze/:symbol', {
    who: 'guest',
    scope: 'levels',
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
    scope: 'levels',
    says: 'Three levels above and three below the price.',
    input: OneCoin,
    reply: SupportResistance,
  }),
  kept: get('/api/analysis/kept', {
    who: 'guest',
    scope: 'levels',
    says: 'The analyses this person has bought lately, the newest first.',
    input: Nothing,
    reply: Type.Array(SavedAnalysis),
  }),
  keptOf: get('/api/analysis/kept/:symbol', {
    who: 'guest',
    scope: 'levels',
    says: 'A bought analysis in both languages: the newest of the coin, or that of a moment. Costs nothing.',
    input: Type.Object({ symbol: CoinSymbol, at: Type.Optional(Instant), currency: PricesIn, zone: MomentsIn }),
    reply: Type.Object({ kept: SavedAnalysis, tr: Said, en: Said }),
  }),
  plansOf: get('/api/analysis/plans/:symbol', {
    who: 'guest',
    says: 'The plans of a coin that this person has opened, as they stand now. Costs nothing.',
    input: Type.Object({ symbol: CoinSymbol }),
    reply: Type.Array(LivingPlan),
  }),
  kind: get('/api/analysis/kind/:symbol', {
    who: 'guest',
    scope: 'levels',
    says: 'Whether a coin can be analysed, and what can be said of one that cannot, at no cost.',
    input: Type.Object({ symbol: CoinSymbol, language: Type.Optional(LanguageCode), currency: PricesIn }),
    reply: CoinKind,
  }),
  demo: get('/api/analysis/demo', {
    who: 'anyone',
    says: 'Bitcoin as the last day closed, once its forecasts of up to four hours are due: a whole analysis in both languages that costs nothing.',
    input: Type.Object({ currency: PricesIn, zone: MomentsIn }),
    reply: Type.Object({ tr: Said, en: Said }),
  }),
}
