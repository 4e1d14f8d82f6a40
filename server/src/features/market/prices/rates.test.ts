import { describe, expect, it } from 'vitest'
import type { Ask } from '../asking/source.ts'
import { exchangeRates, referenceRates } from '../exchanges/rates.ts'
import { movableTime } from '../testing/time.ts'
import { createRates } from './rates.ts'

const pairs = (euro: unknown, lira: unknown) => [
  { symbol: 'EURUSDT', price: euro },
  { symbol: 'USDTTRY', price: lira },
]
const daily = (date: string) => ({ amount: 1, base: 'USD', date, rates: { EUR: 0.86, TRY: 42 } })
const time = movableTime()
const today = new Date(time.nowMs()).toISOString().slice(0, 10)

/** What the two sources say; undefined is no answer. */
function ratesFrom(says: { exchange?: unknown; bank?: unknown }) {
  const ask =
    (body: unknown): Ask =>
    async (_path, _weight, read) => {
      if (body === undefined) throw new TypeError('fetch failed')
      return read(body)
    }
  const sources = [exchangeRates(ask(says.exchange), 'Binance'), referenceRates(ask(says.bank), 'Frankfurter')]
  return createRates({ source: 'live', sources, time })()
}

describe('what a dollar is worth', () => {
  it('is what the exchange pays for it', async () =>
    expect(await ratesFrom({ exchange: pairs('1.25', '42.5'), bank: daily(today) })).toMatchObject({
      value: { EUR: 0.8, TRY: 42.5 },
      provenance: { source: 'live', venue: 'Binance', ageMs: 0, isStale: false },
    }))

  it.each([
    ['is silent', undefined],
    ['swaps a pair', pairs('1.25', '0.0235')],
    ['slips a point', pairs('125', '42.5')],
    ['sends no numbers', pairs('abc', '42.5')],
    ['leaves one out', []],
    ['sends something else', { code: -1121 }],
  ])('is what the central bank says where the exchange %s, as old as its day', async (_, exchange) => {
    const { value, provenance } = await ratesFrom({ exchange, bank: daily(today) })
    expect([value.EUR, value.TRY, provenance.venue]).toEqual([0.86, 42, 'Frankfurter'])
    expect(provenance.ageMs).toBe(time.nowMs() - Date.parse(today))
  })

  it.each(['2999-01-01', '2020-01-01', 'yesterday'])('is not known where the only answer is of %s', async date =>
    expect(ratesFrom({ bank: daily(date) })).rejects.toMatchObject({ code: 'market.unavailable' }),
  )
})
