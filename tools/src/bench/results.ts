/** A figure taken as a ratio in one run: machines are noisy, ratios less so. */
export interface Metric {
  id: string
  value: number
  unit: string
  /** Null where the figure is only told. */
  target: number | null
  pass: boolean
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export interface Cost {
  size: number
  ms: number
}

/** By which power of the size a cost grows: 0 does not, 1 in step, 2 with its square. Fitted to all points. */
export function exponentOf(costs: readonly Cost[]): number {
  const points = costs.map(({ size, ms }) => ({ x: Math.log(size), y: Math.log(ms) }))
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean(point => point.x), mean(point => point.y)]
  const shared = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return shared / spread
}

/** The quickest of so many rounds: whatever else the machine does only ever adds. */
export async function quickestMs(rounds: number, work: () => unknown): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now()
    await work()
    quickest = Math.min(quickest, performance.now() - startedMs)
  }
  return quickest
}

/** Milliseconds of each one's quickest turn; they take turns, so that a busy moment of the machine meets all alike. */
export function bestInTurns(rounds: number, runs: Record<string, () => unknown>): (name: string) => number {
  const best = new Map<string, number>()
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(runs)) {
      // Short runs repeat until the clock can tell, but the first rounds also warm up the compiler.
      const repeats = Math.max(1, Math.round(1 / (best.get(name) ?? 1)))
      const startedMs = performance.now()
      for (let i = 0; i < repeats; i++) run()
      const tookMs = (performance.now() - startedMs) / repeats
      best.set(name, Math.min(best.get(name) ?? tookMs, tookMs))
    }
  return name => best.get(name) ?? Number.NaN
}
