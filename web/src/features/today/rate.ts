import type { DayRate, Summary } from './queries.ts'

/** Results of fewer ranges say nothing of a rate. */
const enough = 30

/** The live rate, where there are results enough for one. */
export const liveRate = ({ rate }: Summary): DayRate | null =>
  rate?.kind === 'live' && rate.graded >= enough ? rate : null

const promisedRatio = 0.8

/** A range is called narrow or wide only where luck does not explain it. */
export function measuredAs({ heldRatio, errorRatio }: DayRate): 'narrow' | 'wide' | null {
  if (errorRatio === null || Math.abs(heldRatio - promisedRatio) <= errorRatio) return null
  return heldRatio < promisedRatio ? 'narrow' : 'wide'
}
