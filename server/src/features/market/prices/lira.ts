import type { LiraPrice, LiraVenue } from '../exchanges/lira.ts'
import { believable, type RateSource } from '../exchanges/rates.ts'
import { createStaleCache } from '../fetching/stale-cache.ts'
import type { Time } from '../fetching/time.ts'
import { Refusal } from '../refusal.ts'
import { judged, type Refusals } from '../starting/setup.ts'

const freshForMs = 10_000
/** Ticker expiry: a price of five minutes ago is history. */
const tooOldMs = 300_000
const clockSlackMs = 60_000
const maxVenues = 10
/** Further from the world's price than this it is another coin of the same name, or a mistake. */
const maxDistance = 0.25

/** What a coin costs at a Turkish exchange, and how far that is from the world's price in lira. */
export interface LocalPrice {
  venue: string
  priceTry: number
  distanceRatio: number
  atMs: number
}

interface Options {
  venues: readonly LiraVenue[]
  time: Time
  refusals: Refusals
}

/** What the exchanges say that trade against the lira; asked for as a whole and kept for a moment. */
export function createLiraBoards({ venues, time, refusals }: Options) {
  const cache = createStaleCache<ReadonlyMap<string, LiraPrice>>({ time, tooOldMs, maxEntries: () => maxVenues })

  async function load({ venue, liraPrices }: LiraVenue) {
    const all = await liraPrices(time.nowMs())
    const value = judged(refusals, venue, () => {
      const nowMs = time.nowMs()
      const sound = all.filter(
        ({ priceTry, atMs }) => priceTry > 0 && Number.isFinite(priceTry) && Math.abs(nowMs - atMs) < tooOldMs,
      )
      if (!sound.length) throw new Refusal('half', 'no coin at all')
      if (sound.some(({ atMs }) => atMs > nowMs + clockSlackMs)) throw new Refusal('clock')
      return new Map(sound.map(price => [price.symbol, price]))
    })
    return { value, venue, freshForMs }
  }
  const boardOf = (venue: LiraVenue) => cache.get(venue.venue, () => load(venue))

  return {
    /** Each speaks for what a dollar is worth, with what a USDT costs there. */
    rateSources: venues.map(
      (venue): RateSource => ({
        venue: venue.venue,
        isDaily: false,
        rates: async () => {
          const usdt = (await boardOf(venue)).value.get('USDT')
          if (!usdt) throw new Refusal('unlisted')
          return believable({
            TRY: { perDollar: usdt.priceTry, dayAgoPerDollar: usdt.dayAgoTry, atMs: usdt.atMs },
          })
        },
      }),
    ),
    /** What a coin costs at each of those that have it, beside what it costs in the world. */
    async pricesOf(symbol: string, worldTry: number): Promise<LocalPrice[]> {
      const boards = await Promise.all(venues.map(venue => boardOf(venue).catch(() => undefined)))
      return boards.flatMap(board => {
        const found = board?.value.get(symbol)
        if (!board || !found) return []
        const distanceRatio = found.priceTry / worldTry - 1
        if (Math.abs(distanceRatio) > maxDistance) return []
        return [{ venue: board.venue, priceTry: found.priceTry, distanceRatio, atMs: found.atMs }]
      })
    },
  }
}
