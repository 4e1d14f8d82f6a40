import { describe, expect, it } from 'vitest'
import { symbolOf, tradingSymbolOf } from './symbols.ts'

describe('the symbol of a coin', () => {
  it.each(['BTC', 'btc', ' Btc ', '$btc', 'BTCUSDT', 'btcusdt', 'BTC/USDT', 'BTC-USDT', 'btc_usdt', 'BTC/USD'])(
    'of %s is BTC',
    spelling => expect(symbolOf(spelling)).toBe('BTC'),
  )

  it.each([
    ['usdt', 'USDT'],
    ['TUSD', 'TUSD'],
    ['1INCH', '1INCH'],
    ['lınk', 'LINK'],
    ['İD', 'ID'],
    ['SUSDT', 'S'],
  ])('of %s is %s', (spelling, symbol) => expect(symbolOf(spelling)).toBe(symbol))

  it('finds its way back from the pair', () => expect(symbolOf(tradingSymbolOf('DOGE'))).toBe('DOGE'))
})
