import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { okx } from './okx.ts'

const said = (data: unknown[]) => ({ code: '0', msg: '', data })
const day = {
  instType: 'SPOT',
  instId: 'BTC-USDT',
  last: '91000.1',
  lastSz: '0.01',
  open24h: '90000',
  high24h: '92500.5',
  low24h: '89000',
  volCcy24h: '1131250',
  vol24h: '12.5',
  ts: '1794744000123',
}
const newestMs = 1_794_744_000_000
/** Newest first, from the given place on. */
const page = (from: number, count: number) =>
  said(
    Array.from({ length: count }, (_, i) => [
      String(newestMs - (from + i) * HOUR_MS),
      '91000',
      '91200',
      '90900',
      '91100',
      '1.5',
      '136650',
      '136650',
      '1',
    ]),
  )

describe('OKX', () => {
  it('reads the 24 h ticker of every coin against the dollar', async () => {
    const { ask, paths } = fakeAsk(said([day, { ...day, instId: 'BTC-EUR' }]))
    expect(await okx(ask).tickers()).toEqual([
      {
        symbol: 'BTC',
        lastPrice: 91_000.1,
        openPrice: 90_000,
        highPrice: 92_500.5,
        lowPrice: 89_000,
        volumeBase: 12.5,
        volumeQuote: 1_131_250,
        atMs: 1_794_744_000_123,
      },
    ])
    expect(paths).toEqual([['/api/v5/market/tickers?instType=SPOT', 1]])
  })

  it('reads a thousand candles in four pages, joined oldest first', async () => {
    const { ask, paths } = fakeAsk(page(0, 300), page(300, 300), page(600, 300), page(900, 100))
    const candles = await okx(ask).candles('BTC', '1h', 1000)
    expect(candles.map(([time]) => time)).toEqual(
      Array.from({ length: 1000 }, (_, i) => newestMs - (999 - i) * HOUR_MS),
    )
    expect(paths.map(([path]) => path)).toEqual([
      '/api/v5/market/candles?instId=BTC-USDT&bar=1H&limit=300',
      `/api/v5/market/candles?instId=BTC-USDT&bar=1H&limit=300&after=${newestMs - 299 * HOUR_MS}`,
      `/api/v5/market/candles?instId=BTC-USDT&bar=1H&limit=300&after=${newestMs - 599 * HOUR_MS}`,
      `/api/v5/market/candles?instId=BTC-USDT&bar=1H&limit=100&after=${newestMs - 899 * HOUR_MS}`,
    ])
  })

  it('stops paging when a new coin has no more', async () => {
    const { ask, paths } = fakeAsk(page(0, 20))
    expect(await okx(ask).candles('NEW', '1h', 1000)).toHaveLength(20)
    expect(paths).toHaveLength(1)
  })

  it('counts its days from midnight UTC', async () => {
    const { ask, paths } = fakeAsk(page(0, 1))
    await okx(ask).candles('BTC', '1d', 1)
    expect(paths[0]?.[0]).toContain('bar=1Dutc')
  })

  it.each([
    [{ code: '51001', msg: 'Instrument ID does not exist', data: [] }, 'unlisted'],
    [{ code: '50011', msg: 'Too many requests', data: [] }, 'limited'],
    [{ code: '50001', msg: 'Service unavailable', data: [] }, 'failing'],
    [{ code: '0', msg: '' }, 'garbage'],
    ['<html>', 'garbage'],
  ])('answered with %j is refused as %s', (body, reason) =>
    expect(okx(fakeAsk(body).ask).candles('BTC', '1h', 10)).rejects.toThrow(reason),
  )
})
