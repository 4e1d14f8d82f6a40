import { describe, expect, it } from 'vitest'
import { exchangeRates, referenceRates } from '../exchanges/rates.ts'
import type { Ask } from '../fetching/source.ts'
import { movableTime } from '../testing/time.ts'
import { createDayRates } from './day-rates.ts'

const at = (date: string) => Date.parse(`${date}T15:00:00Z`)
const candle = (date: string, close: string) => [Date.parse(date), '1', '1', '1', close, '5']

/** What the two sources say of a year; undefined is no answer. */
function ratesFrom(says: { exchange?: unknown; bank?: Record<string, Record<string, number>> }) {
  const asked: string[] = []
  const ask =
    (body: unknown): Ask =>
    async (path, _weight, read) => {
      asked.push(path)
      if (body === undefined) throw new TypeError('fetch failed')
      return read(body)
    }
  const bank = says.bank && { base: 'USD', rates: says.bank }
  const sources = [exchangeRates(ask(says.exchange), 'Binance'), referenceRates(ask(bank), 'Frankfurter')]
  return { rateOn: createDayRates({ sources, time: movableTime() }), asked }
}

describe('what a dollar was worth on a day', () => {
  it('is the close of the exchange, fetched once a year', async () => {
    const { rateOn, asked } = ratesFrom({ exchange: [candle('2025-01-01', '35.5'), candle('2025-10-03', '41.65')] })
    const rate = { perDollar: 41.65, venue: 'Binance', date: '2025-10-03' }
    expect(await rateOn('TRY', at('2025-10-03'))).toEqual(rate)
    expect(await rateOn('TRY', at('2025-10-03'))).toEqual(rate)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('symbol=USDTTRY&interval=1d')
  })

  it('is the turned price of a euro', async () =>
    expect(await ratesFrom({ exchange: [candle('2025-01-01', '1.25')] }).rateOn('EUR', at('2025-01-01'))).toMatchObject(
      { perDollar: 0.8 },
    ))

  it('falls back to the bank where the exchange has none', async () => {
    const bank = { '2019-06-14': { TRY: 5.9 } }
    for (const exchange of [undefined, []])
      expect(await ratesFrom({ exchange, bank }).rateOn('TRY', at('2019-06-14'))).toMatchObject({
        perDollar: 5.9,
        venue: 'Frankfurter',
      })
  })

  it('is that of the working day before, also across the new year', async () => {
    const bank = { '2018-12-31': { TRY: 5.3 }, '2019-06-14': { TRY: 5.9 } }
    const { rateOn } = ratesFrom({ bank })
    expect(await rateOn('TRY', at('2019-06-16'))).toMatchObject({ perDollar: 5.9, date: '2019-06-14' })
    expect(await rateOn('TRY', at('2019-01-01'))).toMatchObject({ perDollar: 5.3, date: '2018-12-31' })
  })

  it('is unknown where no source is plausible', async () => {
    const { rateOn } = ratesFrom({ exchange: [candle('2025-01-01', '0.03'), candle('2025-01-02', 'x')], bank: {} })
    expect(await rateOn('TRY', at('2025-01-03'))).toBeUndefined()
    await expect(ratesFrom({}).rateOn('TRY', at('2025-01-03'))).rejects.toThrow('fetch failed')
  })
})
