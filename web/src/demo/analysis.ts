import type { analysis, Language, ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { candles, sampleCoin } from './coins.ts'
import { demoPlan, demoPlanRecords, factorsOf, monthOf, type Span, type Stories, storiesOf } from './stories.ts'

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
  name: string
  priceUsd: number
  score: number
  at: Date
}

/** The price is that of every other screen; the score is from 60 to 94, as far as factors reach, and a coin's own. */
export function sampleOf(spelling: string, at: Date): Sample {
  const { symbol, name, priceUsd } = sampleCoin(spelling)
  const letters = [...symbol].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return { symbol, name, at, priceUsd, score: Math.min(94, 60 + (letters % 40)) }
}

const steps = { r3: 1.06, r2: 1.04, r1: 1.02, s1: 0.98, s2: 0.96, s3: 0.94 } as const
const hours = { '15min': 0.25, '1hour': 1, '4hour': 4, '1day': 24 } as const
const termDays = { short: 3, mid: 28, long: 182 } as const
const names = Object.keys(steps) as (keyof typeof steps)[]
const horizons = Object.keys(hours) as (keyof typeof hours)[]

/** Of a market that goes nowhere, with this swing a day: all chances and ranges of a sample agree with it. */
const daySwing = 0.038
const likelySwings = 1.2816

/** Chance of being that far away at the end; twice that of having been there on the way. */
function endChance(awayRatio: number, days: number): number {
  const swings = Math.abs(awayRatio) / (daySwing * Math.sqrt(days))
  return 1 / (1 + Math.exp(1.5976 * swings + 0.07056 * swings ** 3))
}
const touchChance = (awayRatio: number, days: number): number => Math.min(0.99, 2 * endChance(awayRatio, days))
/** As far as a term looks, with a chance of two in five. */
const termEdge = (days: number): number => Math.exp(0.84 * daySwing * Math.sqrt(days))

const marksOf = ({ priceUsd }: Sample): Result['levels'] =>
  names.map(name => ({
    name,
    priceUsd: priceUsd * steps[name],
    kind: 'projected',
    touches: 0,
    lastTouchedAt: null,
    touchChance: touchChance(steps[name] - 1, 1),
    touchChance4hour: touchChance(steps[name] - 1, 4 / 24),
    touchChance7day: touchChance(steps[name] - 1, 7),
  }))

function forecastOf({ priceUsd, at }: Sample, horizon: keyof typeof hours): Result['forecasts'][number] {
  const days = hours[horizon] / 24
  const spread = likelySwings * daySwing * Math.sqrt(days)
  return {
    horizon,
    dueAt: new Date(at.getTime() + hours[horizon] * HOUR_MS).toISOString(),
    medianUsd: priceUsd,
    low50Usd: priceUsd * (1 - spread / 2),
    high50Usd: priceUsd * (1 + spread / 2),
    low80Usd: priceUsd * (1 - spread),
    high80Usd: priceUsd * (1 + spread),
    riseProbability: 0.5,
    changeRatio: 0,
    widthToUsual: 1,
    record: null,
    touchResistance: touchChance(steps.r1 - 1, days),
    touchSupport: touchChance(1 - steps.s1, days),
    moveRatio: 0.02,
    moveChance: 2 * endChance(0.02, days),
    endsUsd: Array.from(
      { length: 50 },
      (_, i) => priceUsd * (1 + swingsAt((i + 0.5) / 50) * daySwing * Math.sqrt(days)),
    ),
  }
}

/** So many swings away lies the end that this share of all ends stay below. */
function swingsAt(share: number): number {
  if (share < 0.5) return -swingsAt(1 - share)
  let [low, high] = [0, 5]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (endChance(middle * daySwing, 1) > 1 - share) low = middle
    else high = middle
  }
  return low
}

/** One day in twenty ends below this share of the price. */
const dayLossLine = 1.6449 * daySwing

/** The plan that would begin first, as the spot scenario tells it. */
const pricesOf = ({ entry, stop, target, chances }: Result['plans'][number]) => ({
  ...{ entry_price: entry, stop_loss: stop, take_profit: target },
  rewardToRisk: Math.abs((target - entry) / (entry - stop)),
  stopFirstProbability: chances.stop,
  targetFirstProbability: chances.target,
})
const noOdds = { rewardToRisk: null, stopFirstProbability: null, targetFirstProbability: null }
const noPrices = { entry_price: null, stop_loss: null, take_profit: null, ...noOdds }
const bandOf = (score: number) => (score >= 80 ? 'excellent' : 'good')

/** Both plans of a sample. */
function plansOf({ symbol, priceUsd, at }: Sample) {
  const market = {
    at,
    priceUsd,
    halfWidth: likelySwings * daySwing,
    levelsUsd: names.map(name => priceUsd * steps[name]),
  }
  return { up: demoPlan(symbol, 'up', market), down: demoPlan(symbol, 'down', market) }
}

