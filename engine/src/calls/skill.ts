/** Running sums of somebody's scores by day: enough for a ratio and its error, however many days there were. */
export interface DaySums {
  days: number
  score: number
  reference: number
  /** Sums over days of the squares of the two, and of their product. */
  scoreSquares: number
  referenceSquares: number
  products: number
}

export const noDays: DaySums = { days: 0, score: 0, reference: 0, scoreSquares: 0, referenceSquares: 0, products: 0 }

/** Adds the scores of one day, its own and those of the reference on the same coins and minutes. */
export const addDay = (sums: DaySums, score: number, reference: number): DaySums => ({
  days: sums.days + 1,
  score: sums.score + score,
  reference: sums.reference + reference,
  scoreSquares: sums.scoreSquares + score ** 2,
  referenceSquares: sums.referenceSquares + reference ** 2,
  products: sums.products + score * reference,
})

export interface Skill {
  /** 1 less the ratio of the two sums: above 0 is better than the reference. */
  better: number
  /** Between these it lies nine times in ten; null before there are two days. */
  low: number | null
  high: number | null
}

/** How far luck moves the ratio of the two sums, nine times in ten, as a share of it; null before there are two days. */
function ratioError({ days, score, reference, scoreSquares, referenceSquares, products }: DaySums): number | null {
  if (days < 2) return null
  const ratio = score / reference
  const squares = Math.max(scoreSquares - 2 * ratio * products + ratio ** 2 * referenceSquares, 0)
  return (studentT95(days - 1) * Math.sqrt((squares * days) / (days - 1))) / score
}

/**
 * Scores are skewed: with few days the error is drawn too small. So much wider, who is as good as the reference is called better 4 to 5
 * times in 100, from 20 days to 300 (measured on planted ones).
 */
const skewMargin = 3

/**
 * How much better than the reference somebody is. Coins move together, so that what counts as one draw is a day: the error of a ratio of
 * sums, by clusters (Cochran 1977, 6.4), on the scale of logarithms. Days without a call count as the reference, which draws the whole
 * interval towards 0.
 */
export function skillOf(sums: DaySums, missedDays = 0): Skill | undefined {
  const { days, score, reference } = sums
  if (!days || !(reference > 0)) return undefined
  const share = days / (days + missedDays)
  const ratio = score / reference
  const error = ratioError(sums)
  const beyond = (side: 1 | -1) =>
    error === null ? null : share * (1 - ratio * Math.exp(side * error * (1 + skewMargin / days)))
  return { better: share * (1 - ratio), low: beyond(1), high: beyond(-1) }
}

/** The error of a mean, nine times in ten, by days; null before there are two. */
export function meanError(days: readonly { sum: number; count: number }[]): number | null {
  const sums = days.reduce((all, { sum, count }) => addDay(all, sum, count), noDays)
  const error = ratioError(sums)
  return error === null ? null : (error * sums.score) / sums.reference
}

const z95 = 1.6448536269514722

/** What Student's t exceeds one time in twenty: exact for one and two degrees, beyond that Fisher's expansion to 0.3 %. */
export function studentT95(degrees: number): number {
  if (degrees === 1) return 6.313751514675043
  if (degrees === 2) return 2.919985580353726
  const [z, n] = [z95, degrees]
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / n + second / n ** 2 + third / n ** 3
}
