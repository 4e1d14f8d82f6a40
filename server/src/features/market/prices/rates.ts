import { MINUTE_MS } from '@pusula/words'
import { createVotes } from '../checks/votes.ts'
import { type Quote, type Quotes, type RateCurrency, type RateSource, rateCurrencies } from '../exchanges/rates.ts'
import { createStaleCache } from '../fetching/stale-cache.ts'
import type { Time } from '../fetching/time.ts'
import type { Refusals } from '../starting/setup.ts'

const freshForMs = MINUTE_MS / 2
/** Cache lifetime of a bank's rate, which is of a day. */
const dailyFreshForMs = 60 * MINUTE_MS
/** What an exchange said longer ago has no voice any more; what was agreed on is shown for so long, with its age. */
const quietMs = 5 * MINUTE_MS
const agreedForMs = 60 * MINUTE_MS
const clockSlackMs = MINUTE_MS
/** Banks rest over a long weekend; a rate of last week is no rate. */
const tooOldMs = 5 * 86_400_000
/** On calm days the exchanges differ by hundredths of a percent; a bank's rate is of yesterday. */
const maxRatio = 1.02
const maxDailyRatio = 1.03
const maxSources = 10

/** What one dollar is worth, and who said so. */
export interface Rate extends Quote {
  venues: string[]
}
export type Rates = Record<RateCurrency, Rate | null>

interface Options {
  /** In the order in which they are named. */
  sources: readonly RateSource[]
  time: Time
  refusals: Refusals
}

/** What a dollar is worth: the middle of what those say who are not contradicted by the others. One that lies alone moves nothing. */
export function createRates({ sources, time, refusals }: Options): () => Promise<Rates> {
  const cache = createStaleCache<Quotes>({ time, tooOldMs, maxEntries: () => maxSources })
  const agreed = new Map<RateCurrency, { rate: Rate; sinceMs: number }>()

  const quoted = async ({ venue, isDaily, rates }: RateSource) => {
    const load = async () => ({
      value: await rates(time.nowMs()),
      venue,
      freshForMs: isDaily ? dailyFreshForMs : freshForMs,
    })
    const quotes = await cache.get(venue, load).catch(() => undefined)
    return { venue, isDaily, quotes: quotes?.value ?? {} }
  }

  return async () => {
    const voices = await Promise.all(sources.map(quoted))
    const decide = (currency: RateCurrency): Rate | null => {
      const nowMs = time.nowMs()
      const said = voices.flatMap(({ venue, isDaily, quotes }) => {
        const quote = quotes[currency]
        const agoMs = nowMs - (quote?.atMs ?? Number.NaN)
        const isInTime = agoMs >= -clockSlackMs && agoMs <= (isDaily ? tooOldMs : quietMs)
        return quote && isInTime ? [{ venue, isDaily, quote }] : []
      })
      const believed = said.filter(one => !isContradicted(one, said))
      for (const { venue } of said.filter(one => !believed.includes(one))) refusals(venue, 'disagrees', currency)
      // A bank's rate of yesterday is for when no exchange can be heard.
      const markets = believed.filter(({ isDaily }) => !isDaily)
      const rate = middleOf(markets.length ? markets : believed)
      if (rate) agreed.set(currency, { rate, sinceMs: nowMs })
      const known = agreed.get(currency)
      return rate ?? (known && Math.abs(nowMs - known.sinceMs) <= agreedForMs ? known.rate : null)
    }
    return Object.fromEntries(rateCurrencies.map(currency => [currency, decide(currency)])) as Rates
  }
}

interface Voice {
  venue: string
  isDaily: boolean
  quote: Quote
}

const kindOf = ({ isDaily }: Voice) => (isDaily ? 'list' : 'ticker')

/** By the same count as prices: more are against it than for it. */
function isContradicted(one: Voice, all: readonly Voice[]): boolean {
  const votes = createVotes({ maxRatio, maxListRatio: maxDailyRatio })
  for (const voice of all) votes.note('USD', voice.quote.perDollar, { venue: voice.venue, kind: kindOf(voice) }, 0)
  const { venue, quote } = one
  return votes.verdict('USD', quote.perDollar, { venue, kind: kindOf(one) }, 0) === 'contradicted'
}

/** What somebody has really said: of an even number the lower of the two in the middle. */
function middleOf(voices: readonly Voice[]): Rate | null {
  const inOrder = voices.toSorted((a, b) => a.quote.perDollar - b.quote.perDollar)
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)]
  return middle ? { ...middle.quote, venues: voices.map(({ venue }) => venue) } : null
}
