import { analysis, credits, guests, market, portfolio, subscriptions } from '@pusula/contract'
import type { Chance } from '../fuzz/chance.ts'
import type { Caller, RigAnswer } from '../rig/person.ts'
import type { Kind } from './population.ts'

/** Something that a kind of person's browser does again and again. */
export interface Habit {
  name: string
  who: readonly Kind[]
  everyMs: readonly [least: number, most: number]
  /** The answer that ends it. */
  act(caller: Caller, chance: Chance): Promise<RigAnswer>
}

const signedIn = ['member', 'pro'] as const
const everyone = ['guest', 'member', 'pro'] as const
/** What guests may open too. */
const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'] as const
const words = ['bit', 'eth', 'doge', 'sol', 'ava', 'xr'] as const

const poll = (name: string, who: readonly Kind[], everyMs: Habit['everyMs'], path: string): Habit => ({
  name,
  who,
  everyMs,
  act: caller => caller.get(path),
})

/** How often the web app asks while it is open, and what people do now and then. */
export const habits: Habit[] = [
  poll('visitor stats', ['guest'], [3_000, 5_000], guests.stats.path),
  poll('user stats', signedIn, [5_000, 30_000], credits.stats.path),
  poll('portfolio', signedIn, [30_000, 30_000], portfolio.overview.path),
  poll('subscription', signedIn, [60_000, 60_000], subscriptions.current.path),
  poll('top coins', everyone, [60_000, 120_000], market.topCoins.path),
  {
    name: 'prices',
    who: everyone,
    everyMs: [15_000, 30_000],
    act: caller => caller.post(market.bulkPrices.path, { symbols: coins }),
  },
  {
    name: 'search',
    who: everyone,
    everyMs: [60_000, 180_000],
    act: (caller, chance) => caller.get(`${market.search.path}?q=${chance.pick(words)}`),
  },
  {
    name: 'analysis',
    who: signedIn,
    everyMs: [120_000, 600_000],
    act: async (caller, chance) => {
      const coin = chance.pick(coins)
      const paid = await caller.post(credits.deduct.path.replace(':symbol', coin), {})
      return paid.status === 200 ? caller.get(analysis.analyze.path.replace(':symbol', coin)) : paid
    },
  },
]
