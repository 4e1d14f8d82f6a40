import type { Level, Levels } from '../levels/levels.ts'
import type { Reading } from './reading.ts'

/** Room: whether the marks above are further away than those below. All three count, so crossing one turns little. */
export function readRoom({ resistances, supports }: Levels, priceUsd: number): Reading | null {
  if ([...resistances, ...supports].every(({ kind }) => kind === 'projected')) return null
  const meanUsd = (levels: readonly Level[]) =>
    levels.reduce((sum, { priceUsd: levelUsd }) => sum + levelUsd, 0) / levels.length
  const roomUpRatio = meanUsd(resistances) / priceUsd - 1
  const roomDownRatio = 1 - meanUsd(supports) / priceUsd
  return {
    reading: (roomUpRatio - roomDownRatio) / (roomUpRatio + roomDownRatio),
    numbers: { roomUpRatio, roomDownRatio },
  }
}

/** The wider market: the trend reading of the coin that the others follow. */
export function readMarket(leaderTrend: number): Reading {
  return { reading: leaderTrend, numbers: { leaderTrend } }
}

export interface NewsTone {
  /** Mean tone of the headlines, from -1, bad, to 1, good. */
  readonly meanTone: number
  readonly count: number
}

/** This many headlines count half: the tone of one or two is an accident. */
const fewHeadlines = 3

export function readNews({ meanTone, count }: NewsTone): Reading | null {
  if (count === 0) return null
  return { reading: (meanTone * count) / (count + fewHeadlines), numbers: { meanTone, count } }
}
