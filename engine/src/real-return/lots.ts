import type { PriceLevels } from './price-level.ts'

/** A piece of a purchase, sold or still held; costs and proceeds with their fees. Days since 1970. */
export interface PricedLot {
  bought: number
  cost: number
  sold?: { day: number; proceeds: number }
  worth?: number
}

export interface RealLot {
  /** What it cost and what it brought or is worth, in the money of today. */
  cost: number
  back: number
  gain: number
  /** Of one that was sold: proceeds less cost in the money of the day of the sale. */
  gainThen: number | null
}

/** Sales and holdings after prices, lot by lot; null where prices of one of the days are not known. */
export function realLots(lots: readonly PricedLot[], day: number, levelOn: PriceLevels) {
  const today = levelOn(day).level
  if (today === null) return null
  const rows: RealLot[] = []
  let [sales, held] = [0, 0]
  for (const { bought, cost, sold, worth = 0 } of lots) {
    const [then, atSale] = [levelOn(bought).level, sold ? levelOn(sold.day).level : today]
    if (then === null || atSale === null) return null
    const costToday = (cost * today) / then
    const back = sold ? (sold.proceeds * today) / atSale : worth
    const gain = back - costToday
    if (sold) sales += gain
    else held += gain
    rows.push({ cost: costToday, back, gain, gainThen: sold ? sold.proceeds - (cost * atSale) / then : null })
  }
  return { rows, sales, held, gain: rows.reduce((sum, row) => sum + row.gain, 0) }
}
