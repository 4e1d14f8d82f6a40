import { DAY_MS, utcDay } from '@pusula/words'
import type { PastRates, RateCurrency } from '../exchanges/rates.ts'
import { createStaleCache } from '../fetching/stale-cache.ts'
import type { Time } from '../fetching/time.ts'

/** Cache lifetime of a year that is over: its rates do not change any more. */
const overForMs = 30 * DAY_MS
const freshForMs = 3_600_000
/** Banks rest over a long weekend: so many days before are looked at. */
const maxRestDays = 7
const maxYears = 40

/** What one dollar was worth, who said so and of which day. */
export interface DayRate {
  perDollar: number
  venue: string
  date: string
}

type Days = ReadonlyMap<string, Omit<DayRate, 'date'>>

/** What a dollar was worth on past days: the exchange's own close, else what the central bank says of that day or the one before. */
export function createDayRates({ sources, time }: { sources: readonly PastRates[]; time: Time }) {
  const cache = createStaleCache<Days>({ time, tooOldMs: overForMs, maxEntries: () => maxYears })

  /** The first source that knows a day decides; another one is asked only where days are missing. */
  async function load(currency: RateCurrency, year: number) {
    const days = new Map<string, Omit<DayRate, 'date'>>()
    const inOrder = () => [...days.keys()].sort()
    let failure: unknown
    for (const { venue, year: daysOf } of sources) {
      try {
        for (const [date, perDollar] of await daysOf(currency, year))
          if (!days.has(date)) days.set(date, { perDollar, venue })
      } catch (error) {
        failure = error
      }
      if ((inOrder()[0] ?? '9') <= `${year}-01-0${maxRestDays}`) break
    }
    if (days.size === 0 && failure) throw failure
    const isOver = time.nowMs() >= Date.UTC(year + 1, 0, 2)
    return { value: days, venue: 'rates', freshForMs: isOver ? overForMs : freshForMs }
  }
  const daysOf = async (currency: RateCurrency, year: number): Promise<Days> =>
    (await cache.get(`${currency} ${year}`, () => load(currency, year))).value

  /** Undefined where nobody knows that day. */
  return async (currency: RateCurrency, atMs: number): Promise<DayRate | undefined> => {
    for (let day = 0; day <= maxRestDays; day++) {
      const date = utcDay(atMs - day * DAY_MS)
      const found = (await daysOf(currency, Number(date.slice(0, 4)))).get(date)
      if (found) return { ...found, date }
    }
    return undefined
  }
}
