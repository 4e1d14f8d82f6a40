import type { analysis, Language, ReplyOf } from '@pusula/contract'
import { sampleCoin } from './coins.ts'
import { factorsOf, monthOf } from './score.ts'

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

const texts = {
  tr: {
    short: {
      happened: 'Örnek metin: fiyat son üç günde dar bir aralıkta kaldı.',
      stands: 'Haftanın aralığının ortasında.',
      changes: 'Aşağıdaki iki fiyattan birinin ötesinde saatlik kapanış resmi değiştirir.',
    },
    mid: {
      happened: 'Örnek metin: bir ay önceki yerinden uzaklaşmadı.',
      stands: '30 günlük aralığının üst yarısında.',
      changes: 'Bakılacak iki yer aşağıda; günlük kapanış sayılır.',
    },
    long: {
      happened: 'Örnek metin: altı aylık görünüm yatay.',
      stands: 'Uzun ortalamasına yakın.',
      changes: 'Uzak sınırlar aşağıda; haftalık kapanış sayılır.',
    },
    wait: 'Örnek: şimdi işlem için bir neden yok. İki sınırdan biri geçilene dek bekle.',
    leverage: 'Örnek: kaldıraç için bir neden yok.',
    score: 'Örnek skor. Etkenler ve puanları aşağıda; toplamları skoru verir.',
    levels: 'Örnek seviyeler. Değmek, dönmek ya da geçmek demek değildir.',
  },
  en: {
    short: {
      happened: 'Sample text: over three days the price stayed in a narrow range.',
      stands: 'In the middle of its weekly range.',
      changes: 'An hourly close beyond either price below would change the picture.',
    },
    mid: {
      happened: 'Sample text: it has not moved away from where it stood a month ago.',
      stands: 'In the upper half of its 30-day range.',
      changes: 'Two places to look stand below; a daily close counts.',
    },
    long: {
      happened: 'Sample text: six months look flat.',
      stands: 'It is close to its long average.',
      changes: 'The far edges stand below; a weekly close counts.',
    },
    wait: 'Sample: no reason to trade now. Wait until one of the two edges is passed.',
    leverage: 'Sample: no reason to borrow.',
    score: 'Sample score. Its factors and their points stand below and add up to it.',
    levels: 'Sample levels. A touch is neither a turn nor a pass.',
  },
}
const steps = { r3: 1.06, r2: 1.04, r1: 1.02, s1: 0.98, s2: 0.96, s3: 0.94 } as const
const hours = { '15min': 0.25, '1hour': 1, '4hour': 4, '1day': 24 } as const
const hourMs = 60 * 60_000
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
    dueAt: new Date(at.getTime() + hours[horizon] * hourMs).toISOString(),
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
      conditionChance: touchChance(0.02, 1),
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

const textOf = ({ happened, stands, changes }: Result['terms'][number]['story']) => `${happened} ${stands} ${changes}`

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
  const factors = factorsOf(symbol, score)
  const unread = factors.filter(({ isMissing }) => isMissing)
  return {
    symbol,
    name,
    at: at.toISOString(),
    priceUsd,
    source: 'simulated',
    headline: { state: 'between', text: says.short.happened },
    analysis: { short_term: textOf(says.short), mid_term: textOf(says.mid), long_term: textOf(says.long) },
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
    sentence: texts[language].levels,
    marks: marksOf(sample),
  }
}
