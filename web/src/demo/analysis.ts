import type { analysis, Language, ReplyOf } from '@pusula/contract'
import { sampleCoin } from './coins.ts'

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

/** The price is that of every other screen; the score is from 60 to 99 and a coin's own. */
export function sampleOf(spelling: string, at: Date): Sample {
  const { symbol, name, priceUsd } = sampleCoin(spelling)
  const letters = [...symbol].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return { symbol, name, at, priceUsd, score: 60 + (letters % 40) }
}

const texts = {
  tr: {
    short: 'Örnek metin: fiyat son üç günde dar bir aralıkta kaldı.',
    mid: 'Örnek metin: son dört haftada fiyat ortalamasının biraz üstünde.',
    long: 'Örnek metin: altı aylık görünüm yatay.',
    wait: 'Örnek: şimdi işlem için bir neden yok. İki sınırdan biri geçilene dek bekle.',
    leverage: 'Örnek: kaldıraç için bir neden yok.',
    score: 'Örnek skor. Gerçek bir analizde her etken kendi sayılarıyla burada durur.',
    levels: 'Örnek seviyeler. Değmek, dönmek ya da geçmek demek değildir.',
  },
  en: {
    short: 'Sample text: over three days the price stayed in a narrow range.',
    mid: 'Sample text: over four weeks the price is a little above its average.',
    long: 'Sample text: six months look flat.',
    wait: 'Sample: no reason to trade now. Wait until one of the two edges is passed.',
    leverage: 'Sample: no reason to borrow.',
    score: 'Sample score. In a real analysis each factor stands here with its own numbers.',
    levels: 'Sample levels. A touch is neither a turn nor a pass.',
  },
}
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
    touchResistance: 0.5,
    touchSupport: 0.5,
    moveRatio: 0.02,
    moveChance: 0.5,
  }
}

const noOdds = { rewardToRisk: null, stopFirstProbability: null, targetFirstProbability: null }
const noPrices = { entry_price: null, stop_loss: null, take_profit: null, ...noOdds }
const bandOf = (score: number) => (score >= 80 ? 'excellent' : 'good')

type Leverage = NonNullable<NonNullable<Result['plans'][number]['plan']>['leverage']>
const [reward, risk, fees, funding] = [0.03, 0.02, 0.002, 0.0003]

/** The same plan with borrowed money: all of it counts that many times, and a move of the whole margin ends it. */
const leverageOf = (side: 'up' | 'down', entryUsd: number, times: number): Leverage => ({
  position: side === 'up' ? 'long' : 'short',
  times,
  liquidationUsd: entryUsd * (1 - (side === 'up' ? 1 : -1) * (1 / times - 0.01)),
  liquidationChance: 0.01 * times,
  lossAtStopRatio: times * (risk + fees),
  gainAtTargetRatio: times * (reward - fees),
  fundingRatio: times * funding,
  resultRatio: -times * (fees + funding),
})

/** A plan that a reader can follow: beyond the nearest level, with a reward of one and a half times its risk. */
function planOf({ priceUsd }: Sample, side: 'up' | 'down'): Result['plans'][number] {
  const sign = side === 'up' ? 1 : -1
  const at = (ratio: number) => priceUsd * (1 + sign * ratio)
  const leverages = [2, 3, 5].map(times => leverageOf(side, at(0.02), times))
  return {
    side,
    plan: {
      conditionUsd: at(0.02),
      conditionChance: 0.5,
      entryUsd: at(0.02),
      stopUsd: at(0.02 - risk),
      targetUsd: at(0.02 + reward),
      rewardToRisk: reward / risk,
      withinDay: { targetFirst: 0.2, stopFirst: 0.35, neither: 0.45 },
      inTheEnd: { targetFirst: 0.4, stopFirst: 0.6, neither: 0 },
      resultRatio: -fees,
      leverage: leverages[1] ?? null,
      leverages,
    },
    refusal: null,
  }
}

/** Both languages of one sample. */
export function saidOf(sample: Sample): ReplyOf<typeof analysis.demo> {
  const inLanguage = (language: Language) => ({
    analysis: analysisOf(sample, language),
    levels: levelsOf(sample, language),
  })
  return { tr: inLanguage('tr'), en: inLanguage('en') }
}

/** No advice and no forecast in it: the numbers are samples, and the scenarios say to wait. */
export function analysisOf(sample: Sample, language: Language): Result & DemoShape {
  const { symbol, name, priceUsd, score, at } = sample
  const says = texts[language]
  return {
    symbol,
    name,
    at: at.toISOString(),
    priceUsd,
    source: 'simulated',
    headline: { state: 'between', text: says.short },
    analysis: { short_term: says.short, mid_term: says.mid, long_term: says.long },
    Predictions: { Grade: score, '15min': priceUsd, '1hour': priceUsd, '4hour': priceUsd, '1day': priceUsd },
    spot_recommendation: { action: 'wait', ...noPrices, reason: says.wait },
    leverage_recommendation: {
      position: 'none',
      leverage: null,
      ...noPrices,
      reason: says.leverage,
      liquidationUsd: null,
      lossAtStopRatio: null,
    },
    plans: [planOf(sample, 'up'), planOf(sample, 'down')],
    score: {
      score,
      band: bandOf(score),
      sentence: says.score,
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
      text: says[term],
      story: { happened: says[term], stands: '', changes: '' },
      supportUsd: priceUsd * steps.s1,
      resistanceUsd: priceUsd * steps.r1,
      days: termDays[term],
      supportChance: 0.5,
      resistanceChance: 0.5,
    })),
    forecasts: horizons.map(horizon => forecastOf(sample, horizon)),
    levels: marksOf(sample),
    touchSentence: says.levels,
    touchEitherChance: 0.8,
    currentPrice: priceUsd,
    high24h: priceUsd * 1.02,
    low24h: priceUsd * 0.97,
    change24h: sampleCoin(symbol).changePercent,
    technicalAnalysis: { shortTerm: says.short, mediumTerm: says.mid, longTerm: says.long },
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
    sentence: texts[language].levels,
    marks: marksOf(sample),
  }
}
