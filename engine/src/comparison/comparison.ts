/** Closes of one coin, oldest first, on days that several coins share; null where it has none. */
export type SharedCloses = readonly (number | null)[]

/** With fewer days a swing or a likeness would be chance. */
const minSwingDays = 20
const minCommonDays = 30

/** The change since the first close that is known: every line starts at zero. */
export function sinceStart(closes: SharedCloses): (number | null)[] {
  const first = closes.find(close => close !== null && close > 0)
  return closes.map(close => (close === null || !first ? null : close / first - 1))
}

/** The change from one close to the next as a ratio; null where either is missing. */
export function stepsOf(closes: SharedCloses): (number | null)[] {
  return closes.slice(1).map((close, place) => {
    const before = closes[place] ?? null
    return close === null || before === null || !(before > 0) ? null : close / before - 1
  })
}

/** So many days stay within what is called the swing of a day. */
const swingShare = 0.8

/** How far a day goes, up or down, on all but the wildest days. Null with too few days. */
export function dailySwing(closes: SharedCloses): number | null {
  const sizes = stepsOf(closes).flatMap(step => (step === null ? [] : [Math.abs(step)]))
  if (sizes.length < minSwingDays) return null
  return sizes.sort((one, other) => one - other)[Math.ceil(swingShare * sizes.length) - 1] ?? null
}

/**
 * Pearson's correlation of daily changes over the days that both have: 1 where they always go the same way in the same
 * measure, 0 where they have nothing to do with each other. Null with too few days, or where one of them does not move.
 */
export function correlationOf(one: SharedCloses, other: SharedCloses): number | null {
  const [ofOne, ofOther] = [stepsOf(one), stepsOf(other)]
  const pairs = ofOne.flatMap((x, place) => {
    const y = ofOther[place] ?? null
    return x === null || y === null ? [] : [[x, y] as const]
  })
  return pairs.length < minCommonDays ? null : pearson(pairs)
}

/** Null where one of the two is always the same. */
export function pearson(pairs: readonly (readonly [number, number])[]): number | null {
  const meanOf = (part: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[part], 0) / pairs.length
  const [meanX, meanY] = [meanOf(0), meanOf(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xx += (x - meanX) ** 2
    yy += (y - meanY) ** 2
    xy += (x - meanX) * (y - meanY)
  }
  // Changes are ratios: what varies by less than a billionth of one does not move.
  const still = pairs.length * 1e-18
  if (!(xx > still) || !(yy > still)) return null
  return Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)))
}
