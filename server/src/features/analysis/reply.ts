import type { Language, ReplyOf, analysis as routes } from '@pusula/contract'
import {
  commentWithMarks,
  completedCount,
  endBeyondProbability,
  type Forecast,
  type Horizon,
  horizonMs,
  horizons,
  isPlan,
  type LivingPlan,
  leveragesFor,
  lossLineRatio,
  type Level as Mark,
  minFactors,
  type NoPlan,
  quantileUsd,
  scoreRecord,
  stopOrTarget,
  touchChances,
  usualDayRange,
  usualLeverage,
  widthToUsual,
} from '@pusula/engine'
import type { CoinRecord, PlanKind } from '../record/index.ts'
import type { Produced } from './analyst.ts'
import { type DayScore, scoreDaysAgo } from './scores/store.ts'

type AnalysisResult = ReplyOf<typeof routes.technicalSignals>
type SupportResistance = ReplyOf<typeof routes.supportResistance>
type SentPlan = ReplyOf<typeof routes.plansOf>[number]

/** Record and past scores of a coin, beside its analysis. */
interface Beside {
  record: CoinRecord
  /** What plans of each side brought. */
  planRecords: readonly PlanKind[]
  scores: readonly DayScore[]
}

export function analysisReply(
  produced: Produced,
  { record, scores, planRecords }: Beside,
  language: Language,
): AnalysisResult {
  const { analysis, coin, source, plans } = produced
  const { at, priceUsd, score, terms } = analysis
  const text = commentWithMarks({ ...analysis, plans }, coin, language)
  const forecasts = forecastReplies(produced, record)
  const medianOf = (horizon: Horizon) => analysis.forecasts.horizons[horizon].medianUsd
  const term = (name: keyof typeof terms, words: string) => ({
    term: name,
    direction: terms[name].kind === 'read' ? terms[name].direction : null,
    text: words,
    story: text.stories[name],
    ...pathOf(produced, name),
    ...terms[name].watch,
  })
  return {
    symbol: coin.symbol,
    name: coin.name,
    at: new Date(at).toISOString(),
    priceUsd,
    source,
    headline: text.headline,
    analysis: { short_term: text.short_term, mid_term: text.mid_term, long_term: text.long_term },
    Predictions: {
      Grade: score.score,
      '15min': medianOf('15min'),
      '1hour': medianOf('1hour'),
      '4hour': medianOf('4hour'),
      '1day': medianOf('1day'),
    },
    spot_recommendation: { ...spotOf(produced), reason: text.spot_reason },
    leverage_recommendation: { ...leveragedOf(produced), reason: text.leverage_reason },
    plans: [plans.up, plans.down, ...plans.ended]
      .filter(isPlan)
      .map(plan => ({ ...planReply(plan, coin.symbol), leverages: leveragesFor(plan, analysis.forecasts) })),
    unplanned: [plans.up, plans.down].flatMap(found => (isPlan(found) ? [] : [unplannedReply(found)])),
    planRecords: [...planRecords],
    lossLineRatio: lossLineRatio(analysis.forecasts.horizons['1day']),
    score: {
      score: score.score,
      band: score.band,
      sentence: text.score_sentence,
      factors: score.factors.map(({ name, shareInPoints, limitInPoints, basis, stance, told, numbers }) => ({
        name,
        points: shareInPoints,
        limit: limitInPoints,
        isMissing: basis === 'missing',
        stance,
        told,
        numbers,
      })),
      readCount: score.readCount,
      isEnough: score.readCount >= minFactors,
      unreadPoints: score.unreadPoints,
      ...scoreRecord,
      history: [...scores],
      yesterday: scoreDaysAgo(scores, new Date(at), 1),
      lastWeek: scoreDaysAgo(scores, new Date(at), 7),
    },
    terms: [term('short', text.short_term), term('mid', text.mid_term), term('long', text.long_term)],
    forecasts,
    levels: marks(produced),
    touchSentence: text.touch_sentence,
    touchEitherChance: touchEither(produced),
  }
}

const pathTerms = { short: undefined, mid: 'month', long: 'halfYear' } as const

/** The line behind a term's story, where that tells a path. */
function pathOf({ analysis: { facts, terms } }: Produced, name: keyof typeof pathTerms) {
  const term = pathTerms[name]
  const sketch = term && terms[name].kind === 'read' ? facts.paths[term]?.sketch : null
  if (!sketch) return {}
  const points = sketch.points.map(({ time, close }) => ({ at: new Date(time).toISOString(), priceUsd: close }))
  return { path: { points, turns: [...sketch.turns] } }
}

/** One of the two is touched, unless neither is; never less likely than each alone. */
function touchEither({ analysis: { forecasts, levels } }: Produced): number {
  const [r1, s1] = [levels.resistances[0], levels.supports[0]]
  if (!r1 || !s1) throw new Error('an analysis has a level on either side')
  const { neither } = stopOrTarget(forecasts.horizons['1day'], s1.priceUsd, r1.priceUsd)
  return Math.max(1 - neither, r1.touchChances.day, s1.touchChances.day)
}

export function levelsReply(produced: Produced, language: Language): SupportResistance {
  const { analysis, coin, source } = produced
  const [r1, r2, r3] = analysis.levels.resistances.map(level => level.priceUsd)
  const [s1, s2, s3] = analysis.levels.supports.map(level => level.priceUsd)
  if (!r1 || !r2 || !r3 || !s1 || !s2 || !s3) throw new Error('an analysis has three levels on either side')
  return {
    symbol: coin.symbol,
    currentPrice: analysis.priceUsd,
    levels: { r1, r2, r3, s1, s2, s3 },
    at: new Date(analysis.at).toISOString(),
    source,
    sentence: commentWithMarks(analysis, coin, language).levels_sentence,
    marks: marks(produced),
  }
}

