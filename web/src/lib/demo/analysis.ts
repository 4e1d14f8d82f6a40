import type { analysis, ReplyOf } from '@pusula/contract'

type Result = ReplyOf<typeof analysis.analyze>
type Levels = ReplyOf<typeof analysis.supportResistance>

/** The small shape a demo is known by; the screens read the whole one around it. */
interface DemoShape {
  symbol: string
  currentPrice: number
  high24h: number
  low24h: number
  change24h: number
  technicalAnalysis: { shortTerm: string; mediumTerm: string; longTerm: string }
  investmentScore: number
  supportResistance: Record<'support1' | 'support2' | 'resistance1' | 'resistance2', number>
  lastUpdated: string
}

export interface Sample {
  symbol: string
  priceUsd: number
  score: number
  at: Date
}

const between = (from: number, to: number, chance: number) => from + (to - from) * chance

/** A price from 40,000 to 50,000 and a score from 60 to 99, by the dice it is given. */
export const sampleOf = (symbol: string, dice: () => number, at: Date): Sample => ({
  symbol,
  at,
  priceUsd: Math.round(between(40_000, 50_000, dice()) * 100) / 100,
  score: Math.floor(between(60, 100, dice())),
})

const says = 'Demo / Örnek'
const steps = { r3: 1.06, r2: 1.04, r1: 1.02, s1: 0.98, s2: 0.96, s3: 0.94 } as const
const hours = { '15min': 0.25, '1hour': 1, '4hour': 4, '1day': 24 } as const
const hourMs = 60 * 60_000
const termDays = { short: 3, mid: 28, long: 182 } as const
const names = Object.keys(steps) as (keyof typeof steps)[]
const horizons = Object.keys(hours) as (keyof typeof hours)[]

const marksOf = ({ priceUsd }: Sample): Result['levels'] =>
  names.map(name => ({
    name,
    priceUsd: priceUsd * steps[name],
    kind: 'projected',
    touches: 0,
    lastTouchedAt: null,
    touchChance: 0.5,
    touchChance4hour: 0.2,
    touchChance7day: 0.8,
  }))

function forecastOf({ priceUsd, at }: Sample, horizon: keyof typeof hours): Result['forecasts'][number] {
  const spread = 0.01 * Math.sqrt(hours[horizon])
  return {
    horizon,
    dueAt: new Date(at.getTime() + hours[horizon] * hourMs).toISOString(),
    medianUsd: priceUsd,
    low50Usd: priceUsd * (1 - spread / 2),
    high50Usd: priceUsd * (1 + spread / 2),
    low80Usd: priceUsd * (1 - spread),
    high80Usd: priceUsd * (1 + spread),
    riseProbability: 0.5,
    changeRatio: 0,
    widthToUsual: null,
    record: null,
  }
}

const noOdds = { rewardToRisk: null, stopFirstProbability: null, targetFirstProbability: null }
const wait = { entry_price: null, stop_loss: null, take_profit: null, reason: says, ...noOdds }
const bandOf = (score: number) => (score >= 80 ? 'excellent' : 'good')

/** No advice and no forecast in it: the numbers are thrown, and the scenarios say to wait. */
export function analysisOf(sample: Sample): Result & DemoShape {
  const { symbol, priceUsd, score, at } = sample
  return {
    symbol,
    name: symbol,
    at: at.toISOString(),
    priceUsd,
    source: 'simulated',
    headline: { state: 'between', text: says },
    analysis: { short_term: says, mid_term: says, long_term: says },
    Predictions: { Grade: score, '15min': priceUsd, '1hour': priceUsd, '4hour': priceUsd, '1day': priceUsd },
    spot_recommendation: { action: 'wait', ...wait },
    leverage_recommendation: { position: 'none', leverage: null, ...wait, liquidationUsd: null, lossAtStopRatio: null },
    plans: [],
    score: {
      score,
      band: bandOf(score),
      sentence: says,
      factors: [
        { name: 'trend', points: score - 50, limit: 50, isMissing: false, stance: 'adds', told: null, numbers: {} },
      ],
      readCount: 1,
      isEnough: true,
      unreadPoints: 0,
      rankCorrelation1day: 0,
      rankCorrelation7day: 0,
      history: [],
      yesterday: null,
      lastWeek: null,
    },
    terms: (['short', 'mid', 'long'] as const).map(term => ({
      term,
      direction: 'sideways',
      text: says,
      story: { happened: says, stands: '', changes: '' },
      supportUsd: priceUsd * steps.s1,
      resistanceUsd: priceUsd * steps.r1,
      days: termDays[term],
      supportChance: 0.5,
      resistanceChance: 0.5,
    })),
    forecasts: horizons.map(horizon => forecastOf(sample, horizon)),
    levels: marksOf(sample),
    touchSentence: says,
    currentPrice: priceUsd,
    high24h: priceUsd * 1.02,
    low24h: priceUsd * 0.97,
    change24h: 0,
    technicalAnalysis: { shortTerm: says, mediumTerm: says, longTerm: says },
    investmentScore: score,
    supportResistance: {
      support1: priceUsd * steps.s1,
      support2: priceUsd * steps.s2,
      resistance1: priceUsd * steps.r1,
      resistance2: priceUsd * steps.r2,
    },
    lastUpdated: at.toISOString(),
  }
}

export function levelsOf(sample: Sample): Levels {
  const at = (name: keyof typeof steps) => sample.priceUsd * steps[name]
  return {
    symbol: sample.symbol,
    currentPrice: sample.priceUsd,
    levels: { r1: at('r1'), r2: at('r2'), r3: at('r3'), s1: at('s1'), s2: at('s2'), s3: at('s3') },
    at: sample.at.toISOString(),
    source: 'simulated',
    sentence: says,
    marks: marksOf(sample),
  }
}
