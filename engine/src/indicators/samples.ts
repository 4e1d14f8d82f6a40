import { type Candles, fromRows, type Timeframe, timeframeMs } from '../candles.ts'

/** A repeatable stream of numbers in 0..1 (mulberry32), so that tests meet the same markets on every run. */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface SampleMarket {
  readonly seed: number
  readonly length: number
  readonly priceUsd?: number
  /** Typical size of a candle's move, as a ratio. */
  readonly moveRatio?: number
  /** How often a candle opens far from the close before it. */
  readonly gapChance?: number
  /** How often a candle does not move and trades nothing. */
  readonly stillChance?: number
  readonly timeframe?: Timeframe
}

/** A market that wanders: for tests only. */
export function sampleMarket(market: SampleMarket): Candles {
  const { seed, length, priceUsd = 100, moveRatio = 0.01, gapChance = 0, stillChance = 0, timeframe = '1h' } = market
  const chance = seededChance(seed)
  const bell = () => (chance() + chance() + chance() - 1.5) * 2
  const rows: number[][] = []
  let close = priceUsd
  for (let i = 0; i < length; i++) {
    const open = chance() < gapChance ? close * Math.exp(bell() * moveRatio * 20) : close
    const time = i * timeframeMs[timeframe]
    if (chance() < stillChance) {
      rows.push([time, open, open, open, open, 0])
      close = open
      continue
    }
    close = open * Math.exp(bell() * moveRatio)
    const high = Math.max(open, close) * (1 + chance() * moveRatio)
    const low = Math.min(open, close) * (1 - (chance() * moveRatio) / 2)
    rows.push([time, open, high, low, close, 1 + 100 * chance()])
  }
  return fromRows(rows)
}

/** `length` candles that never move. */
export function flatMarket(length: number, priceUsd = 0.1, volumeBase = 5): Candles {
  return fromRows(
    Array.from({ length }, (_, i) => [i * timeframeMs['1h'], priceUsd, priceUsd, priceUsd, priceUsd, volumeBase]),
  )
}

/** One run of candles after another, on one clock. */
export function joined(first: Candles, second: Candles): Candles {
  const rows = (candles: Candles, startsAt: number) =>
    Array.from(candles.time, (time, i) => [
      startsAt + time,
      candles.open[i],
      candles.high[i],
      candles.low[i],
      candles.close[i],
      candles.volume[i],
    ])
  return fromRows([...rows(first, 0), ...rows(second, first.time.length * timeframeMs['1h'])])
}

const length = 230

/** The markets on which every indicator must keep its promises. */
export const lawMarkets: Record<string, Candles> = {
  wandering: sampleMarket({ seed: 1, length }),
  gapped: sampleMarket({ seed: 2, length, gapChance: 0.1 }),
  still: sampleMarket({ seed: 3, length, stillChance: 0.7 }),
  flat: flatMarket(length),
  'flat start': joined(flatMarket(60, 100, 0), sampleMarket({ seed: 4, length: length - 60 })),
  'a coin at 1e-8': sampleMarket({ seed: 5, length, priceUsd: 1e-8 }),
  'a coin at 1e6': sampleMarket({ seed: 6, length, priceUsd: 1e6, moveRatio: 0.2 }),
}
