import { moneyWeightedReturn } from '@pusula/engine'
import type { Point } from './history.ts'

/** Cash flows: what went in and out during each slot. */
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

/**
 * The money-weighted return: what went in and out on its day against what is there on the last one. Null where no rate does.
 * The same definition as of the real return (decision 85).
 */
export function moneyWeighted(history: readonly Point[]): number | null {
  const last = history.at(-1)
  if (!last) return null
  const flows = flowsOf(history).flatMap(({ paid, taken }, i) => {
    const day = history[i]?.slot ?? 0
    return paid === taken ? [] : [{ day, amount: paid - taken }]
  })
  return moneyWeightedReturn(flows, { day: last.slot, worth: last.value })
}
