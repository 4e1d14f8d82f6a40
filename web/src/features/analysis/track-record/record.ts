import type { ReplyOf, record } from '@pusula/contract'

export type TrackRecord = ReplyOf<typeof record.trackRecord>
export type HorizonRecord = TrackRecord['horizons'][number]
export type Graded = TrackRecord['latest'][number]
export type ChancePoint = TrackRecord['chances'][number]
export type Week = TrackRecord['weeks'][number]

/** How often the likely range is promised to hold. */
export const promisedRatio = 0.8
/** Closer than this nobody would notice. */
const toleranceRatio = 0.02
const hair = 1e-9

/** Against the promise: what lies within its own luck, or closer than anybody would notice, is kept. */
export function againstPromise({
  insideRatio,
  errorRatio,
}: Pick<HorizonRecord, 'insideRatio' | 'errorRatio'>): 'kept' | 'narrow' | 'wide' {
  const off = insideRatio - promisedRatio
  if (Math.abs(off) <= Math.max(toleranceRatio, errorRatio ?? 0) + hair) return 'kept'
  return off < 0 ? 'narrow' : 'wide'
}

type Against = { kind: 'same' } | { kind: 'better' | 'worse'; byRatio: number }

/** A skill in words; half a percent either way is nothing. */
export function skillOf(byRatio: number): Against {
  if (Math.abs(byRatio) < 0.005) return { kind: 'same' }
  return byRatio > 0 ? { kind: 'better', byRatio } : { kind: 'worse', byRatio: -byRatio }
}

/** The midpoint's error against "the price stays as it is". */
export const againstUnchanged = ({
  distanceRatio,
  unchangedDistanceRatio,
}: Pick<HorizonRecord, 'distanceRatio' | 'unchangedDistanceRatio'>): Against =>
  skillOf(unchangedDistanceRatio > 0 ? 1 - distanceRatio / unchangedDistanceRatio : 0)

/** As wide as the band that is drawn. */
export const calibrationTolerance = 0.05

export type ChanceVerdict =
  | { kind: 'tooFew' }
  | { kind: 'kept'; offRatio: number }
  | { kind: 'tooSure' | 'tooCareful'; statedRatio: number; happenedRatio: number }

/** The point that is furthest off decides: inside the band all is well, outside it we said too much or too little. */
export function chanceVerdict(points: readonly ChancePoint[]): ChanceVerdict {
  const off = ({ statedRatio, happenedRatio }: ChancePoint) => Math.abs(happenedRatio - statedRatio)
  const worst = points.toSorted((a, b) => off(b) - off(a))[0]
  if (!worst) return { kind: 'tooFew' }
  if (off(worst) <= calibrationTolerance + hair) return { kind: 'kept', offRatio: off(worst) }
  const { statedRatio, happenedRatio } = worst
  return { kind: happenedRatio < statedRatio ? 'tooSure' : 'tooCareful', statedRatio, happenedRatio }
}

interface Verdict {
  /** Horizons whose range held less often than promised, and more often; both empty where all did as they say. */
  narrow: HorizonRecord['horizon'][]
  wide: HorizonRecord['horizon'][]
  /** Share of moves to the side that was called likelier, where that is more than chance; null where it is not. */
  directionRatio: number | null
  /** What plans brought on average, both sides together; `even` within its error, null where there are too few. */
  plans: { kind: 'won' | 'lost'; byRatio: number } | { kind: 'even' } | null
}

/** A coin toss is right half of the time, and three in a hundred more or less says nothing. */
const tossTolerance = 0.03

/** What the figures amount to: ranges, direction, plans. */
export function verdictOf({ horizons, plans }: Pick<TrackRecord, 'horizons' | 'plans'>): Verdict {
  const where = (how: 'narrow' | 'wide') =>
    horizons.filter(row => againstPromise(row) === how).map(({ horizon }) => horizon)
  const called = horizons.filter(({ directionRatio }) => directionRatio !== null)
  const graded = called.reduce((sum, row) => sum + row.graded, 0)
  const right = called.reduce((sum, row) => sum + (row.directionRatio ?? 0) * row.graded, 0)
  const ratio = graded > 0 ? right / graded : 0.5
  return {
    narrow: where('narrow'),
    wide: where('wide'),
    directionRatio: Math.abs(ratio - 0.5) > tossTolerance ? ratio : null,
    plans: plansVerdict(plans),
  }
}

/** The errors of both sides count in full: plans of a day rise and fall together. */
function plansVerdict(plans: TrackRecord['plans']): Verdict['plans'] {
  const known = plans.filter(({ graded, errorRatio }) => graded > 0 && errorRatio !== null)
  const count = known.reduce((sum, { graded }) => sum + graded, 0)
  if (count === 0) return null
  const mean = known.reduce((sum, { meanRatio, graded }) => sum + meanRatio * graded, 0) / count
  const error = known.reduce((sum, { errorRatio, graded }) => sum + (errorRatio ?? 0) * graded, 0) / count
  return Math.abs(mean) <= error ? { kind: 'even' } : { kind: mean > 0 ? 'won' : 'lost', byRatio: Math.abs(mean) }
}

/** The week that is furthest from the promise. */
export const worstWeek = (weeks: readonly Week[]): Week | undefined =>
  weeks.toSorted((a, b) => Math.abs(b.insideRatio - promisedRatio) - Math.abs(a.insideRatio - promisedRatio))[0]

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
