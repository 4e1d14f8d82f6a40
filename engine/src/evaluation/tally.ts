import { DAY_MS } from '@pusula/words'
import { hourOfDay } from '../forecasts/learning/hours.ts'
import { type BaselineName, type Baselines, baselineNames } from './baselines.ts'
import { brier, crps, gradedLevels, logLoss, pinball, skill } from './losses.ts'
import { dieboldMariano } from './statistics.ts'

/** One forecast with what happened, both as log returns from the price it started at. */
export interface GradedForecast {
  readonly atMs: number
  /** Forecast quantiles at `gradedLevels`. */
  readonly quantiles: ArrayLike<number>
  readonly riseProbability: number
  /** Above 1, a larger move than usual was expected; null where the usual was not known. */
  readonly widthToUsual: number | null
  readonly baselines: Baselines
  readonly outcome: number
}

type PerBaseline = Record<BaselineName, number>

/** Running sums of one horizon over any number of coins. */
export interface Tally {
  count: number
  loss: number
  rangeLoss: number
  baselineLoss: PerBaseline
  baselineRangeLoss: PerBaseline
  error: number
  unchangedError: number
  moved: number
  rightSide: number
  brier: number
  logLoss: number
  /** What an even chance would have lost. */
  evenBrier: number
  evenLogLoss: number
  /** Width of the 80 % range and whether it held, one entry per forecast: quintiles need them all. */
  readonly widths: number[]
  readonly held: boolean[]
  /** How many could be compared with the usual width, and how many of those were wider. */
  compared: number
  wider: number
  /** How many were issued in each UTC hour, and how many of those held. */
  readonly hours: readonly { count: number; held: number }[]
  /** Sum and count of the median's error above that of "no change", by day. */
  readonly days: Map<number, { excess: number; count: number }>
}

export interface HorizonResult {
  n: number
  /** Share of each baseline's CRPS that is avoided. */
  skill: PerBaseline
  /** The same for the pinball loss of the two ends of the 80 % range alone. */
  rangeSkill: PerBaseline
  coverage80: number
  /** From the narrowest fifth of the ranges to the widest. */
  coverageByQuintile: number[]
  /** By the UTC hour of issue, from midnight on. */
  coverageByHour: number[]
  /** Mean absolute error of the median over that of "no change". */
  relativeMae: number
  dmP: number
  brierSkill: number
  logLossSkill: number
  /** Share of moves whose side was the more probable one. */
  directionAccuracy: number
  /** Of the 80 % range, as a log return. */
  meanWidth: number
  /** Share that was called wider than usual, of those with a usual width: about half. */
  widerThanUsual: number
}

const lowEnd = gradedLevels.indexOf(0.1)
const highEnd = gradedLevels.indexOf(0.9)
const middle = gradedLevels.indexOf(0.5)

const nothing = (): PerBaseline => ({ constant: 0, ewma: 0, historical: 0 })

export function startTally(): Tally {
  return {
    count: 0,
    loss: 0,
    rangeLoss: 0,
    baselineLoss: nothing(),
    baselineRangeLoss: nothing(),
    error: 0,
    unchangedError: 0,
    moved: 0,
    rightSide: 0,
    brier: 0,
    logLoss: 0,
    evenBrier: 0,
    evenLogLoss: 0,
    widths: [],
    held: [],
    compared: 0,
    wider: 0,
    hours: Array.from({ length: 24 }, () => ({ count: 0, held: 0 })),
    days: new Map(),
  }
}

const rangeLoss = (quantiles: ArrayLike<number>, outcome: number) =>
  pinball(0.1, quantiles[lowEnd], outcome) + pinball(0.9, quantiles[highEnd], outcome)

export function addToTally(
  tally: Tally,
  { atMs, quantiles, riseProbability, widthToUsual, baselines, outcome }: GradedForecast,
): void {
  tally.count++
  tally.loss += crps(quantiles, outcome)
  tally.rangeLoss += rangeLoss(quantiles, outcome)
  for (const name of baselineNames) {
    tally.baselineLoss[name] += crps(baselines[name], outcome)
    tally.baselineRangeLoss[name] += rangeLoss(baselines[name], outcome)
  }
  tally.widths.push(quantiles[highEnd] - quantiles[lowEnd])
  const isHeld = outcome >= quantiles[lowEnd] && outcome <= quantiles[highEnd]
  tally.held.push(isHeld)
  if (widthToUsual !== null) tally.compared++
  if (widthToUsual !== null && widthToUsual > 1) tally.wider++
  const hour = tally.hours[hourOfDay(atMs)]
  hour.count++
  if (isHeld) hour.held++
  countMedian(tally, atMs, quantiles[middle], outcome)
  // A price that did not move at all is neither a rise nor a fall.
  if (outcome !== 0) countSide(tally, riseProbability, outcome > 0)
}

function countMedian(tally: Tally, atMs: number, median: number, outcome: number) {
  const error = Math.abs(outcome - median)
  const unchangedError = Math.abs(outcome)
  tally.error += error
  tally.unchangedError += unchangedError
  const day = Math.floor(atMs / DAY_MS)
  const sums = tally.days.get(day) ?? { excess: 0, count: 0 }
  sums.excess += error - unchangedError
  sums.count++
  tally.days.set(day, sums)
}

function countSide(tally: Tally, riseProbability: number, rose: boolean) {
  tally.moved++
  tally.brier += brier(riseProbability, rose)
  tally.logLoss += logLoss(riseProbability, rose)
  tally.evenBrier += brier(0.5, rose)
  tally.evenLogLoss += logLoss(0.5, rose)
  tally.rightSide += riseProbability === 0.5 ? 0.5 : riseProbability > 0.5 === rose ? 1 : 0
}

export function readTally(tally: Tally): HorizonResult {
  const skills = (loss: number, of: PerBaseline): PerBaseline => ({
    constant: skill(loss, of.constant),
    ewma: skill(loss, of.ewma),
    historical: skill(loss, of.historical),
  })
  const days = [...tally.days].sort(([a], [b]) => a - b).map(([, { excess, count }]) => excess / count)
  return {
    n: tally.count,
    skill: skills(tally.loss, tally.baselineLoss),
    rangeSkill: skills(tally.rangeLoss, tally.baselineRangeLoss),
    coverage80: share(tally.held),
    coverageByQuintile: coverageByQuintile(tally),
    coverageByHour: tally.hours.map(({ count, held }) => held / Math.max(count, 1)),
    relativeMae: tally.unchangedError > 0 ? tally.error / tally.unchangedError : 1,
    dmP: dieboldMariano(days).p,
    brierSkill: skill(tally.brier, tally.evenBrier),
    logLossSkill: skill(tally.logLoss, tally.evenLogLoss),
    directionAccuracy: tally.moved > 0 ? tally.rightSide / tally.moved : 0.5,
    meanWidth: tally.widths.reduce((sum, width) => sum + width, 0) / Math.max(tally.count, 1),
    widerThanUsual: tally.wider / Math.max(tally.compared, 1),
  }
}

const share = (held: readonly boolean[]) => held.filter(Boolean).length / Math.max(held.length, 1)

function coverageByQuintile({ widths, held }: Tally): number[] {
  const order = widths.map((_, i) => i).sort((a, b) => widths[a] - widths[b])
  return [0, 1, 2, 3, 4].map(fifth => {
    const part = order.slice(Math.floor((fifth * order.length) / 5), Math.floor(((fifth + 1) * order.length) / 5))
    return share(part.map(i => held[i]))
  })
}
