import { analysis, credits, guests, market, portfolio, subscriptions } from '@pusula/contract'
import type { Chance } from '../fuzz/chance.ts'
import type { RigAnswer } from '../rig/person.ts'
import type { Kind, LoadPerson } from './population.ts'

/** How a page learns what changed: by asking again and again, or by a stream. */
export type Way = 'polling' | 'streaming'

/** Something that a kind of person's browser does again and again. */
export interface Habit {
  name: string
  who: readonly Kind[]
  everyMs: readonly [least: number, most: number]
  /** The answer that ends it. */
  act(person: LoadPerson, chance: Chance): Promise<RigAnswer>
}

const signedIn = ['member', 'pro'] as const
const everyone = ['guest', 'member', 'pro'] as const
/** What guests may open too. */
const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'] as const
/** What stands on the home screen, and what people look at besides. */
const home = [...coins, 'XRP', 'ADA', 'TRX', 'LINK', 'AVAX'] as const
const others = [
  'DOT',
  'LTC',
  'BCH',
  'NEAR',
  'UNI',
  'APT',
  'ICP',
  'ETC',
  'XLM',
  'ATOM',
  'FIL',
  'ARB',
  'OP',
  'INJ',
] as const
const words = ['bit', 'eth', 'doge', 'sol', 'ava', 'xr'] as const
/** What is told is asked for all the same, now and then. */
const seldomMs = [300_000, 300_000] as const

const poll = (name: string, who: readonly Kind[], everyMs: Habit['everyMs'], path: string): Habit => ({
  name,
  who,
  everyMs,
  act: ({ caller }) => caller.get(path),
})

/** The coins on somebody's screen. */
export const coinsSeen = (chance: Chance): string[] => [...home, chance.pick(others)].sort()

const askPrices = ({ caller }: LoadPerson) => caller.post(market.bulkPrices.path, { symbols: home })

/** What a page asks for when it opens, and then the stream. */
async function arrive(person: LoadPerson, chance: Chance): Promise<RigAnswer> {
  const { caller, kind, listener } = person
  await caller.get(kind === 'guest' ? guests.stats.path : credits.stats.path)
  await caller.get(market.topCoins.path)
  const answer = await askPrices(person)
  listener?.listen(coinsSeen(chance))
  return answer
}

/** How often the web app asks while it is open, and what people do now and then. */
export function habitsOf(way: Way): Habit[] {
  const asks = (everyMs: Habit['everyMs']): Habit['everyMs'] => (way === 'polling' ? everyMs : seldomMs)
  return [
    poll('visitor stats', ['guest'], asks([3_000, 5_000]), guests.stats.path),
    poll('user stats', signedIn, asks([5_000, 30_000]), credits.stats.path),
    poll('portfolio', signedIn, asks([30_000, 30_000]), portfolio.overview.path),
    poll('subscription', signedIn, asks([60_000, 60_000]), subscriptions.current.path),
    poll('top coins', everyone, [60_000, 120_000], market.topCoins.path),
    { name: 'prices', who: everyone, everyMs: asks([15_000, 30_000]), act: askPrices },
    {
      name: 'search',
      who: everyone,
      everyMs: [60_000, 180_000],
      act: ({ caller }, chance) => caller.get(`${market.search.path}?q=${chance.pick(words)}`),
    },
    {
      name: 'another coin',
      who: everyone,
      everyMs: [60_000, 180_000],
      act: async ({ caller, listener }, chance) => {
        const seen = coinsSeen(chance)
        if (listener?.isListening()) listener.listen(seen)
        return caller.get(market.overview.path.replace(':symbol', chance.pick(seen)))
      },
    },
    {
      name: 'leave, return',
      who: everyone,
      everyMs: [180_000, 600_000],
      act: (person, chance) => {
        person.listener?.close()
        return arrive(person, chance)
      },
    },
    {
      name: 'analysis',
      who: signedIn,
      everyMs: [120_000, 600_000],
      act: async ({ caller }, chance) => {
        const coin = chance.pick(coins)
        const paid = await caller.post(credits.deduct.path.replace(':symbol', coin), {})
        return paid.status === 200 ? caller.get(analysis.analyze.path.replace(':symbol', coin)) : paid
      },
    },
  ]
}
