import type { analysis, Language, ReplyOf } from '@pusula/contract'
import { issuePlan } from '@pusula/engine'
import { DAY_MS, HOUR_MS, markedIn, momentMark, type Numbers } from '@pusula/words'

type Result = ReplyOf<typeof analysis.analyze>
type DemoPlan = Result['plans'][number]

const [fees, funding] = [0.002, 0.0003]

/** The same plan with borrowed money: all of it counts that many times, and a move of the whole margin ends it. */
const leverageOf = (plan: ReturnType<typeof issuePlan>, times: number): DemoPlan['leverages'][number] => ({
  position: plan.side === 'up' ? 'long' : 'short',
  times,
  liquidationUsd: plan.entryUsd * (1 - (plan.side === 'up' ? 1 : -1) * (1 / times - 0.01)),
  liquidationChance: 0.01 * times,
  lossAtStopRatio: times * (plan.riskRatio + fees),
  gainAtTargetRatio: times * (plan.rewardRatio - fees),
  fundingRatio: times * funding,
  resultRatio: -times * (fees + funding),
})

interface Market {
  at: Date
  priceUsd: number
  /** Half the log width of the one-day range. */
  halfWidth: number
  levelsUsd: readonly number[]
}

const issuedAgoMs = 35 * 60_000

/** A plan as the engine issues it for the sample's own price, range and levels; it waits, and nobody sealed it. */
export function demoPlan(
  symbol: string,
  side: 'up' | 'down',
  { at, priceUsd, halfWidth, levelsUsd }: Market,
): DemoPlan {
  const isAhead = (usd: number) => (side === 'up' ? usd > priceUsd : usd < priceUsd)
  const nearest = (one: number, other: number) => Math.abs(one - priceUsd) - Math.abs(other - priceUsd)
  const plan = issuePlan({
    ...{ side, now: at.getTime() - issuedAgoMs, priceUsd, halfWidth, usualDayScale: null },
    levelsAheadUsd: levelsUsd.filter(isAhead).toSorted(nearest),
    levelsBehindUsd: levelsUsd.filter(usd => !isAhead(usd)).toSorted(nearest),
  })
  const { met, target, stop, neither } = plan.chances
  return {
    ...{
      id: null,
      symbol,
      side,
      state: 'waiting',
      limitAt: null,
      metAt: null,
      endedAt: null,
      exit: null,
      result: null,
    },
    issuedAt: new Date(plan.issuedAt).toISOString(),
    validUntil: new Date(plan.validUntil).toISOString(),
    ...{ price: priceUsd, trigger: plan.triggerUsd, entry: plan.entryUsd, stop: plan.stopUsd, target: plan.targetUsd },
    ...{ chances: { met, target, stop, neither }, costOfRisk: plan.costOfRisk },
    leverages: [2, 3, 5].map(times => leverageOf(plan, times)),
  }
}

/** Such counts as a reader may meet: a loss, and one that is within its error. */
export const demoPlanRecords: Result['planRecords'] = [
  { side: 'up', kind: 'replayed', ended: 1_184, meanRatio: -0.0019, errorRatio: 0.0014 },
  { side: 'down', kind: 'replayed', ended: 1_097, meanRatio: -0.0008, errorRatio: 0.0015 },
]

/** What the texts of a sample are written from: its own prices of before, and its plans. */
export interface StoryFacts {
  name: string
  priceUsd: number
  /** The lowest, the highest and the first price of so many days. */
  threeDays: Span
  month: Span
  halfYear: Span
  r1Usd: number
  s1Usd: number
  r1Chance: number
  s1Chance: number
  up: DemoPlan
  down: DemoPlan
}

export interface Span {
  lowUsd: number
  highUsd: number
  changeRatio: number
}

interface Story {
  happened: string
  stands: string
  changes: string
}

export interface Stories {
  headline: string
  holding: string
  notHolding: string
  short: Story
  mid: Story
  long: Story
  spot: string
  leverage: string
  score: string
  levels: string
}

const lastClose = ({ validUntil }: DemoPlan) => momentMark(Math.floor(Date.parse(validUntil) / HOUR_MS) * HOUR_MS)

/** Where the price stands between two others: in the lower, the middle or the upper third. */
const thirdOf = (usd: number, { lowUsd, highUsd }: Span): 0 | 1 | 2 => {
  const ratio = (usd - lowUsd) / (highUsd - lowUsd || 1)
  return ratio < 1 / 3 ? 0 : ratio > 2 / 3 ? 2 : 1
}

/** A change of less than a percent is none. */
const isFlat = (ratio: number) => Math.abs(ratio) < 0.01

