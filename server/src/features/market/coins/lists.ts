import type { CoinList, ListedCoin } from '../exchanges/coingecko.ts'
import type { Time } from '../fetching/time.ts'
import type { Reason } from '../refusal.ts'
import { fold } from './search.ts'

/** A list of coins, who made it and when. */
interface KnownList {
  venue: string
  coins: readonly ListedCoin[]
  atMs: number
}

/** Where the newest list outlives the process. */
export interface ListStore {
  read(): Promise<KnownList | undefined>
  keep(list: KnownList): Promise<unknown>
}

/** Names, sizes and ranks change slowly: those of last month are better than none, with their age beside them. */
const tooOldMs = 30 * 86_400_000

/** Coins do not vanish by the hundred: a list with less than this part of the one before is the beginning of one. */
const minShare = 0.5
/** After a day without a whole one, the beginning of one is better. */
const believedMs = 86_400_000

interface Options {
  /** In the order in which they are asked. */
  lists: readonly CoinList[]
  store: ListStore | undefined
  time: Time
  /** Hears of a list that is not believed. */
  refusals: (venue: string, reason: Reason, says?: string) => void
}

/** The newest list: from the first that answers, else the last one that was ever read, with its age. */
export function newestList({ lists, store, time, refusals }: Options) {
  let last: KnownList | undefined
  let isRemembered = false

  async function remember() {
    if (isRemembered) return
    last ??= await store?.read().catch(() => undefined)
    isRemembered = true
  }

  const isHalf = (found: readonly ListedCoin[], venue: string, before: KnownList) =>
    venue === before.venue && found.length < minShare * before.coins.length && time.nowMs() - before.atMs <= believedMs

  return async (): Promise<KnownList | undefined> => {
    await remember()
    for (const list of lists) {
      const found = await list.coins().catch((): ListedCoin[] => [])
      if (!found.length) continue
      if (last && isHalf(found, list.venue, last)) {
        refusals(list.venue, 'half', `${found.length} coins, ${last.coins.length} before`)
        continue
      }
      last = { venue: list.venue, coins: joined(found, last?.coins ?? []), atMs: time.nowMs() }
      await store?.keep(last).catch(() => undefined)
      return last
    }
    return last && time.nowMs() - last.atMs <= tooOldMs ? last : undefined
  }
}

/** A coin keeps the id it is known by, whichever list speaks of it: the lists agree on symbol and name, not on ids. */
export function joined(found: readonly ListedCoin[], known: readonly ListedCoin[]): ListedCoin[] {
  const keyOf = ({ symbol, name }: ListedCoin) => `${symbol} ${fold(name).replace(/[^a-z0-9]/g, '')}`
  const ids = new Map(known.map(coin => [keyOf(coin), coin.id]))
  const taken = new Set<string>()
  return found.flatMap(coin => {
    const id = ids.get(keyOf(coin)) ?? coin.id
    // Of two that would bear one id the larger, which comes first.
    if (taken.has(id)) return []
    taken.add(id)
    return [{ ...coin, id }]
  })
}
