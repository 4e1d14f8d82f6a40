import type { analysis, ReplyOf } from '@pusula/contract'
import { enoughGraded } from '../predictions/shared-scale.ts'

export type TrackRecord = ReplyOf<typeof analysis.trackRecord>
export type HorizonScore = TrackRecord['horizons'][number]
export type Graded = TrackRecord['latest'][number]
export type CalibrationPoint = TrackRecord['calibration'][number]

/** How often the likely range is promised to hold. */
export const promisedRatio = 0.8
const targetToleranceRatio = 0.03

type AgainstTarget = 'onTarget' | 'below' | 'above'

const hair = 1e-9

/** More than three points away from the promise has a name of its own. */
export function againstTarget(insideRatio: number): AgainstTarget {
  const offRatio = insideRatio - promisedRatio
  if (Math.abs(offRatio) <= targetToleranceRatio + hair) return 'onTarget'
  return offRatio < 0 ? 'below' : 'above'
}

type AgainstUnchanged = { kind: 'same' } | { kind: 'better' | 'worse'; byRatio: number }

/** The error against "the price stays as it is"; under three percent either way is about the same. */
export function againstUnchanged({
  errorRatio,
  unchangedErrorRatio,
}: Pick<HorizonScore, 'errorRatio' | 'unchangedErrorRatio'>): AgainstUnchanged {
  const byRatio = unchangedErrorRatio > 0 ? 1 - errorRatio / unchangedErrorRatio : 0
  if (Math.abs(byRatio) < targetToleranceRatio) return { kind: 'same' }
  return byRatio > 0 ? { kind: 'better', byRatio } : { kind: 'worse', byRatio: -byRatio }
}

/** Whether there is enough to say anything. */
export const isEnough = ({ graded }: { graded: number }): boolean => graded >= enoughGraded

/** As wide as the band that is drawn. */
export const calibrationTolerance = 0.05

export type CalibrationVerdict =
  | { kind: 'tooFew' }
  | { kind: 'kept'; offRatio: number }
  | { kind: 'tooSure' | 'tooCareful'; statedRatio: number; happenedRatio: number }

/** The point that is furthest off decides: inside the band all is well, outside it we were too sure or too careful. */
export function calibrationVerdict(points: readonly CalibrationPoint[]): CalibrationVerdict {
  const known = points.filter(isEnough)
  const off = ({ statedRatio, happenedRatio }: CalibrationPoint) => Math.abs(happenedRatio - statedRatio)
  const worst = known.toSorted((a, b) => off(b) - off(a))[0]
  if (!worst) return { kind: 'tooFew' }
  if (off(worst) <= calibrationTolerance + hair) return { kind: 'kept', offRatio: off(worst) }
  const { statedRatio, happenedRatio } = worst
  // A range said to hold often should hold often: falling short of it is being too sure, whatever the chance was.
  return { kind: happenedRatio < statedRatio ? 'tooSure' : 'tooCareful', statedRatio, happenedRatio }
}

interface Verdict {
  /** Horizons where the forecast beats, matches or loses to "the price stays as it is". */
  better: HorizonScore['horizon'][]
  same: HorizonScore['horizon'][]
  worse: HorizonScore['horizon'][]
  /** Horizons whose range held less often than promised. */
  below: HorizonScore['horizon'][]
  above: HorizonScore['horizon'][]
}

/** What the figures amount to, from the horizons that have enough of them. */
export function verdictOf(horizons: readonly HorizonScore[]): Verdict {
  const known = horizons.filter(isEnough)
  const where = (isSo: (score: HorizonScore) => boolean) => known.filter(isSo).map(({ horizon }) => horizon)
  const is = (kind: AgainstUnchanged['kind']) => where(score => againstUnchanged(score).kind === kind)
  return {
    better: is('better'),
    same: is('same'),
    worse: is('worse'),
    below: where(({ insideRatio }) => againstTarget(insideRatio) === 'below'),
    above: where(({ insideRatio }) => againstTarget(insideRatio) === 'above'),
  }
}

/** Where the range, the prediction and the outcome of one result stand on a line of their own, in percent. */
export function placesOf({ lowUsd, highUsd, medianUsd, actualUsd }: Graded) {
  const low = Math.min(lowUsd, actualUsd)
  const high = Math.max(highUsd, actualUsd)
  const edge = (high - low) * 0.1 || 1
  const place = (priceUsd: number) => ((priceUsd - low + edge) / (high - low + 2 * edge)) * 100
  const lowPercent = place(lowUsd)
  return {
    lowPercent,
    widthPercent: place(highUsd) - lowPercent,
    medianPercent: place(medianUsd),
    actualPercent: place(actualUsd),
  }
}
