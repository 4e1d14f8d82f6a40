import type { Currency, follows, gems, PriceAlert, portfolio, ReplyOf } from '@pusula/contract'
import type { Saved } from '../stored/shapes.ts'
import { readStored, writeStored } from '../stored/stored.ts'
import type { Stored } from '../stored/table.ts'
import { isDemo } from './mode.ts'

/** Stored replies, to be read offline. */
interface CachedReplies {
  keptPortfolio: ReplyOf<typeof portfolio.overview>
  /** Of the coin that was opened last. */
  keptEntries: ReplyOf<typeof portfolio.entries> & { coin: string; currency: Currency }
  keptGems: ReplyOf<typeof gems.list>
  keptAlerts: PriceAlert[]
  keptPlans: ReplyOf<typeof follows.mine>
}

/** A query that begins with what was last answered, also on an earlier visit, where it fits, and keeps what is answered now. */
export function cachedReply<Key extends keyof CachedReplies, T extends CachedReplies[Key]>(
  key: Key,
  ask: (signal: AbortSignal) => Promise<T>,
  { part = value => value, fits = () => true }: { part?: (value: T) => T; fits?: (value: T) => boolean } = {},
) {
  // The table holds many shapes; this is the one of the key.
  const stored = () => {
    const found = isDemo() ? null : (readStored(key) as Saved<T> | null)
    return found && fits(found.value) ? found : null
  }
  return {
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => {
      const value = await ask(signal)
      if (!isDemo()) writeStored(key, { value: part(value), atMs: Date.now() } as Stored<Key>)
      return value
    },
    initialData: (): T | undefined => stored()?.value,
    initialDataUpdatedAt: (): number | undefined => stored()?.atMs,
  }
}
