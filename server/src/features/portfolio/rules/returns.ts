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

/** As far as growths of one slot are looked for: a loss of almost all, a hundredfold. */
const [leastGrowth, mostGrowth] = [1e-4, 100]
const halvings = 100

/**
 * The rate per slot at which all that was paid in, less what was taken out, would have become what is there, over the whole
 * time. Null where no rate does.
 */
export function moneyWeighted(history: readonly Point[]): number | null {
  const last = history.at(-1)
  if (!last || history.length < 2) return null
  const flows = flowsOf(history)
  const grown = (growth: number) => flows.reduce((sum, { paid, taken }) => (sum + paid) * growth - taken, 0)
  let [low, high] = [leastGrowth, mostGrowth]
  if (!(grown(high) > last.value)) return null
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2
    if (grown(middle) > last.value) high = middle
    else low = middle
  }
  const whole = high ** history.length - 1
  return Number.isFinite(whole) ? whole : null
}