const write: Record<Language, (facts: StoryFacts, w: Numbers) => Stories> = {
  tr: ({ name, priceUsd, threeDays, month, halfYear, r1Usd, s1Usd, r1Chance, s1Chance, up, down }, w) => {
    const moved = (ratio: number) =>
      isFlat(ratio) ? 'başladığı yere yakın' : `${w.size(ratio)} ${ratio > 0 ? 'yukarıda' : 'aşağıda'}`
    const third = (span: Span) => ['alt', 'orta', 'üst'][thirdOf(priceUsd, span)]
    const changes = (span: Span, close: string) =>
      `${close} kapanış ${w.prose(span.highUsd)} üstüne çıkarsa yeni bir zirve, ${w.prose(span.lowUsd)} altına inerse yeni bir dip olur.`
    return {
      headline: `${name} üç gündür ${w.prose(threeDays.lowUsd)} ile ${w.prose(threeDays.highUsd)} arasında. İki plan da koşulunu bekliyor.`,
      holding: `Bekle. Saatlik kapanış ${w.prose(down.trigger)} altına inerse satış planı başlar; en geç ${lastClose(down)}, ihtimali ${w.outOf(down.chances.met, 20)}.`,
      notHolding: `Alma. Saatlik kapanış ${w.prose(up.trigger)} üstüne çıkarsa alış planı başlar; en geç ${lastClose(up)}, ihtimali ${w.outOf(up.chances.met, 20)}.`,
      short: {
        happened: `Üç günde ${w.prose(threeDays.lowUsd)} ile ${w.prose(threeDays.highUsd)} arasında gidip geldi; şimdi ${moved(threeDays.changeRatio)}.`,
        stands: `Bu iki fiyatın arasında ${third(threeDays)} kısımda.`,
        changes: changes(threeDays, 'Saatlik'),
      },
      mid: {
        happened: `Bir ayda en düşük ${w.prose(month.lowUsd)}, en yüksek ${w.prose(month.highUsd)} gördü; ay başına göre ${moved(month.changeRatio)}.`,
        stands: `Ayın en düşüğü ile en yükseği arasında ${third(month)} kısımda.`,
        changes: changes(month, 'Günlük'),
      },
      long: {
        happened: `Altı ayda ${w.prose(halfYear.lowUsd)} ile ${w.prose(halfYear.highUsd)} arasında kaldı; altı ay öncesine göre ${moved(halfYear.changeRatio)}.`,
        stands: `Altı ayın en düşüğü ile en yükseği arasında ${third(halfYear)} kısımda.`,
        changes: changes(halfYear, 'Haftalık'),
      },
      spot: `İki plan da koşulunu bekliyor: ${w.prose(up.trigger)} üstünde ya da ${w.prose(down.trigger)} altında saatlik kapanış.`,
      leverage: 'Başlamış bir plan yok; kaldıraçlı plan da koşulu bekler.',
      score: 'Trend ve ivme puan ekliyor. Yüksek skor, yükseliş demek değildir.',
      levels: `Bir gün içinde değme ihtimali: R1 ${w.prose(r1Usd)} için ${w.chance(r1Chance)}, S1 ${w.prose(s1Usd)} için ${w.chance(s1Chance)}.`,
    }
  },
  en: ({ name, priceUsd, threeDays, month, halfYear, r1Usd, s1Usd, r1Chance, s1Chance, up, down }, w) => {
    const moved = (ratio: number) =>
      isFlat(ratio) ? 'it is close to where it began' : `it is ${w.size(ratio)} ${ratio > 0 ? 'higher' : 'lower'}`
    const third = (span: Span) => ['lower', 'middle', 'upper'][thirdOf(priceUsd, span)]
    const changes = (span: Span, close: string) =>
      `A ${close} close above ${w.prose(span.highUsd)} would be a new high, one below ${w.prose(span.lowUsd)} a new low.`
    return {
      headline: `${name} has been between ${w.prose(threeDays.lowUsd)} and ${w.prose(threeDays.highUsd)} for three days. Both plans are waiting for their condition.`,
      holding: `Wait. The sell plan starts on an hourly close below ${w.prose(down.trigger)} by ${lastClose(down)}; chance ${w.outOf(down.chances.met, 20)}.`,
      notHolding: `Stay out. The buy plan starts on an hourly close above ${w.prose(up.trigger)} by ${lastClose(up)}; chance ${w.outOf(up.chances.met, 20)}.`,
      short: {
        happened: `In three days it went between ${w.prose(threeDays.lowUsd)} and ${w.prose(threeDays.highUsd)}; ${moved(threeDays.changeRatio)}.`,
        stands: `In the ${third(threeDays)} third between these two.`,
        changes: changes(threeDays, 'one-hour'),
      },
      mid: {
        happened: `Within the month it saw ${w.prose(month.lowUsd)} at the lowest and ${w.prose(month.highUsd)} at the highest; ${moved(month.changeRatio)}.`,
        stands: `In the ${third(month)} third between the month’s low and high.`,
        changes: changes(month, 'daily'),
      },
      long: {
        happened: `In six months it stayed between ${w.prose(halfYear.lowUsd)} and ${w.prose(halfYear.highUsd)}; ${moved(halfYear.changeRatio)}.`,
        stands: `In the ${third(halfYear)} third between the low and high of six months.`,
        changes: changes(halfYear, 'weekly'),
      },
      spot: `Both plans are waiting for their condition: an hourly close above ${w.prose(up.trigger)} or below ${w.prose(down.trigger)}.`,
      leverage: 'No plan has started; the leveraged one is waiting for its condition too.',
      score: 'Trend and momentum add points. A high score does not mean a rise.',
      levels: `Chance of a touch within a day: ${w.chance(r1Chance)} for R1 at ${w.prose(r1Usd)}, ${w.chance(s1Chance)} for S1 at ${w.prose(s1Usd)}.`,
    }
  },
}

