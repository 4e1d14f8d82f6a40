import { pinball } from '../evaluation/losses.ts'

/** An 80 % interval of the price. */
export interface CallRange {
  readonly lowUsd: number
  readonly highUsd: number
}

/** The chances that quantiles of a call stand for, in this order. */
export const callLevels = [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95] as const
const [lowPlace, highPlace] = [callLevels.indexOf(0.1), callLevels.indexOf(0.9)]

/** What an end outside costs: 2 / (1 - 0.8), the interval score of Gneiting and Raftery (2007) for a range of 80 %. */
export const outsideFactor = 10

/** The range of 80 % inside seven quantiles. */
export const rangeOf = (quantilesUsd: readonly number[]): CallRange => ({
  lowUsd: quantilesUsd[lowPlace],
  highUsd: quantilesUsd[highPlace],
})

export const widthOf = ({ lowUsd, highUsd }: CallRange, priceUsd: number): number => (highUsd - lowUsd) / priceUsd

/** How far beyond the nearer end, as a share of the price; 0 inside. The ends belong to the range. */
export const outsideOf = ({ lowUsd, highUsd }: CallRange, priceUsd: number, endUsd: number): number =>
  Math.max(lowUsd - endUsd, endUsd - highUsd, 0) / priceUsd

export const outcomeOf = ({ lowUsd, highUsd }: CallRange, endUsd: number): -1 | 0 | 1 =>
  endUsd < lowUsd ? -1 : endUsd > highUsd ? 1 : 0

/** Width and ten times the distance outside, as shares of the price at sealing. It is least, on average, for the true range of 80 %. */
export const rangeScore = (range: CallRange, priceUsd: number, endUsd: number): number =>
  widthOf(range, priceUsd) + outsideFactor * outsideOf(range, priceUsd, endUsd)

/** The mean of the losses of seven quantiles, as a share of the price. */
export const meanPinball = (quantilesUsd: readonly number[], priceUsd: number, endUsd: number): number =>
  callLevels.reduce((sum, level, i) => sum + pinball(level, quantilesUsd[i], endUsd), 0) / callLevels.length / priceUsd

/**
 * Continuous ranked probability score, as a share of the price, of the distribution that rises straight between the quantiles and has what is
 * left of it, a twentieth each, at the two outer ones.
 */
export function quantileCrps(quantilesUsd: readonly number[], priceUsd: number, endUsd: number): number {
  const last = callLevels.length - 1
  let sum = Math.max(quantilesUsd[0] - endUsd, endUsd - quantilesUsd[last], 0)
  for (let i = 0; i < last; i++) {
    const [from, to] = [quantilesUsd[i], quantilesUsd[i + 1]]
    const [below, above] = [callLevels[i], callLevels[i + 1]]
    const cut = Math.min(Math.max(endUsd, from), to)
    const middle = to > from ? below + ((above - below) * (cut - from)) / (to - from) : above
    sum += (cut - from) * meanSquare(below, middle) + (to - cut) * meanSquare(1 - above, 1 - middle)
  }
  return sum / priceUsd
}

/** The mean of x² where x goes straight from one value to another. */
const meanSquare = (a: number, b: number) => (a * a + a * b + b * b) / 3

/** A call with its rivals, all of the same minute and sealed together. */
export interface CallTerms extends CallRange {
  readonly priceUsd: number
  /** By `callLevels`; null where only a range was given. */
  readonly quantilesUsd: readonly number[] | null
  readonly pusula: CallRange
  /** "No change", by `callLevels`. */
  readonly unchangedUsd: readonly number[]
  readonly ewma: CallRange
}

/** What became of a call: scores are shares of the price, smaller is better. */
export interface CallGrade {
  endUsd: number
  outcome: -1 | 0 | 1
  score: number
  pusulaScore: number
  unchangedScore: number
  ewmaScore: number
  /** Of quantiles alone. */
  pinball: number | null
  crps: number | null
  unchangedCrps: number | null
}

export function gradeCall(call: CallTerms, endUsd: number): CallGrade {
  const { priceUsd, quantilesUsd, pusula, unchangedUsd, ewma } = call
  const scoreOf = (range: CallRange) => rangeScore(range, priceUsd, endUsd)
  return {
    endUsd,
    outcome: outcomeOf(call, endUsd),
    score: scoreOf(call),
    pusulaScore: scoreOf(pusula),
    unchangedScore: scoreOf(rangeOf(unchangedUsd)),
    ewmaScore: scoreOf(ewma),
    pinball: quantilesUsd && meanPinball(quantilesUsd, priceUsd, endUsd),
    crps: quantilesUsd && quantileCrps(quantilesUsd, priceUsd, endUsd),
    unchangedCrps: quantilesUsd && quantileCrps(unchangedUsd, priceUsd, endUsd),
  }
}
