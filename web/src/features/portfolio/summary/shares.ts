/** Largest-remainder rounding: whole parts of a whole number that add up to it. */
function wholeParts(exact: readonly number[], whole: number): number[] {
  const parts = exact.map(Math.floor)
  const missing = whole - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Shares of a whole in tenths of a percent that add up to exactly 100 %. */
export function sharesOf(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (!(total > 0)) return values.map(() => 0)
  const exact = values.map(value => (1000 * value) / total)
  return wholeParts(exact, 1000).map(tenth => tenth / 10)
}

/** Amounts to the cent that add up to what their sum is to the cent. */
export function centsOf(amounts: readonly number[]): number[] {
  const cents = amounts.map(amount => 100 * amount)
  // A half goes away from zero, as it does where the sum is written.
  const sum = cents.reduce((total, one) => total + one, 0)
  const whole = Math.sign(sum) * Math.round(Math.abs(sum) + 1e-7)
  return wholeParts(cents, whole).map(one => one / 100)
}
