import { DAY_MS } from '@pusula/words'
import { mean, rankCorrelation } from '../statistics.ts'
import { closeAt } from '../walker.ts'
import { type Diary, isMidnight } from './diary.ts'

const quarterMs = 900_000

interface BandResult {
  /** From this score up to the next band. */
  from: number
  n: number
  rankCorrelation1day: number
  meanReturn1day: number
}

export interface ScoreResult {
  n: number
  /** Of the score with the return that followed, over all coins and days. */
  rankCorrelation1day: number
  rankCorrelation7day: number
  byBand: BandResult[]
}

const bandStarts = [0, 40, 60, 80]

/** Whether a higher score was followed by a higher return. One score per coin and day: more would only repeat it. */
export function gradeScore(diaries: readonly Diary[]): ScoreResult {
  const pairs = (spanMs: number) =>
    diaries.flatMap(({ candles15m, entries }) =>
      entries.filter(isMidnight).flatMap(({ score, now, next, priceUsd }) => {
        const laterUsd = closeAt(candles15m, '15m', now + spanMs, next - 1 + spanMs / quarterMs)
        return laterUsd === undefined ? [] : [{ score, later: Math.log(laterUsd / priceUsd) }]
      }),
    )
  const correlation = (of: readonly { score: number; later: number }[]) =>
    rankCorrelation(
      of.map(pair => pair.score),
      of.map(pair => pair.later),
    )
  const overDay = pairs(DAY_MS)
  return {
    n: overDay.length,
    rankCorrelation1day: correlation(overDay),
    rankCorrelation7day: correlation(pairs(7 * DAY_MS)),
    byBand: bandStarts.map((from, i) => {
      const band = overDay.filter(
        ({ score }) => score >= from && score < (bandStarts[i + 1] ?? Number.POSITIVE_INFINITY),
      )
      return {
        from,
        n: band.length,
        rankCorrelation1day: correlation(band),
        meanReturn1day: band.length > 0 ? mean(band.map(pair => pair.later)) : 0,
      }
    }),
  }
}
