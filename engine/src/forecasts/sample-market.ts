import { type Candles, fromRows } from '../candles.ts'
import { aggregate } from '../evaluation/aggregate.ts'

/** Seeded market for tests; its three timeframes agree. */
export interface SampleMarket {
  readonly now: number
  readonly priceUsd: number
  readonly candles15m: Candles
  readonly candles1h: Candles
  readonly candles1d: Candles
}

interface Sample {
  readonly seed: number
  readonly now?: number
  readonly days?: number
  /** Typical size of the move of one of the five steps in a quarter-hour. */
  readonly stepRatio?: number
  readonly startUsd?: number
  /** Prices are multiples of this where it is given. */
  readonly tickUsd?: number
  /** Whether trades are counted. */
  readonly isCounted?: boolean
}

export const wednesdayNoon = Date.UTC(2025, 6, 16, 12)

/** Numbers from 0 to 1 that only look random (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function sampleMarket(sample: Sample): SampleMarket {
  const { seed, now = wednesdayNoon, days = 40, stepRatio = 0.001, startUsd = 100, tickUsd, isCounted } = sample
  const chance = seededChance(seed)
  const onTick = (usd: number) => (tickUsd ? Number((Math.round(usd / tickUsd) * tickUsd).toPrecision(12)) : usd)
  const rows: number[][] = []
  let priceUsd = startUsd
  for (let time = now - days * 86_400_000; time < now; time += 900_000) {
    const path = [priceUsd]
    for (let step = 0; step < 5; step++) path.push(path[step] * (1 + stepRatio * (chance() + chance() - 1)))
    priceUsd = path[5]
    const [open, high, low, close] = [path[0], Math.max(...path), Math.min(...path), priceUsd].map(onTick)
    const trades = isCounted ? [Math.round(100 + 4e5 * (path[0] / path[3] - 1) ** 2 + 900 * chance())] : []
    rows.push([time, open, high, low, close, 10 * chance(), ...trades])
  }
  const candles15m = fromRows(rows)
  return {
    now,
    priceUsd: onTick(priceUsd),
    candles15m,
    candles1h: aggregate(candles15m, '15m', '1h'),
    candles1d: aggregate(candles15m, '15m', '1d'),
  }
}
