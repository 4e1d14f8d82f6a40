import type { Both, Format, Language } from '@pusula/words'
import { type InLanguage, messages } from '../../../lib/messages.ts'
import type { AnalysisResult } from '../select/run.ts'

export type Factor = AnalysisResult['score']['factors'][number]

/** Base score, before the factors are added. */
export const startingScore = 50

interface FactorBar {
  side: 'up' | 'down' | 'flat'
  /** How far the bar reaches from the centre line, in percent of the whole width. */
  widthPercent: number
}

/** Bars of one breakdown share one scale: the factor that may weigh most reaches the edge. */
export function factorBar(points: number, factors: readonly Pick<Factor, 'limit'>[]): FactorBar {
  const most = Math.max(1, ...factors.map(({ limit }) => limit))
  const share = Math.min(1, Math.abs(points) / most)
  return { side: points > 0 ? 'up' : points < 0 ? 'down' : 'flat', widthPercent: Math.round(share * 5_000) / 100 }
}

/** Largest influence first; what is missing comes last. */
export const inOrder = (factors: readonly Factor[]): Factor[] =>
  factors.toSorted((a, b) => Number(a.isMissing) - Number(b.isMissing) || b.points - a.points)

export const factorText = messages({
  trend: { tr: 'Trend', en: 'Trend' },
  momentum: { tr: 'İvme', en: 'Momentum' },
  volume: { tr: 'Hacim', en: 'Volume' },
  volatility: { tr: 'Oynaklık', en: 'Volatility' },
  levels: { tr: 'Seviyeler', en: 'Levels' },
  market: { tr: 'Piyasa geneli', en: 'Wider market' },
  news: { tr: 'Haber tonu', en: 'News tone' },

  missing: { tr: 'veri yok', en: 'no data' },
  slightly: { tr: (word: string) => `Biraz ${word}`, en: (word: string) => `Slightly ${word}` },
  noNews: { tr: 'Haber yok', en: 'No headlines' },
  fewDays: { tr: 'Yeterli gün yok', en: 'Too few days' },
  // Bitcoin itself has no leader to be read from; nor has anyone while Bitcoin's candles are missing.
  leaderNone: { tr: 'Bitcoin’e göre ölçülür', en: 'Measured against Bitcoin' },
  rsi: {
    tr: (value: string) => `son iki haftada 100 üzerinden ${value}`,
    en: (value: string) => `${value} out of 100 over two weeks`,
  },
  room: {
    tr: (up: string, down: string) => `üstte ${up}, altta ${down} yer var`,
    en: (up: string, down: string) => `${up} of room above, ${down} below`,
  },
  headlines: {
    tr: (count: string) => `${count} haber`,
    en: (count: string) => (count === '1' ? '1 headline' : `${count} headlines`),
  },

  averageGapInAtr: { tr: 'Ortalamalar arası mesafe (günlük hareket)', en: 'Gap between averages (daily moves)' },
  longGapInAtr: {
    tr: '200 günlük ortalamaya mesafe (günlük hareket)',
    en: 'Distance to the 200-day average (daily moves)',
  },
  move7InVolatility: {
    tr: 'Son 7 gün, olağan bir haftaya göre',
    en: 'The last 7 days against a usual week',
  },
  move30InVolatility: {
    tr: 'Son 30 gün, olağan bir aya göre',
    en: 'The last 30 days against a usual month',
  },
  move90InVolatility: {
    tr: 'Son 90 gün, olağan bir çeyreğe göre',
    en: 'The last 90 days against a usual quarter',
  },
  rsiNumber: { tr: 'RSI, 14 gün', en: 'RSI, 14 days' },
  histogramInAtr: { tr: 'MACD, 4 saat (günlük hareket)', en: 'MACD, 4 hours (daily moves)' },
  flowRatio: { tr: 'Yükselen eksi düşen günlerin hacmi, 20 gün', en: 'Volume of rising less falling days, 20 days' },
  volumeToUsualRatio: { tr: 'Bugünkü hacim, normale göre', en: 'Volume today against normal' },
  dailyRangeRatio: { tr: 'Ortalama günlük hareket', en: 'Average daily move' },
  toUsualRatio: { tr: 'Son altı ayına göre', en: 'Against its last six months' },
  roomUpRatio: { tr: 'Üstteki seviyeye mesafe', en: 'Distance to the level above' },
  roomDownRatio: { tr: 'Alttaki seviyeye mesafe', en: 'Distance to the level below' },
  leaderTrend: { tr: 'Bitcoin trendi (−1 ile 1)', en: 'Bitcoin trend (−1 to 1)' },
  meanTone: { tr: 'Ortalama ton (−1 ile 1)', en: 'Mean tone (−1 to 1)' },
  count: { tr: 'Haber sayısı', en: 'Headlines' },
})

interface Said {
  t: InLanguage<typeof factorText>
  language: Language
  format: Format
}

type Stance = 'adds' | 'takes' | 'even'

