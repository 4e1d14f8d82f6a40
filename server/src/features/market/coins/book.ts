import { Problem } from '../../../platform/problem.ts'
import { inSlices } from '../../../platform/slices.ts'
import type { Votes } from '../checks/votes.ts'
import type { Coin, Sourced } from '../facts.ts'
import { createStaleCache } from '../fetching/stale-cache.ts'
import type { Boards } from '../prices/boards.ts'
import type { Setup } from '../starting/setup.ts'
import { symbolOf } from '../symbols.ts'
import { newestList } from './lists.ts'
import { type CoinName, mergeCoins } from './merge.ts'
import { type KnownCoin, type OwnCoins, withOwn } from './own/own.ts'
import { fold, type SearchEntry, type SearchIndex, searchEntry } from './search.ts'

/** Coin index: by symbol, id and name. */
interface CoinBook {
  /** Those that are shown. */
  coins: readonly Coin[]
  known: readonly KnownCoin[]
  index: SearchIndex
  /** By symbol, slug or name, in any case. */
  find(spelling: string): Coin | undefined
}

/** Written in slices: with ten thousand coins of the owner's it takes longer than anybody should wait for something else. */
export async function bookOf(traded: readonly Coin[], own: OwnCoins): Promise<CoinBook> {
  const known = await withOwn(traded, own)
  const coins = known.filter(({ isEnabled }) => isEnabled)
  const bySymbol = new Map<string, Coin>()
  const byName = new Map<string, Coin>()
  const index: SearchEntry[] = []
  await inSlices(coins, coin => {
    index.push(searchEntry(coin))
    bySymbol.set(coin.symbol, coin)
    // Of two with one name the larger, which comes first.
    for (const name of [fold(coin.id), fold(coin.name)]) if (!byName.has(name)) byName.set(name, coin)
  })
  return {
    coins,
    known,
    index,
    find: spelling => bySymbol.get(symbolOf(spelling)) ?? byName.get(fold(spelling.trim())),
  }
}

/** A day-old look at what is traded is better than none. */
const tooOldMs = 86_400_000
/** A list put together without sizes is a makeshift: the real one is asked for again soon. */
const makeshiftForMs = 60_000

/** Coins with what the newest list says of them. */
interface Listed {
  coins: readonly Coin[]
  /** When that list was read; null when there was none. */
  listedAtMs: number | null
  /** No list answered: names, ranks and sizes are those of before. */
  isOld: boolean
}

/** The book of all coins, put together from the list and from what the exchanges trade. */
export function createCoinBook(setup: Setup, boards: Boards, votes: Votes, names: () => Map<string, CoinName>) {
  const { source, lists, listStore, time, settings, ownCoins, refusals } = setup
  const cache = createStaleCache<Listed>({ time, tooOldMs, maxEntries: () => 1 })
  const key = 'coins'
  const newest = newestList({ lists, store: listStore, time, refusals })

  async function load() {
    const startedMs = time.nowMs()
    const list = await newest()
    const isOld = !list || list.atMs < startedMs
    const speaker = list && ({ venue: list.venue, kind: 'list' } as const)
    // Prices of an old list are history.
    if (speaker && !isOld)
      for (const { symbol, priceUsd } of list.coins) if (priceUsd) votes.note(symbol, priceUsd, speaker, time.nowMs())
    const traded = await boards.all()
    const venue = list?.venue ?? traded[0]?.venue
    if (!venue) throw new Problem('market.unavailable')
    const coins = mergeCoins(list?.coins ?? [], traded, symbol => names().get(symbol))
    const { coinsForMs } = await settings()
    const value = { coins, listedAtMs: list?.atMs ?? null, isOld: list !== undefined && isOld }
    return { value, venue, freshForMs: isOld ? Math.min(makeshiftForMs, coinsForMs) : coinsForMs }
  }

  let written: { traded: readonly Coin[]; version: number; book: Promise<CoinBook> } | undefined
  function bookAt(traded: readonly Coin[], own: OwnCoins): Promise<CoinBook> {
    if (written?.traded !== traded || written.version !== own.version)
      written = { traded, version: own.version, book: bookOf(traded, own) }
    return written.book
  }

  return async (): Promise<Sourced<CoinBook>> => {
    const { value, venue, ageMs, isStale } = await cache.get(key, load)
    const { coins, listedAtMs, isOld } = value
    const listAgeMs = listedAtMs === null ? ageMs : Math.max(ageMs, time.nowMs() - listedAtMs)
    return {
      value: await bookAt(coins, await ownCoins()),
      provenance: { source, venue, ageMs: isOld ? listAgeMs : ageMs, isStale: isStale || isOld },
    }
  }
}
