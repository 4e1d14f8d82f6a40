import Type, { type TSchema } from 'typebox'
import { CoinKind } from './analysis/coin-kind.ts'
import { Headline, Story } from './analysis/stories.ts'
import { get, post } from './route.ts'
import { CoinSymbol, Instant, LanguageCode } from './shapes.ts'

const OneCoin = Type.Object({
  symbol: CoinSymbol,
  guest: Type.Optional(Type.Boolean()),
  language: Type.Optional(LanguageCode),
})

const HorizonName = Type.Enum(['15min', '1hour', '4hour', '1day'])
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Ratio = Type.Number({ minimum: 0, maximum: 1 })

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
  /** How often the range of this coin and horizon held, of how many that were graded. */
  heldRatio: OrNull(Ratio),
  graded: Type.Integer(),
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
  supportUsd: OrNull(Type.Number()),
  resistanceUsd: OrNull(Type.Number()),
  /** How far the term looks, and the chances that the two prices are touched within it. */
  days: Type.Integer(),
  supportChance: Ratio,
  resistanceChance: Ratio,
})

/** What comes first; the three add up to one. */
const PlanOdds = Type.Object({ targetFirst: Ratio, stopFirst: Ratio, neither: Ratio })

/** Prices of a trade that begins once its condition is met. Downwards it is for holders: sell, and buy back at the target. */
const TradePlan = Type.Object({
  /** An hourly close beyond this price starts it; the chance is that of a touch within a day. */
  conditionUsd: Type.Number(),
  conditionChance: Ratio,
  entryUsd: Type.Number(),
  stopUsd: Type.Number(),
  targetUsd: Type.Number(),
  rewardToRisk: Type.Number(),
  /** Within a day of the entry, and if one waits until either is reached. */
  withinDay: PlanOdds,
  inTheEnd: PlanOdds,
  /** What one such plan brings on average after fees, as a share of the money put in. */
  resultRatio: Type.Number(),
  /** The same with borrowed money, shares of the stake; null where the stop is too far away. */
  leverage: OrNull(
    Type.Object({
      position: Type.Enum(['long', 'short']),
      times: Type.Integer(),
      liquidationUsd: Type.Number(),
      /** Chance that the price gets there within seven days. */
      liquidationChance: Ratio,
      lossAtStopRatio: Type.Number(),
      resultRatio: Type.Number(),
    }),
  ),
})

/** One for either side; either the plan or why there is none. */
const PlannedSide = Type.Object({
  side: Type.Enum(['up', 'down']),
  plan: OrNull(TradePlan),
  refusal: OrNull(
    Type.Object({
      code: Type.Enum(['too-volatile', 'too-new']),
      stopDistanceRatio: OrNull(Type.Number()),
      neededDays: OrNull(Type.Integer()),
    }),
  ),
})

/** Chances within a day, from the same forecast. All null where the answer is to wait. */
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
  /** What may be done once a condition is met: upwards first. Until something is found to earn, the answer now is to wait. */
  plans: Type.Array(PlannedSide),
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

/** How the predictions of one horizon, or of one coin, have done. Ratios run from 0 to 1. */
const Score = {
  graded: Type.Integer(),
  /** How often the price ended inside the likely range; 0.8 is promised. */
  insideRatio: Type.Number(),
  /** Mean distance between what was said and what happened, and the same for "the price stays as it is". */
  errorRatio: Type.Number(),
  unchangedErrorRatio: Type.Number(),
  /** How often the price moved to the side that was called likelier; null where no side was. */
  directionRatio: Type.Union([Type.Number(), Type.Null()]),
}

export const GradedPrediction = Type.Object({
  id: Type.Integer(),
  symbol: Type.String(),
  horizon: HorizonName,
  issuedAt: Instant,
  dueAt: Instant,
  priceUsd: Type.Number(),
  medianUsd: Type.Number(),
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  riseProbability: Type.Number(),
  actualUsd: Type.Number(),
  isInside: Type.Boolean(),
  hash: Type.String(),
})

export const TrackRecord = Type.Object({
  source: Type.Enum(['live', 'simulated']),
  issued: Type.Integer(),
  graded: Type.Integer(),
  /** Time has come, but the price can no longer be known. */
  unknown: Type.Integer(),
  horizons: Type.Array(Type.Object({ horizon: HorizonName, ...Score })),
  coins: Type.Array(Type.Object({ symbol: Type.String(), ...Score })),
  /** Of the outcomes that were given this chance, how many came about. */
  calibration: Type.Array(
    Type.Object({ statedRatio: Type.Number(), happenedRatio: Type.Number(), graded: Type.Integer() }),
  ),
  latest: Type.Array(GradedPrediction),
  /** The end of the chain in which every prediction is kept: note it down, and nobody can take one away unseen. */
  chain: Type.Object({ length: Type.Integer(), hash: Type.String() }),
})

const Since = { symbol: Type.Optional(CoinSymbol), days: Type.Optional(Type.Enum([30, 90, 365])) }

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
    says: 'Three levels above and three below the price.',
    input: OneCoin,
    reply: SupportResistance,
  }),
  kind: get('/api/analysis/kind/:symbol', {
    who: 'guest',
    says: 'Whether a coin can be analysed, and what can be said of one that cannot, at no cost.',
    input: Type.Object({ symbol: CoinSymbol, language: Type.Optional(LanguageCode) }),
    reply: CoinKind,
  }),
  demo: get('/api/analysis/demo', {
    who: 'anyone',
    says: 'Bitcoin as the last day closed: a whole analysis that costs nothing.',
    input: Type.Object({ language: Type.Optional(LanguageCode) }),
    reply: AnalysisResult,
  }),
  trackRecord: get('/api/track-record', {
    who: 'anyone',
    says: 'How good the predictions of the last days have been, 90 if nothing else is asked.',
    input: Type.Object(Since),
    reply: TrackRecord,
  }),
  trackRecordPredictions: get('/api/track-record/predictions', {
    who: 'anyone',
    says: 'Graded predictions, newest first, a page at a time.',
    input: Type.Object({
      ...Since,
      beforeId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    reply: Type.Array(GradedPrediction),
  }),
}
