import type { PriceAlert } from '@pusula/contract'
import { chanceWithin } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'

/** How likely an alert rings, and within what: the rest of the day, 24 hours where it waits without end, or its own time. */
export interface AlertChance {
  ratio: number
  within: 'today' | 'day' | 'time'
}

/** From the likely range of the day; null where the coin has none, or the price is there already. */
export function chanceOf(alert: PriceAlert, nowUsd: number, perDollar: number, nowMs: number): AlertChance | null {
  const { kind, range, target, endsAt, way } = alert
  if (!range) return null
  const halfWidth = Math.log(range.highUsd / range.lowUsd) / 2
  if (kind === 'range') {
    if (nowUsd <= range.lowUsd || nowUsd >= range.highUsd) return null
    // It is renewed when the day of the exchanges begins.
    const days = 1 - (nowMs % DAY_MS) / DAY_MS
    const stays = [range.lowUsd, range.highUsd].map(
      end => 1 - chanceWithin('touch', Math.abs(Math.log(end / nowUsd)), halfWidth, days),
    )
    return { ratio: 1 - stays.reduce((both, one) => both * one, 1), within: 'today' }
  }
  const distance = Math.log(target / (nowUsd * perDollar))
  const isUp = kind === 'above' || (kind !== 'below' && way === 'up')
  if (isUp ? distance <= 0 : distance >= 0) return null
  const days = endsAt === null ? 1 : (Date.parse(endsAt) - nowMs) / DAY_MS
  const by = kind === 'close' ? 'close' : 'touch'
  return { ratio: chanceWithin(by, Math.abs(distance), halfWidth, days), within: endsAt === null ? 'day' : 'time' }
}
