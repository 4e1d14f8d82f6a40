import type { analysis, ReplyOf } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'

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