function forecastReplies({ analysis, candles }: Produced, record: CoinRecord): AnalysisResult['forecasts'] {
  const dayRange = usualDayRange(candles['1d'], completedCount(candles['1d'], '1d', analysis.at))
  const [r1, s1] = [analysis.levels.resistances[0], analysis.levels.supports[0]]
  if (!r1 || !s1) throw new Error('an analysis has a level on either side')
  const above = touchChances(analysis.forecasts, r1.priceUsd)
  const below = touchChances(analysis.forecasts, s1.priceUsd)
  const moveRatio = moveAskedAbout(analysis.forecasts.horizons['1day'])
  return horizons.map(horizon => {
    const forecast = analysis.forecasts.horizons[horizon]
    return {
      horizon,
      dueAt: new Date(analysis.at + horizonMs[horizon]).toISOString(),
      medianUsd: forecast.medianUsd,
      low50Usd: forecast.range50.lowUsd,
      high50Usd: forecast.range50.highUsd,
      low80Usd: forecast.range80.lowUsd,
      high80Usd: forecast.range80.highUsd,
      riseProbability: forecast.riseProbability,
      changeRatio: forecast.medianUsd / analysis.priceUsd - 1,
      widthToUsual: dayRange && widthToUsual(forecast, dayRange),
      record: record[horizon] ?? null,
      touchResistance: above[horizon],
      touchSupport: below[horizon],
      moveRatio,
      moveChance: endBeyondProbability(forecast, moveRatio),
      endsUsd: endsOf(forecast),
    }
  })
}

/** A move of two percent says nothing of a coin that makes it every hour. */
const wideDayRatio = 0.15
const moveAskedAbout = ({ range80, priceUsd }: Forecast) =>
  (range80.highUsd - range80.lowUsd) / priceUsd < wideDayRatio ? 0.02 : 0.05

/** Fifty ends that are as likely as each other. */
const endCount = 50
const endsOf = (forecast: Forecast): number[] =>
  Array.from({ length: endCount }, (_, i) => Number(quantileUsd(forecast, (i + 0.5) / endCount).toPrecision(7)))

/** The plan that has begun, buying before selling; where none has, the one that waits. */
function leadingPlan({ plans: { up, down } }: Produced): LivingPlan | undefined {
  const found = [up, down].filter(isPlan)
  return found.find(({ state }) => state === 'met') ?? found[0]
}

const pricesOf = (plan: LivingPlan | undefined) => ({
  entry_price: plan?.entryUsd ?? null,
  stop_loss: plan?.stopUsd ?? null,
  take_profit: plan?.targetUsd ?? null,
  rewardToRisk: plan ? plan.rewardRatio / plan.riskRatio : null,
  stopFirstProbability: plan?.chances.stop ?? null,
  targetFirstProbability: plan?.chances.target ?? null,
})

function spotOf(produced: Produced) {
  const plan = leadingPlan(produced)
  const begun = plan?.state === 'met' ? plan.side : undefined
  return { action: begun ? ({ up: 'buy', down: 'sell' } as const)[begun] : ('wait' as const), ...pricesOf(plan) }
}

function leveragedOf(produced: Produced) {
  const plan = leadingPlan(produced)
  const leverage = plan ? usualLeverage(leveragesFor(plan, produced.analysis.forecasts)) : null
  return {
    position: leverage && plan?.state === 'met' ? leverage.position : ('none' as const),
    leverage: leverage?.times ?? null,
    ...pricesOf(leverage ? plan : undefined),
    liquidationUsd: leverage?.liquidationUsd ?? null,
    lossAtStopRatio: leverage?.lossAtStopRatio ?? null,
  }
}

/** A plan as it is sent; one of the demo was never sealed, and has no number. */
export function planReply(plan: LivingPlan & { id?: number }, symbol: string): SentPlan {
  const { id = null, side, state, chances, costOfRisk } = plan
  const { met, target, stop, neither } = chances
  const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())
  const times = plan as Partial<Record<'metAt' | 'limitAt' | 'endedAt' | 'exitUsd' | 'resultRatio', number>>
  return {
    ...{ id, symbol, side, state },
    issuedAt: new Date(plan.issuedAt).toISOString(),
    validUntil: new Date(plan.validUntil).toISOString(),
    ...{ limitAt: at(times.limitAt), metAt: at(times.metAt), endedAt: at(times.endedAt) },
    ...{ price: plan.priceUsd, trigger: plan.triggerUsd, entry: plan.entryUsd, stop: plan.stopUsd },
    ...{ target: plan.targetUsd, chances: { met, target, stop, neither }, costOfRisk },
    ...{ exit: times.exitUsd ?? null, result: times.resultRatio ?? null },
  }
}

const unplannedReply = (found: NoPlan) => ({
  side: found.side,
  code: found.code,
  neededDays: found.code === 'too-new' ? found.neededDays : null,
})

/** From the highest to the lowest, as a ladder stands. */
function marks({ analysis: { levels } }: Produced): AnalysisResult['levels'] {
  const [r1, r2, r3] = levels.resistances
  const [s1, s2, s3] = levels.supports
  const named = { r3, r2, r1, s1, s2, s3 }
  return (Object.keys(named) as (keyof typeof named)[]).map(name => ({ name, ...markReply(named[name]) }))
}

const markReply = ({ priceUsd, kind, touches, lastTouchedAt, touchChances }: Mark) => ({
  priceUsd,
  kind,
  touches,
  lastTouchedAt: lastTouchedAt === null ? null : new Date(lastTouchedAt).toISOString(),
  touchChance: touchChances.day,
  touchChance4hour: touchChances.fourHours,
  touchChance7day: touchChances.week,
})