/** The texts of a sample, from its own numbers. */
export const storiesOf = (facts: StoryFacts, language: Language): Stories => write[language](facts, markedIn(language))

type Score = ReplyOf<typeof analysis.analyze>['score']
type Factor = Score['factors'][number]
type Name = Factor['name']

/** What each factor of a sample was read from; the levels are as far above as below, and the stories cancel out. */
const readings: Record<Name, Pick<Factor, 'limit' | 'told' | 'numbers'>> = {
  trend: { limit: 19, told: 'longGapInAtr', numbers: { longGapInAtr: 0.6, move30InVolatility: 0.4 } },
  momentum: { limit: 9, told: 'rsi', numbers: { rsi: 58 } },
  volume: { limit: 5, told: 'flowRatio', numbers: { flowRatio: 0.12, volumeToUsualRatio: 1.1 } },
  volatility: { limit: 7, told: 'dailyRangeRatio', numbers: { dailyRangeRatio: 0.038, toUsualRatio: 0.8 } },
  levels: { limit: 3, told: null, numbers: { roomUpRatio: 0.02, roomDownRatio: 0.02 } },
  market: { limit: 4, told: null, numbers: { leaderTrend: 0.4 } },
  news: { limit: 3, told: null, numbers: { meanTone: 0, count: 3 } },
}
const names = Object.keys(readings) as Name[]
const adding: readonly Name[] = ['trend', 'momentum', 'volume', 'volatility', 'market']

/** Bitcoin is not read against itself. */
const isRead = (name: Name, symbol: string) => name !== 'market' || symbol !== 'BTC'

/** The points that a sample has above where every score begins, shared out by what each factor may weigh. */
function pointsOf(symbol: string, total: number): Map<Name, number> {
  const points = new Map<Name, number>()
  const open = adding.filter(name => isRead(name, symbol))
  let [rest, weights] = [total, open.reduce((sum, name) => sum + readings[name].limit, 0)]
  for (const name of open) {
    const { limit } = readings[name]
    const share = Math.round((rest * limit) / weights)
    points.set(name, share)
    rest -= share
    weights -= limit
  }
  return points
}

/** All factors as a real analysis shows them: their points add up to the score. */
export function factorsOf(symbol: string, score: number): Factor[] {
  const points = pointsOf(symbol, score - 50)
  return names.map(name => {
    if (!isRead(name, symbol))
      return {
        name,
        points: 0,
        limit: readings[name].limit,
        isMissing: true,
        stance: 'unread',
        told: null,
        numbers: {},
      }
    const own = points.get(name) ?? 0
    return { name, points: own, isMissing: false, stance: own > 0 ? 'adds' : 'even', ...readings[name] }
  })
}

/** A month that slowly led to the score of today. */
export function monthOf(score: number, at: Date): Pick<Score, 'history' | 'yesterday' | 'lastWeek'> {
  const daysAgo = (days: number) => Math.round(score - 6 * Math.sin(days / 5) ** 2 - days / 6)
  const history = Array.from({ length: 30 }, (_, place) => 30 - place).map(days => ({
    day: new Date(at.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    score: daysAgo(days),
  }))
  return { history, yesterday: daysAgo(1), lastWeek: daysAgo(7) }
}
