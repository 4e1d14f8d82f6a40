import { describe, expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { bybit } from './bybit.ts'

const said = (list: unknown[]) => ({
  retCode: 0,
  retMsg: 'OK',
  result: { category: 'spot', list },
  retExtInfo: {},
  time: 1_794_744_000_123,
})
const day = {
  symbol: 'BTCUSDT',
  bid1Price: '91000.1',
  lastPrice: '91000.1',
  prevPrice24h: '90000',
  price24hPcnt: '0.0111',
  highPrice24h: '92500.5',
  lowPrice24h: '89000',
  turnover24h: '1131250',
  volume24h: '12.5',
}

describe('Bybit', () => {
  it('reads the 24 h ticker of every coin against the dollar, at the time of its response', async () => {
    const { ask, paths } = fakeAsk(said([day, { ...day, symbol: 'BTCUSDC' }]))
    expect(await bybit(ask).tickers()).toEqual([
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
    expect(paths).toEqual([['/v5/market/tickers?category=spot', 1]])
  })

  it('reverses candles, which come newest first', async () => {
    const { ask, paths } = fakeAsk(
      said([
        ['1794744000000', '91000', '91200', '90900', '91100', '1.5', '136650'],
        ['1794657600000', '90000', '92500', '89000', '91000', '12.5', '1131250'],
      ]),
    )
    const candles = await bybit(ask).candles('BTC', '1d', 2)
    expect(candles).toEqual([
      [1_794_657_600_000, 90_000, 92_500, 89_000, 91_000, 12.5],
      [1_794_744_000_000, 91_000, 91_200, 90_900, 91_100, 1.5],
    ])
    expect(paths).toEqual([['/v5/market/kline?category=spot&symbol=BTCUSDT&interval=D&limit=2', 1]])
  })

  it.each([
    [{ retCode: 10001, retMsg: 'Not supported symbols' }, 'unlisted'],
    [{ retCode: 10006, retMsg: 'Too many visits.' }, 'limited'],
    [{ retCode: 10016, retMsg: 'Server error.' }, 'failing'],
    [{ retCode: 0, retMsg: 'OK', result: {} }, 'garbage'],
    [[], 'garbage'],
  ])('answered with %j is refused as %s', (body, reason) =>
    expect(bybit(fakeAsk(body).ask).candles('BTC', '1h', 10)).rejects.toThrow(reason),
  )
})