/** What the chart of a sample shows of so many days. */
function spanOf(symbol: string, timeframe: '1h' | '1d', count: number): Span {
  const { high, low, open, close } = candles(symbol, timeframe, count).candles
  const [first = 1, last = 1] = [open[0], close.at(-1)]
  return { lowUsd: Math.min(...low), highUsd: Math.max(...high), changeRatio: last / first - 1 }
}

function storiesIn(sample: Sample, language: Language): Stories {
  const { symbol, name, priceUsd } = sample
  const facts = {
    ...{ name, priceUsd, ...plansOf(sample), r1Usd: priceUsd * steps.r1, s1Usd: priceUsd * steps.s1 },
    ...{ r1Chance: touchChance(steps.r1 - 1, 1), s1Chance: touchChance(1 - steps.s1, 1) },
    threeDays: spanOf(symbol, '1h', 72),
    month: spanOf(symbol, '1d', 30),
    halfYear: spanOf(symbol, '1d', 182),
  }
  return storiesOf(facts, language)
}

const textOf = ({ happened, stands, changes }: Result['terms'][number]['story']) => `${happened} ${stands} ${changes}`

/** Both languages of one sample. */
export function saidOf(sample: Sample): ReplyOf<typeof analysis.demo> {
  const inLanguage = (language: Language) => ({
    analysis: analysisOf(sample, language),
    levels: levelsOf(sample, language),
  })
  return { tr: inLanguage('tr'), en: inLanguage('en') }
}

/** Written from the sample's own prices: a market that goes nowhere, and two plans that wait. */
export function analysisOf(sample: Sample, language: Language): Result & DemoShape {
  const { symbol, name, priceUsd, score, at } = sample
  const says = storiesIn(sample, language)
  const { up, down } = plansOf(sample)
  const factors = factorsOf(symbol, score)
  const unread = factors.filter(({ isMissing }) => isMissing)
  return {
    symbol,
    name,
    at: at.toISOString(),
    priceUsd,
    source: 'simulated',
    headline: { state: 'between', text: says.headline, holding: says.holding, notHolding: says.notHolding },
    analysis: { short_term: textOf(says.short), mid_term: textOf(says.mid), long_term: textOf(says.long) },
    Predictions: { Grade: score, '15min': priceUsd, '1hour': priceUsd, '4hour': priceUsd, '1day': priceUsd },
    spot_recommendation: { action: 'wait', ...pricesOf(up), reason: says.spot },
    leverage_recommendation: {
      position: 'none',
      leverage: null,
      ...noPrices,
      reason: says.leverage,
      liquidationUsd: null,
      lossAtStopRatio: null,
    },
    plans: [up, down],
    unplanned: [],
    planRecords: demoPlanRecords,
    lossLineRatio: dayLossLine,
    score: {
      score,
      band: bandOf(score),
      sentence: says.score,
      factors,
      readCount: factors.length - unread.length,
      isEnough: true,
      unreadPoints: unread.reduce((sum, { limit }) => sum + limit, 0),
      rankCorrelation1day: 0,
      rankCorrelation7day: 0,
      ...monthOf(score, at),
    },
    terms: (['short', 'mid', 'long'] as const).map(term => ({
      term,
      direction: 'sideways',
      text: textOf(says[term]),
      story: says[term],
      supportUsd: priceUsd / termEdge(termDays[term]),
      resistanceUsd: priceUsd * termEdge(termDays[term]),
      days: termDays[term],
      supportChance: 0.4,
      resistanceChance: 0.4,
    })),
    forecasts: horizons.map(horizon => forecastOf(sample, horizon)),
    levels: marksOf(sample),
    touchSentence: says.levels,
    touchEitherChance: 1 - (1 - touchChance(0.02, 1)) ** 2,
    currentPrice: priceUsd,
    high24h: priceUsd * 1.02,
    low24h: priceUsd * 0.97,
    change24h: sampleCoin(symbol).changePercent,
    technicalAnalysis: { shortTerm: textOf(says.short), mediumTerm: textOf(says.mid), longTerm: textOf(says.long) },
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

export function levelsOf(sample: Sample, language: Language): Levels {
  const at = (name: keyof typeof steps) => sample.priceUsd * steps[name]
  return {
    symbol: sample.symbol,
    currentPrice: sample.priceUsd,
    levels: { r1: at('r1'), r2: at('r2'), r3: at('r3'), s1: at('s1'), s2: at('s2'), s3: at('s3') },
    at: sample.at.toISOString(),
    source: 'simulated',
    sentence: storiesIn(sample, language).levels,
    marks: marksOf(sample),
  }
}
