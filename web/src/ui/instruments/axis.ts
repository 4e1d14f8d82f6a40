/** Round numbers between two ends, so many at most: 1, 2 or 5 times a power of ten apart. */
export function niceSteps(low: number, high: number, most: number): number[] {
  const span = high - low
  if (!(span > 0) || most < 1) return []
  const rough = 10 ** Math.floor(Math.log10(span / most))
  const step = [1, 2, 2.5, 5, 10].map(times => times * rough).find(one => span / one <= most) ?? span
  const first = Math.ceil(low / step - 1e-9)
  const count = Math.floor(high / step + 1e-9) - first + 1
  // Rounded to the digits of the step: 3 × 0.1 is not 0.30000000000000004.
  const digits = 10 ** Math.max(0, 2 - Math.floor(Math.log10(step)))
  return Array.from({ length: Math.max(0, count) }, (_, i) => Math.round((first + i) * step * digits) / digits)
}

/** Places of so many labels along a number of points, the edges left out where there is room. */
export function spreadPlaces(count: number, labels: number): number[] {
  if (count <= 0) return []
  const many = Math.min(labels, count)
  return Array.from({ length: many }, (_, i) => Math.round(((i + 0.5) * (count - 1)) / many))
}
