/** What is usual for a coin is the middle of its last 90 days; fewer than 30 of them tell nothing. */
export const usualDays = 90
const fewestDays = 30

/** The middle of what the days ending at `end` measure; null where too few do, or where it is nothing. */
export function usualOf(measure: (day: number) => number, first: number, end: number): number | null {
  const start = Math.max(first, end - usualDays)
  if (end - start < fewestDays) return null
  const measured = new Float64Array(end - start)
  for (let i = 0; i < measured.length; i++) measured[i] = measure(start + i)
  measured.sort()
  const middle = measured[Math.floor(measured.length / 2)]
  return middle > 0 && Number.isFinite(middle) ? middle : null
}
