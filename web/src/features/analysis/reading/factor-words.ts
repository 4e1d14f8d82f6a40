import type { Format } from '@pusula/words'
import { type InLanguage, messages } from '../../../lib/messages.ts'
import type { Factor } from './factors.ts'

export const factorText = messages({
  trend: { tr: 'Trend', en: 'Trend' },
  momentum: { tr: 'Momentum', en: 'Momentum' },
  volume: { tr: 'Hacim', en: 'Volume' },
  volatility: { tr: 'Oynaklık', en: 'Volatility' },
  levels: { tr: 'Seviyeler', en: 'Levels' },
  market: { tr: 'Piyasa geneli', en: 'Wider market' },
  news: { tr: 'Haber tonu', en: 'News tone' },

  missing: { tr: 'Veri yok', en: 'No data' },
  averagesUp: { tr: '20 günlük ortalama, 50 günlüğün üstünde', en: '20-day average above the 50-day' },
  averagesDown: { tr: '20 günlük ortalama, 50 günlüğün altında', en: '20-day average below the 50-day' },
  rsi: { tr: (value: string) => `RSI ${value}`, en: (value: string) => `RSI ${value}` },
  buying: { tr: 'Yükselen günlerde daha çok işlem var', en: 'Rising days trade more' },
  selling: { tr: 'Düşen günlerde daha çok işlem var', en: 'Falling days trade more' },
  range: { tr: (daily: string) => `Günlük ${daily}`, en: (daily: string) => `${daily} a day` },
  room: {
    tr: (up: string, down: string) => `Üstte ${up}, altta ${down} yer var`,
    en: (up: string, down: string) => `${up} of room above, ${down} below`,
  },
  leaderUp: { tr: 'Bitcoin yükseliyor', en: 'Bitcoin is rising' },
  leaderDown: { tr: 'Bitcoin düşüyor', en: 'Bitcoin is falling' },
  // Bitcoin itself has no leader to be read from; nor has anyone while Bitcoin's candles are missing.
  leaderNone: { tr: 'Bitcoin’e göre okunur', en: 'Read against Bitcoin' },
  leaderFlat: { tr: 'Yatay', en: 'Flat' },
  headlines: {
    tr: (count: string) => `Okunan haber: ${count}`,
    en: (count: string) => `Headlines read: ${count}`,
  },

  averageGapInAtr: { tr: 'Ortalamalar arası mesafe (günlük hareket)', en: 'Gap between averages (daily ranges)' },
  longGapInAtr: {
    tr: '200 günlük ortalamaya mesafe (günlük hareket)',
    en: 'Distance to the 200-day average (daily ranges)',
  },
  move7InVolatility: { tr: '7 günlük hareket (olağana göre)', en: 'Move of 7 days (against usual)' },
  move30InVolatility: { tr: '30 günlük hareket (olağana göre)', en: 'Move of 30 days (against usual)' },
  move90InVolatility: { tr: '90 günlük hareket (olağana göre)', en: 'Move of 90 days (against usual)' },
  rsiNumber: { tr: 'RSI, 14 gün', en: 'RSI, 14 days' },
  histogramInAtr: { tr: 'MACD, 4 saat (günlük hareket)', en: 'MACD, 4 hours (daily ranges)' },
  flowRatio: { tr: 'Yükselen eksi düşen günlerin hacmi, 20 gün', en: 'Volume of rising less falling days, 20 days' },
  volumeToUsualRatio: { tr: 'Bugünkü hacim, olağana göre', en: 'Volume today against usual' },
  dailyRangeRatio: { tr: 'Ortalama günlük hareket', en: 'Average daily range' },
  toUsualRatio: { tr: 'Olağana göre', en: 'Against usual' },
  roomUpRatio: { tr: 'Üstteki işaretlere mesafe', en: 'Distance to the marks above' },
  roomDownRatio: { tr: 'Alttaki işaretlere mesafe', en: 'Distance to the marks below' },
  leaderTrend: { tr: 'Bitcoin trendi (−1 ile 1)', en: 'Bitcoin trend (−1 to 1)' },
  meanTone: { tr: 'Ortalama ton (−1 ile 1)', en: 'Mean tone (−1 to 1)' },
  count: { tr: 'Haber sayısı', en: 'Headlines' },
})

export interface Said {
  t: InLanguage<typeof factorText>
  format: Format
}

const flatTrend = 0.15

/** The one line under the name of a factor. */
export function factorLine({ name, numbers, isMissing }: Factor, { t, format }: Said): string {
  const { averageGapInAtr = 0, rsi, flowRatio = 0, dailyRangeRatio, roomUpRatio, roomDownRatio, count } = numbers
  const { leaderTrend = 0 } = numbers
  if (isMissing) return name === 'market' ? t.leaderNone : t.missing
  switch (name) {
    case 'trend':
      return averageGapInAtr >= 0 ? t.averagesUp : t.averagesDown
    case 'momentum':
      return t.rsi(format.count(rsi))
    case 'volume':
      return flowRatio >= 0 ? t.buying : t.selling
    case 'volatility':
      return t.range(format.part(dailyRangeRatio ?? 0, 1))
    case 'levels':
      return t.room(format.part(roomUpRatio ?? 0, 1), format.part(roomDownRatio ?? 0, 1))
    case 'market':
      return Math.abs(leaderTrend) < flatTrend ? t.leaderFlat : leaderTrend > 0 ? t.leaderUp : t.leaderDown
    case 'news':
      return t.headlines(format.count(count))
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
