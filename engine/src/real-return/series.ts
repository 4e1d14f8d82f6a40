import type { PriceLevels } from './price-level.ts'
import { type Flow, type Rival, rivalSteps } from './real-return.ts'

/** The return of a rival on each of some days, the oldest first, of the money paid in until then; null where it has no price. */
export function rivalSeries(flows: readonly Flow[], rival: Rival, days: readonly number[]): (number | null)[] {
  const steps = [...rivalSteps(flows, rival)]
  let [place, units, paid, taken] = [0, 0, 0, 0]
  return days.map(day => {
    for (let step = steps[place]; step && step.day <= day; step = steps[++place]) {
      units = step.units
      paid += Math.max(0, step.amount)
      taken += Math.max(0, -step.amount)
    }
    const price = rival.priceOn(day)
    // A payment that it had no price for is not in its steps.
    const isWhole = place === steps.length ? !flows[place] || flows[place].day > day : true
    return price === null || !isWhole || !(paid > 0) ? null : (units * price + taken) / paid - 1
  })
}

/** What the money paid in would have to have made on each day to have kept its buying power; null where no month was published. */
export function priceSeries(flows: readonly Flow[], levelOn: PriceLevels, days: readonly number[]): (number | null)[] {
  let [place, inGoods, net, paid] = [0, 0, 0, 0]
  let isKnown = true
  return days.map(day => {
    for (let flow = flows[place]; flow && flow.day <= day; flow = flows[++place]) {
      const { level } = levelOn(flow.day)
      if (level === null) isKnown = false
      else inGoods += flow.amount / level
      net += flow.amount
      paid += Math.max(0, flow.amount)
    }
    const today = levelOn(day)
    const isPublished = isKnown && today.level !== null && today.known === 'published'
    return isPublished && paid > 0 ? (inGoods * (today.level ?? 0) - net) / paid : null
  })
}
