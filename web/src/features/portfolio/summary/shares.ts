/** Shares of a whole in tenths of a percent that add up to exactly 100 %: the largest remainders are rounded up. */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map(value => (1000 * value) / total)
  const tenths = exact.map(Math.floor)
  const missing = 1000 - tenths.reduce((sum, tenth) => sum + tenth, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1
  return tenths.map(tenth => tenth / 10)
}
