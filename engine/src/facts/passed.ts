import { HOUR_MS } from '@pusula/words'
import type { Candles } from '../candles.ts'
import type { Level, Levels } from '../levels/levels.ts'

/** A level that the last hour closed beyond, and the price has not come back since. */
export interface Passed {
  readonly side: 'up' | 'down'
  readonly priceUsd: number
  /** The first level beyond that close; null where there is none. */
  readonly nextUsd: number | null
}

/** What lay above the hour before and lies below the settled price was passed upwards; and the other way round. */
export function readPassed(
  { supports, resistances }: Levels,
  { time, close }: Candles,
  at: number,
  hysteresisUsd: number,
): Passed | null {
  const last = close.length - 1
  if (last < 1 || at - time[last] >= 2 * HOUR_MS) return null
  const [closeUsd, beforeUsd] = [close[last], close[last - 1]]
  const up = closeUsd > beforeUsd ? 1 : -1
  const isPassed = ({ kind, priceUsd }: Level) =>
    kind !== 'projected' && (priceUsd - beforeUsd) * (closeUsd - priceUsd) > 0 && up * (hysteresisUsd - priceUsd) > 0
  const passed = [...supports, ...resistances].filter(isPassed).sort((a, b) => up * (b.priceUsd - a.priceUsd))[0]
  if (!passed) return null
  const next = (up > 0 ? resistances : supports).find(({ priceUsd }) => up * (priceUsd - closeUsd) > 0)
  return { side: up > 0 ? 'up' : 'down', priceUsd: passed.priceUsd, nextUsd: next?.priceUsd ?? null }
}
