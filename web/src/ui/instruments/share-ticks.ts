/** So many marks for each share and, last, for what is left: never more than there are, the largest rests first. */
export function tickShares(ratios: readonly number[], count: number): number[] {
  const known = ratios.map(ratio => Math.min(1, Math.max(0, ratio)))
  const sum = known.reduce((total, ratio) => total + ratio, 0)
  const whole = Math.max(1, sum)
  const wished = [...known, Math.max(0, 1 - sum)].map(ratio => (ratio / whole) * count)
  const counts = wished.map(Math.floor)
  const byRest = wished
    .map((wish, place) => ({ place, rest: wish - Math.floor(wish) }))
    .sort((one, other) => other.rest - one.rest)
  const left = count - counts.reduce((total, each) => total + each, 0)
  for (const { place } of byRest.slice(0, left)) counts[place] = (counts[place] ?? 0) + 1
  return counts
}
