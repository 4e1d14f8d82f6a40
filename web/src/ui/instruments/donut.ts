const radius = 74
const circumference = 2 * Math.PI * radius
const gap = 3

/** The dash and offset of each share on a ring that starts at north; shares need not add up to one. */
export function donutArcs(shares: readonly number[]) {
  const total = shares.reduce((sum, share) => sum + Math.max(0, share), 0)
  let passed = 0
  return shares.map(share => {
    const length = total > 0 ? (Math.max(0, share) / total) * circumference : 0
    const drawn = Math.max(0, length - (length < circumference ? gap : 0))
    const arc = { dash: `${hundredth(drawn)} ${hundredth(circumference - drawn)}`, offset: hundredth(-passed) }
    passed += length
    return arc
  })
}

const hundredth = (value: number) => Math.round(value * 100) / 100 || 0

/** The largest shares by name, the rest in one: more than `most` colours cannot be told apart. */
export function groupSmall<T extends { share: number }>(
  slices: readonly T[],
  most: number,
  rest: (share: number) => T,
) {
  const sorted = slices.toSorted((a, b) => b.share - a.share)
  if (sorted.length <= most) return sorted
  const small = sorted.slice(most - 1)
  return [...sorted.slice(0, most - 1), rest(small.reduce((sum, slice) => sum + slice.share, 0))]
}
