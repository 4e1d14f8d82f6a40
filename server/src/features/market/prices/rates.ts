import { Problem } from '../../../platform/problem.ts'
import { createKeeper } from '../asking/keeper.ts'
import type { Time } from '../asking/time.ts'
import type { DollarRates, RateSource } from '../exchanges/rates.ts'
import type { Sourced } from '../facts.ts'

const freshForMs = 600_000
/** Banks rest over a long weekend; a rate of last week is no rate. */
const tooOldMs = 5 * 86_400_000

interface Options {
  source: 'live' | 'simulated'
  /** In the order in which they are asked. */
  sources: readonly RateSource[]
  time: Time
}

/** What a dollar is worth, from the first place that says something to be believed. */
export function createRates({ source, sources, time }: Options): () => Promise<Sourced<DollarRates>> {
  const keeper = createKeeper<DollarRates>({ time, tooOldMs, maxEntries: () => 1 })

  async function load() {
    for (const { venue, rates } of sources) {
      const value = await rates(time.nowMs()).catch(() => undefined)
      if (value && time.nowMs() - value.atMs <= tooOldMs) return { value, venue, freshForMs }
    }
    throw new Problem('market.unavailable')
  }
  return async () => {
    const { value, venue, isStale } = await keeper.get('rates', load)
    return { value, provenance: { source, venue, ageMs: Math.max(0, time.nowMs() - value.atMs), isStale } }
  }
}
