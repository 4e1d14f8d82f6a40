import { DAY_MS, HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { btcTurk } from './btcturk.ts'

const nowMs = Date.parse('2026-08-25T15:20:00Z')

/** As recorded on 23 August and 14 September 2026. */
const days = {
  data: [
    {
      pair: 'BTCTRY',
      pairNormalized: 'BTC_TRY',
      timestamp: 1_787_525_058_187,
      last: 3_713_440,
      high: 3_733_751,
      low: 3_617_080,
      bid: 3_712_281,
      ask: 3_715_990,
      open: 3_686_279,
      volume: 27.81911204,
      average: 3_688_109,
      daily: 29_711,
      dailyPercent: 0.74,
      denominatorSymbol: 'TRY',
      numeratorSymbol: 'BTC',
      order: 1000,
    },
    {
      pair: 'BTCUSDT',
      pairNormalized: 'BTC_USDT',
      timestamp: 1_789_410_188_498,
      last: 79_152,
      high: 79_165,
      low: 76_386,
      bid: 79_164,
      ask: 79_185,
      open: 77_356,
      volume: 11.32065888,
      average: 77_879,
      daily: 1829,
      dailyPercent: 2.32,
      denominatorSymbol: 'USDT',
      numeratorSymbol: 'BTC',
      order: 2000,
    },
  ],
  success: true,
  message: null,
  code: 0,
}

const columns = (openedMs: readonly number[]) => ({
  s: 'ok',
  t: openedMs.map(ms => ms / 1000),
  h: openedMs.map((_, i) => 120 + i),
  o: openedMs.map((_, i) => 100 + i),
  l: openedMs.map((_, i) => 90 - i),
  c: openedMs.map((_, i) => 110 + i),
  v: openedMs.map(() => 0.5),
})

describe('BtcTurk', () => {
  it('reads the 24 h ticker of every coin against the dollar, and in lira', async () => {
    const { ask, paths } = fakeAsk(days)
    const exchange = btcTurk(ask, ask, () => nowMs)
    expect(await exchange.tickers()).toEqual([
      {
        symbol: 'BTC',
        lastPrice: 79_152,
        openPrice: 77_356,
        highPrice: 79_165,
        lowPrice: 76_386,
        volumeBase: 11.32065888,
        volumeQuote: 11.32065888 * 77_879,
        atMs: 1_789_410_188_498,
      },
    ])
    expect(await exchange.liraPrices(nowMs)).toEqual([
      { symbol: 'BTC', priceTry: 3_713_440, dayAgoTry: 3_686_279, atMs: 1_787_525_058_187 },
    ])
    expect(paths).toEqual([
      ['/api/v2/ticker', 1],
      ['/api/v2/ticker', 1],
    ])
  })

  it('reads candles with timestamps in seconds, from their own host', async () => {
    const opened = [13, 14, 15].map(hour => Date.parse('2026-08-25') + hour * HOUR_MS)
    const { ask, paths } = fakeAsk(columns(opened))
    const candles = await btcTurk(fakeAsk().ask, ask, () => nowMs).candles('BTC', '1h', 3)
    expect(candles.map(([time, open, , , close]) => [time, open, close])).toEqual(
      opened.map((time, i) => [time, 100 + i, 110 + i]),
    )
    const [from, to] = [(opened[0] ?? 0) / 1000, nowMs / 1000]
    expect(paths).toEqual([[`/v1/klines/history?symbol=BTCUSDT&resolution=60&from=${from}&to=${to}`, 1]])
  })

  it('aggregates days from four-hour candles: whole ones, and the one that is forming', async () => {
    const startMs = Date.parse('2026-08-24')
    const opened = [4, 8, 12, 16, 20].map(hour => startMs - DAY_MS + hour * HOUR_MS)
    const two = Array.from({ length: 10 }, (_, i) => startMs + i * 4 * HOUR_MS)
    const { ask, paths } = fakeAsk(columns([...opened, ...two]))
    const candles = await btcTurk(fakeAsk().ask, ask, () => nowMs).candles('ETH', '1d', 3)
    expect(candles).toEqual([
      [startMs, 105, 130, 80, 120, 3],
      [startMs + DAY_MS, 111, 134, 76, 124, 2],
    ])
    expect(paths[0]?.[0]).toContain(`resolution=240&from=${(startMs - DAY_MS) / 1000}&`)
  })

  it.each([
    ['an error', { s: 'error' }, 'failing'],
    ['columns of many lengths', { ...columns([0, HOUR_MS]), c: [1] }, 'garbage'],
    ['a page', { html: '' }, 'garbage'],
  ])('is not believed when it sends %s', async (_, body, reason) => {
    const { ask } = fakeAsk(body)
    await expect(btcTurk(ask, ask, () => nowMs).candles('BTC', '1h', 2)).rejects.toMatchObject({ reason })
    await expect(btcTurk(ask, ask, () => nowMs).tickers()).rejects.toMatchObject({ reason: 'garbage' })
  })
})
