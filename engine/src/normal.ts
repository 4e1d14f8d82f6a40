/** Chance that a standard normal variable is above x, to twelve digits: a series near the middle, a continued fraction beyond. */
export function normalAbove(x: number): number {
  const t = Math.abs(x) / Math.SQRT2
  const beyond = t < 2.5 ? 1 - errorSeries(t) : Math.exp(-t * t) / (Math.sqrt(Math.PI) * continuedFraction(t))
  return x >= 0 ? beyond / 2 : 1 - beyond / 2
}

function errorSeries(t: number): number {
  let power = t
  let sum = t
  for (let n = 1; Math.abs(power) > 1e-17 * sum; n++) {
    power *= (-t * t) / n
    sum += power / (2 * n + 1)
  }
  return (2 / Math.sqrt(Math.PI)) * sum
}

function continuedFraction(t: number): number {
  let tail = 0
  for (let k = 60; k > 0; k--) tail = k / 2 / (t + tail)
  return t + tail
}
