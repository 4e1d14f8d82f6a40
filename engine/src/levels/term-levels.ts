import { DAY_MS } from '@pusula/words'
import { type Candles, fromRows } from '../candles.ts'
import type { PriceRange } from '../forecasts/forecast.ts'
import { clustered, mean, turnsOf } from './swings.ts'

/** A price to watch over a term, with the chance that it is touched before the term is over. */
interface TermLevel {
  readonly priceUsd: number
  readonly touchChance: number
  /** Where the price turned before, or, where no such price fits the term, an end of its middle range. */
  readonly kind: 'level' | 'range'
}

export interface TermLevels {
  readonly below: TermLevel
  readonly above: TermLevel
}

interface TermLevelsInput {
  /** The term's own candles: hours, days or weeks. */
  readonly candles: Candles
  readonly priceUsd: number
  /** Chance that a price is touched within the term. */
  readonly touchChance: (priceUsd: number) => number
  /** The prices between which the term ends half of the time. */
  readonly middleHalf: PriceRange
}

/** Likelier, a price is passed in any case; less likely, it belongs to a longer term. */
const minChance = 0.2
const maxChance = 0.6
export const fitsTerm = (touchChance: number) => touchChance >= minChance && touchChance <= maxChance

/** Turns nearer to each other than half of a candle's usual range are one place. */
const sameInRanges = 0.5
const usualCount = 14

/** The strongest turn of the price on either side that fits the term. */
export function findTermLevels({ candles, priceUsd, touchChance, middleHalf }: TermLevelsInput): TermLevels {
  const found = clustered(turnsOf(candles), sameInRanges * usualRangeUsd(candles)).map(mark => ({
    ...mark,
    touchChance: touchChance(mark.priceUsd),
  }))
  const side = (isAbove: boolean, endUsd: number): TermLevel => {
    const [best] = found
      .filter(mark => mark.priceUsd > priceUsd === isAbove && fitsTerm(mark.touchChance))
      .sort((a, b) => b.weight - a.weight || a.priceUsd - b.priceUsd)
    if (best) return { priceUsd: best.priceUsd, touchChance: best.touchChance, kind: 'level' }
    return { priceUsd: endUsd, touchChance: touchChance(endUsd), kind: 'range' }
  }
  return { below: side(false, middleHalf.lowUsd), above: side(true, middleHalf.highUsd) }
}

const usualRangeUsd = ({ high, low }: Candles) => mean(high.subarray(-usualCount)) - mean(low.subarray(-usualCount))

/** Weeks from Monday to Sunday, put together from days. */
export function weeksOf({ time, open, high, low, close, volume }: Candles): Candles {
  const rows: number[][] = []
  let week = Number.NaN
  for (let i = 0; i < time.length; i++) {
    // The epoch was a Thursday.
    const monday = Math.floor((time[i] / DAY_MS + 3) / 7) * 7 - 3
    const row = rows[rows.length - 1]
    if (monday !== week || !row) {
      rows.push([monday * DAY_MS, open[i], high[i], low[i], close[i], volume[i]])
      week = monday
      continue
    }
    row[2] = Math.max(row[2], high[i])
    row[3] = Math.min(row[3], low[i])
    row[4] = close[i]
    row[5] += volume[i]
  }
  return fromRows(rows)
}
