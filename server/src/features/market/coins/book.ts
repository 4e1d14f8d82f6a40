import { Problem } from '../../../platform/problem.ts'
import { inSlices } from '../../../platform/slices.ts'
import { createKeeper } from '../asking/keeper.ts'
import type { Votes } from '../checks/votes.ts'
import type { ListedCoin } from '../exchanges/coingecko.ts'
import type { Coin, Sourced } from '../facts.ts'
import type { Boards } from '../prices/boards.ts'
import type { Setup } from '../starting/setup.ts'
import { symbolOf } from '../symbols.ts'
import { type CoinName, mergeCoins } from './merge.ts'
import { type KnownCoin, type OwnCoins, withOwn } from './own/own.ts'
import { fold, type SearchEntry, type SearchIndex, searchEntry } from './search.ts'

/** All coins, ready to be looked up. */
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
    const entry = searchEntry(coin)
    index.push(entry)
    bySymbol.set(coin.symbol, coin)
    // Of two with one name the larger, which comes first.
    for (const name of [fold(coin.id), entry.name]) if (!byName.has(name)) byName.set(name, coin)
  })
  return {
    coins,
    known,
    index,
    find: spelling => bySymbol.get(symbolOf(spelling)) ?? byName.get(fold(spelling.trim())),
  }
}

/** Names change once in a while; a day-old list is better than none. */
const tooOldMs = 86_400_000
/** A list put together without sizes is a makeshift: the real one is asked for again soon. */
const makeshiftForMs = 60_000

/** Coins do not vanish by the hundred: a list with less than this part of the one before is the beginning of one. */
const leastShare = 0.5

/** The book of all coins, put together from the list and from what the exchanges trade. */
export function createCoinBook(setup: Setup, boards: Boards, votes: Votes, names: () => Map<string, CoinName>) {
  const { source, list, time, settings, ownCoins, refusals } = setup
  const keeper = createKeeper<readonly Coin[]>({ time, tooOldMs, maxEntries: () => 1 })
  const key = 'coins'
  let listedBefore = 0

  async function load() {
    const listed = await list.coins().catch((): ListedCoin[] => [])
    const nowMs = time.nowMs()
    const speaker = { venue: list.venue, kind: 'list' } as const
    for (const { symbol, priceUsd } of listed) if (priceUsd) votes.note(symbol, priceUsd, speaker, nowMs)
    const traded = await boards.all()
    const isMakeshift = listed.length === 0
    const hasBetter = isMakeshift && keeper.peek(key)?.venue === list.venue
    const venue = isMakeshift ? traded[0]?.venue : list.venue
    if (!venue || hasBetter) throw new Problem('market.unavailable')
    if (keeper.peek(key)?.venue === list.venue && listed.length < leastShare * listedBefore) {
      refusals(list.venue, 'half', `${listed.length} coins, ${listedBefore} before`)
      throw new Problem('market.unavailable')
    }
    listedBefore = listed.length
    const coins = mergeCoins(listed, traded, symbol => names().get(symbol))
    const { coinsForMs } = await settings()
    return { value: coins, venue, freshForMs: isMakeshift ? Math.min(makeshiftForMs, coinsForMs) : coinsForMs }
  }

  let written: { traded: readonly Coin[]; version: number; book: Promise<CoinBook> } | undefined
  function bookAt(traded: readonly Coin[], own: OwnCoins): Promise<CoinBook> {
    if (written?.traded !== traded || written.version !== own.version)
      written = { traded, version: own.version, book: bookOf(traded, own) }
    return written.book
  }

  return async (): Promise<Sourced<CoinBook>> => {
    const { value, ...kept } = await keeper.get(key, load)
    return { value: await bookAt(value, await ownCoins()), provenance: { source, ...kept } }
  }
}
