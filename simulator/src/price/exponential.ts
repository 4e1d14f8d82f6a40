const ln2 = Math.LN2
const slices = 64

/** e^x for small x, by its series. */
function series(x: number): number {
  let sum = 1
  for (let n = 14; n > 0; n--) sum = 1 + (sum * x) / n
  return sum
}

function powerOfTwo(exponent: number): number {
  let power = 1
  for (let n = exponent; n > 0; n--) power *= 2
  for (let n = exponent; n < 0; n++) power /= 2
  return power
}

const sliceValues = Float64Array.from({ length: slices }, (_, i) => series((i * ln2) / slices))
const powersOfTwo = Float64Array.from({ length: 129 }, (_, i) => powerOfTwo(i - 64))

/**
 * e^x from additions, multiplications and divisions alone, which IEEE 754 rounds in one way only: the same bits on
 * every machine. Math.exp may differ in the last bit between engines, and such a bit can turn a rounded price.
 * For |x| below 44, far beyond what a log price reaches.
 */
export function exponential(x: number): number {
  const steps = Math.floor(x * (slices / ln2) + 0.5) | 0
  const rest = x - steps * (ln2 / slices)
  const scale = sliceValues[steps & (slices - 1)] * powersOfTwo[(steps >> 6) + 64]
  return scale * (1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120))))))
}
