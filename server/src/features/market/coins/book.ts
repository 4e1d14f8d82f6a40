import { Problem } from '../../../platform/problem.ts'
import { createKeeper } from '../asking/keeper.ts'
import type { Votes } from '../checks/votes.ts'
import type { ListedCoin } from '../exchanges/coingecko.ts'
import type { Answer, Coin } from '../facts.ts'
import type { Boards } from '../prices/boards.ts'
import type { Setup } from '../starting/setup.ts'
import { symbolOf } from '../symbols.ts'
import { fold } from './fold.ts'
import { type CoinName, mergeCoins } from './merge.ts'
import { indexOf, type SearchIndex } from './search.ts'

/** All coins, ready to be looked up. */
export interface CoinBook {
  coins: readonly Coin[]
  index: SearchIndex
  /** By symbol, slug or name, in any case. */
  find(spelling: string): Coin | undefined
}

export function bookOf(coins: readonly Coin[]): CoinBook {
  const bySymbol = new Map(coins.map(coin => [coin.symbol, coin]))
  // From the smallest to the largest, so that of two with one name the larger stays.
  const byName = new Map([...coins].reverse().flatMap(coin => [coin.id, coin.name].map(name => [fold(name), coin])))
  return {
    coins,
    index: indexOf(coins),
    find: spelling => bySymbol.get(symbolOf(spelling)) ?? byName.get(fold(spelling.trim())),
  }
}

/** Names change once in a while; a day-old list is better than none. */
const tooOldMs = 86_400_000
/** A list put together without sizes is a makeshift: the real one is asked for again soon. */
const makeshiftForMs = 60_000

/** The book of all coins, put together from the list and from what the exchanges trade. */
export function createCoinBook(setup: Setup, boards: Boards, votes: Votes, names: () => Map<string, CoinName>) {
  const { source, list, time, settings } = setup
  const keeper = createKeeper<CoinBook>({ time, tooOldMs, maxEntries: () => 1 })
  const key = 'coins'

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
    const coins = mergeCoins(listed, traded, symbol => names().get(symbol))
    const { coinsForMs } = await settings()
    return { value: bookOf(coins), venue, freshForMs: isMakeshift ? Math.min(makeshiftForMs, coinsForMs) : coinsForMs }
  }

  return async (): Promise<Answer<CoinBook>> => {
    const { value, ...kept } = await keeper.get(key, load)
    return { value, provenance: { source, ...kept } }
  }
}
