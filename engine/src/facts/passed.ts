import type { Candles } from '../candles.ts'
import type { Level, Levels } from '../levels/levels.ts'
import { hourMs } from './past.ts'

/** A level that the last hour closed beyond, and the price has not come back since. */
export interface Passed {
  readonly side: 'up' | 'down'
  readonly priceUsd: number
}

/** What lay above the hour before and lies below the price now was passed upwards; and the other way round. */
export function readPassed({ supports, resistances }: Levels, { time, close }: Candles, at: number): Passed | null {
  const last = close.length - 1
  if (last < 1 || at - time[last] >= 2 * hourMs) return null
  const [closeUsd, beforeUsd] = [close[last], close[last - 1]]
  const isBetween = ({ kind, priceUsd }: Level) =>
    kind !== 'projected' && (priceUsd - beforeUsd) * (closeUsd - priceUsd) > 0
  const side = closeUsd > beforeUsd ? 'up' : 'down'
  const passed = (side === 'up' ? supports : resistances).find(isBetween)
  return passed ? { side, priceUsd: passed.priceUsd } : null
}
