import type { Levels } from '../levels/levels.ts'
import type { Reading } from './reading.ts'

/** Room: whether the nearest level above is further away than the one below, by the distances that the ladder shows. */
export function readRoom({ resistances, supports }: Levels, priceUsd: number): Reading | null {
  if ([...resistances, ...supports].every(({ kind }) => kind === 'projected')) return null
  const roomUpRatio = resistances[0].priceUsd / priceUsd - 1
  const roomDownRatio = 1 - supports[0].priceUsd / priceUsd
  const reading = (roomUpRatio - roomDownRatio) / (roomUpRatio + roomDownRatio)
  return { reading, numbers: { roomUpRatio, roomDownRatio }, parts: { room: reading } }
}

/** The wider market: the trend reading of the coin that the others follow. */
export function readMarket(leaderTrend: number): Reading {
  return { reading: leaderTrend, numbers: { leaderTrend }, parts: { leaderTrend } }
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
  const reading = (meanTone * count) / (count + fewHeadlines)
  return { reading, numbers: { meanTone, count }, parts: { meanTone: reading } }
}