/** The word for a factor follows its points; what is said after it goes with them too. */
const words: Record<Factor['name'], Record<Stance, Both>> = {
  trend: {
    adds: { tr: 'Yukarı', en: 'Up' },
    takes: { tr: 'Aşağı', en: 'Down' },
    even: { tr: 'Belirgin bir yön yok', en: 'No clear direction' },
  },
  momentum: {
    adds: { tr: 'Güçlü', en: 'Strong' },
    takes: { tr: 'Zayıf', en: 'Weak' },
    even: { tr: 'Dengede', en: 'Even' },
  },
  volume: {
    adds: { tr: 'Yükselen günlerde daha çok işlem var', en: 'More trading on rising days' },
    takes: { tr: 'Düşen günlerde daha çok işlem var', en: 'More trading on falling days' },
    even: { tr: 'Dengede', en: 'Even' },
  },
  volatility: {
    adds: { tr: 'Sakin', en: 'Calm' },
    takes: { tr: 'Hareketli', en: 'Lively' },
    even: { tr: 'Normal', en: 'Normal' },
  },
  levels: {
    adds: { tr: 'Üstte daha çok yer', en: 'More room above' },
    takes: { tr: 'Altta daha çok yer', en: 'More room below' },
    even: { tr: 'Dengede', en: 'Even' },
  },
  market: {
    adds: { tr: 'Bitcoin yükseldi', en: 'Bitcoin has risen' },
    takes: { tr: 'Bitcoin düştü', en: 'Bitcoin has fallen' },
    even: { tr: 'Bitcoin yatay', en: 'Bitcoin is flat' },
  },
  news: {
    adds: { tr: 'Olumlu', en: 'Positive' },
    takes: { tr: 'Olumsuz', en: 'Negative' },
    even: { tr: 'Nötr', en: 'Neutral' },
  },
}

/** The number that speaks for a trend, in words of its side. */
const trendWords: Record<string, Record<'adds' | 'takes', Both>> = {
  averageGapInAtr: {
    adds: { tr: '20 günlük ortalama, 50 günlüğün üstünde', en: '20-day average above the 50-day' },
    takes: { tr: '20 günlük ortalama, 50 günlüğün altında', en: '20-day average below the 50-day' },
  },
  longGapInAtr: {
    adds: { tr: '200 günlük ortalamanın üstünde', en: 'above its 200-day average' },
    takes: { tr: '200 günlük ortalamanın altında', en: 'below its 200-day average' },
  },
  ...Object.fromEntries(
    [7, 30, 90].map(days => [
      `move${days}InVolatility`,
      {
        adds: { tr: `${days} günde yükseldi`, en: `rose over ${days} days` },
        takes: { tr: `${days} günde düştü`, en: `fell over ${days} days` },
      },
    ]),
  ),
}

/** Momentum that moves the score by little is not called strong. */
const isSlight = ({ name, stance, points, limit }: Factor) =>
  name === 'momentum' && stance !== 'even' && Math.abs(points) <= limit / 4

/** The one line under the name of a factor. */
export function factorLine(factor: Factor, said: Said): string {
  const { name, stance } = factor
  if (stance === 'unread')
    return name === 'market' ? said.t.leaderNone : name === 'news' ? said.t.noNews : said.t.fewDays
  const plainWord = words[name][stance][said.language]
  const word = isSlight(factor) ? said.t.slightly(plainWord.toLocaleLowerCase(said.language)) : plainWord
  const measure = measureOf(factor, said)
  return measure ? `${word}: ${measure}` : word
}

/** Beside "even" a high number would contradict, and beside "strong" a middling one. */
const speaksFor = (rsi: number, stance: Factor['stance']) =>
  stance === 'adds' ? rsi >= 60 : stance === 'takes' && rsi <= 40

function measureOf({ name, stance, told, numbers }: Factor, { t, format, language }: Said): string | null {
  const { rsi, roomUpRatio, roomDownRatio, count } = numbers
  switch (name) {
    case 'trend': {
      const side = told && stance !== 'even' && stance !== 'unread' ? trendWords[told]?.[stance] : undefined
      return side?.[language] ?? null
    }
    case 'momentum':
      return rsi === undefined || !speaksFor(rsi, stance) ? null : t.rsi(format.count(rsi))
    case 'levels':
      return t.room(format.part(roomUpRatio ?? 0, 1), format.part(roomDownRatio ?? 0, 1))
    case 'news':
      return t.headlines(format.count(count))
    default:
      return null
  }
}

const shares = ['flowRatio', 'dailyRangeRatio', 'roomUpRatio', 'roomDownRatio']

/** Every number behind a factor, with its name. One that has no name yet is kept back rather than shown as code. */
export function factorNumbers({ numbers }: Factor, { t, format }: Said): { name: string; text: string }[] {
  return Object.entries(numbers).flatMap(([key, value]) => {
    const name = key === 'rsi' ? t.rsiNumber : key in t ? t[key as keyof typeof t] : null
    if (typeof name !== 'string') return []
    const rounded = Math.round(value * 100) / 100
    return [{ name, text: shares.includes(key) ? format.part(value, 1) : format.quantity(rounded) }]
  })
}
