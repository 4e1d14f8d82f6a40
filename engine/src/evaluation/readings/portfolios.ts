import { HOUR_MS } from '@pusula/words'
import { seededChance } from '../../forecasts/sample-market.ts'
import { correlationHours, correlationsOf } from '../../portfolio/correlations.ts'
import { gradeRange, portfolioRange, type Stake } from '../../portfolio/range.ts'
import type { Issued } from '../replay.ts'
import type { CoinCandles } from '../walker.ts'

export interface PortfoliosResult {
  readonly n: number
  readonly origins: number
  readonly coverage80: number
  /** Misses below and above the range, as parts of all. */
  readonly below: number
  readonly above: number
  readonly meanWidth: number
  /** By how many coins there were, from one on. */
  readonly coverageByCoins: readonly number[]
}

/** Portfolios of coins by their place among all, and a part in stablecoins. */
interface Sample {
  readonly shares: readonly { coin: number; share: number }[]
  readonly stable: number
}

const perCount = 12
/** Ranges of neighbouring hours say almost the same. */
const everyMs = 4 * HOUR_MS
const money = 10_000

/** The same portfolios in every run: random, one-sided or equal, every second one with stablecoins. */
function samplesOf(coinCount: number): Sample[] {
  const chance = seededChance(28)
  return Array.from({ length: coinCount * perCount }, (_, i) => {
    const count = 1 + Math.floor(i / perCount)
    const places = Array.from({ length: coinCount }, (_, place) => ({ place, order: chance() }))
    places.sort((a, b) => a.order - b.order)
    const weights = Array.from({ length: count }, (_, k) => (i % 3 === 0 ? 1 : i % 3 === 1 && k === 0 ? 6 : chance()))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const shares = weights.map((weight, k) => ({ coin: places[k].place, share: weight / total }))
    return { shares, stable: i % 2 ? 0.1 + 0.7 * chance() : 0 }
  })
}

/** Takes the day's forecasts of a replay as they are graded, and grades random portfolios of the same coins. */
export function watchPortfolios(coins: readonly CoinCandles[]) {
  const samples = samplesOf(coins.length)
  const names = coins.map((_, i) => `C${i}`)
  const ends = coins.map(() => 0)
  const held = Array.from({ length: coins.length }, () => ({ n: 0, inside: 0 }))
  let [n, inside, below, width, origins] = [0, 0, 0, 0, 0]
  let pending: { atMs: number; issued: Issued[] } = { atMs: -1, issued: [] }

  function correlationsAt(atMs: number) {
    const closes = coins.map(({ candles1h: { time, close } }, i) => {
      let end = ends[i]
      while (end < time.length && time[end] + HOUR_MS <= atMs) end++
      ends[i] = end
      const from = Math.max(0, end - correlationHours)
      return [names[i], { time: time.subarray(from, end), close: close.subarray(from, end) }]
    })
    return correlationsOf(Object.fromEntries(closes))
  }

  function close() {
    const { atMs, issued } = pending
    if (issued.length === 0) return
    const byCoin = new Map(issued.map(one => [one.coin, one]))
    const collect = <T>(part: (one: Issued) => T): Record<string, T> =>
      Object.fromEntries(issued.map(one => [names[one.coin], part(one)]))
    const market = { halfWidths: collect(({ forecast }) => forecast.halfWidth), correlations: correlationsAt(atMs) }
    const [prices, later] = [collect(({ forecast }) => forecast.priceUsd), collect(({ actualUsd }) => actualUsd)]
    origins++
    for (const { shares, stable } of samples) {
      if (!shares.every(({ coin }) => byCoin.has(coin))) continue
      const stakes: Stake[] = [
        ...shares.map(({ coin, share }) => ({ coin: names[coin], value: money * (1 - stable) * share })),
        { coin: 'USD', value: money * stable, stable: true },
      ]
      const range80 = portfolioRange(stakes, market)?.range80 ?? null
      const grade = gradeRange({ stakes, prices, range80 }, later)
      if (!grade || !range80) continue
      n++
      if (grade.isInside) inside++
      if (grade.isBelow) below++
      width += (range80.highUsd - range80.lowUsd) / money
      const ofCount = held[shares.length - 1]
      ofCount.n++
      if (grade.isInside) ofCount.inside++
    }
  }

  return {
    /** Moments must not go back. */
    note(atMs: number, one: Issued): void {
      if (atMs % everyMs !== 0) return
      if (atMs !== pending.atMs) {
        close()
        pending = { atMs, issued: [] }
      }
      pending.issued.push(one)
    },
    read(): PortfoliosResult {
      close()
      pending = { atMs: -1, issued: [] }
      return {
        n,
        origins,
        coverage80: inside / n,
        below: below / n,
        above: (n - inside - below) / n,
        meanWidth: width / n,
        coverageByCoins: held.map(({ n: count, inside: ofCount }) => ofCount / count),
      }
    },
  }
}
