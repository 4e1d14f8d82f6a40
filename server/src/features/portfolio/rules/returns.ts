import type { Point } from './history.ts'

/** What went in and out during each slot. */
const flowsOf = (history: readonly Point[]) =>
  history.map(({ value, paidIn, takenOut }, i) => {
    const before = history[i - 1]
    return {
      value,
      before: before?.value ?? 0,
      paid: paidIn - (before?.paidIn ?? 0),
      taken: takenOut - (before?.takenOut ?? 0),
    }
  })

/**
 * What one unit of money would have become that lay there all the time: each slot's growth, multiplied. What comes in works
 * from its beginning, what goes out until its end. Null while nothing has lain there, and in its first slot, which has no
 * growth but that from a price paid to a price now.
 */
export function timeWeighted(history: readonly Point[]): number | null {
  if (history.length < 2) return null
  let growth = 1
  let isKnown = false
  for (const { value, before, paid, taken } of flowsOf(history)) {
    const working = before + paid
    if (!(working > 0)) continue
    isKnown = true
    growth *= (value + taken) / working
  }
  return isKnown ? growth - 1 : null
}

/** As far as rates for one slot are looked for: a loss of almost all, a hundredfold. */
const [leastRate, mostRate] = [-0.9999, 99]
const halvings = 200

/**
 * The rate per slot at which all that was paid in, less what was taken out, would have become what is there, over the whole
 * time. Null where no rate does.
 */
export function moneyWeighted(history: readonly Point[]): number | null {
  const flows = flowsOf(history)
  const last = history.at(-1)
  if (!last || history.length < 2) return null
  const slots = history.length
  // What was put in less what came out, at a rate's worth: it is above zero where the rate is too high.
  const surplus = (rate: number) =>
    flows.reduce((sum, { paid, taken }, i) => sum + (paid - taken) * (1 + rate) ** -i, 0) -
    last.value * (1 + rate) ** -slots
  let [low, high] = [leastRate, mostRate]
  if (!(surplus(high) > 0)) return null
  // Near the least rate later flows weigh without end; the search begins where both ends have their signs.
  while (surplus(low) > 0 || !Number.isFinite(surplus(low))) {
    low += (0 - low) / 4
    if (low > -1e-9) break
  }
  if (surplus(low) > 0) low = -1e-9
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2
    if (surplus(middle) > 0) high = middle
    else low = middle
  }
  const whole = (1 + (low + high) / 2) ** slots - 1
  return Number.isFinite(whole) && Math.abs(surplus((low + high) / 2)) < 1e-6 * Math.max(1, last.paidIn) ? whole : null
}
