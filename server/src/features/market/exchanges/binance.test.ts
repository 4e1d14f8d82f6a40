import { describe, expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { binance } from './binance.ts'

const day = {
  symbol: 'BTCUSDT',
  openPrice: '90000.00000000',
  highPrice: '92500.50000000',
  lowPrice: '89000.00000000',
  lastPrice: '91000.10000000',
  volume: '12.50000000',
  quoteVolume: '1131250.00000000',
  openTime: 1794657600000,
  closeTime: 1794743999999,
  firstId: 1,
  lastId: 9,
  count: 9,
}
const kline = [
  1794740400000,
  '90900.00',
  '91100.00',
  '90800.00',
  '91000.10',
  '3.5',
  1794743999999,
  '318500.0',
  7,
  '1.7',
  '1',
  '0',
]

describe('Binance', () => {
  it('reads the 24 h ticker of every coin against the dollar, and of no other pair', async () => {
    const { ask, paths } = fakeAsk([day, { ...day, symbol: 'ETHBTC' }, { ...day, symbol: 'USDTTRY' }])
    expect(await binance(ask).tickers()).toEqual([
      {
        symbol: 'BTC',
        lastPrice: 91_000.1,
        openPrice: 90_000,
        highPrice: 92_500.5,
        lowPrice: 89_000,
        volumeBase: 12.5,
        volumeQuote: 1_131_250,
        atMs: 1_794_743_999_999,
      },
    ])
    expect(paths).toEqual([['/api/v3/ticker/24hr?type=MINI', 80]])
  })

  it('reads candles oldest first', async () => {
    const { ask, paths } = fakeAsk([kline])
    expect(await binance(ask).candles('BTC', '1h', 1000)).toEqual([
      [1_794_740_400_000, 90_900, 91_100, 90_800, 91_000.1, 3.5, 7],
    ])
    expect(paths).toEqual([['/api/v3/klines?symbol=BTCUSDT&interval=1h&limit=1000', 2]])
  })

  it('recognizes an unknown symbol', () =>
    expect(binance(fakeAsk({ code: -1121, msg: 'Invalid symbol.' }).ask).candles('NONE', '1h', 10)).rejects.toThrow(
      'unlisted',
    ))

  it.each([[{ code: -1003, msg: 'Too much.' }], [[{ symbol: 'BTCUSDT' }]], [[[1, '2']]], ['text'], [null]])(
    'is not understood when it says %j',
    async body => {
      const { ask } = fakeAsk(body)
      await expect(binance(ask).tickers()).rejects.toThrow('garbage')
      await expect(binance(ask).candles('BTC', '1h', 10)).rejects.toThrow('garbage')
    },
  )

  it('reads an empty number as null', async () => {
    const [ticker] = await binance(fakeAsk([{ ...day, lastPrice: '' }]).ask).tickers()
    expect(ticker?.lastPrice).toBeNaN()
  })
})
