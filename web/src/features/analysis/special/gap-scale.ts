/** Round ends that people can say, as ratios. */
const halves = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]

/** The nearest round end that holds all gaps, and is not nearer than the least. */
export function halfOf(gaps: readonly number[], least = 0): number {
  const farthest = Math.max(least, ...gaps.map(Math.abs))
  return halves.find(half => half >= farthest) ?? 1
}

/** Where a gap stands between minus and plus a half, in percent from the left or the bottom. */
export const placeOf = (gap: number, half: number): number =>
  Math.round(Math.min(1, Math.max(0, (gap + half) / (2 * half))) * 10_000) / 100

/** The gaps of thirty days as the points of a line in a square of a hundred, the newest at the right. */
export const lineOf = (history: readonly number[], half: number): string =>
  history
    .map((gap, i) => `${Math.round((i / Math.max(1, history.length - 1)) * 10_000) / 100},${100 - placeOf(gap, half)}`)
    .join(' ')
