import { describe, expect, it } from 'vitest'
import { createExchange, respondExchange } from '../index.ts'

const nowMs = Date.UTC(2026, 10, 15, 12, 34, 56)
const exchange = createExchange({ seed: 1 })

function ask(call: string) {
  const [path, query] = call.split('?')
  const { status, headers, body } = respondExchange(exchange, { path, query: new URLSearchParams(query), nowMs })
  return { status, headers, answer: body === '' ? null : JSON.parse(body) }
}

const decimal = expect.stringMatching(/^-?\d+\.\d{8,}$/)

describe('the small calls', () => {
  it('answers ping with nothing and time with the time', () => {
    expect(ask('/api/v3/ping')).toMatchObject({ status: 200, answer: {} })
    expect(ask('/api/v3/time')).toMatchObject({ status: 200, answer: { serverTime: nowMs } })
    expect(ask('/api/v3/time').headers['content-type']).toContain('application/json')
  })

  it('is a 404 on other paths', () => {
    expect(ask('/api/v3/account').status).toBe(404)
  })
})

describe('klines', () => {
  it('are rows of twelve, numbers as text, as the exchange sends them', () => {
    const { status, answer } = ask('/api/v3/klines?symbol=BTCUSDT&interval=1h&limit=3')
    expect(status).toBe(200)
    expect(answer).toHaveLength(3)
    const openMs = Date.UTC(2026, 10, 15, 12)
    expect(answer[2]).toEqual([
      openMs,
      decimal,
      decimal,
      decimal,
      decimal,
      decimal,
      openMs + 3_599_999,
      decimal,
      expect.any(Number),
      decimal,
      decimal,
      '0',
    ])
  })

  it('agree with the candles', () => {
    const rows: string[][] = ask('/api/v3/klines?symbol=SHIBUSDT&interval=4h&limit=20').answer
    const candles = exchange.candles('SHIB', '4h', { limit: 20, nowMs })
    expect(rows.map(row => row.slice(0, 6).map(Number))).toEqual(
      candles?.map(({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase]),
    )
  })

  const opens = (query: string) =>
    ask(`/api/v3/klines?symbol=BTCUSDT&interval=1d&${query}`).answer.map(([openMs]: [number]) =>
      new Date(openMs).toISOString().slice(0, 10),
    )
  const [march1, march4] = [Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 4)]

  it('are the newest 500 unless told otherwise, and never more than 1000', () => {
    expect(opens('')).toHaveLength(500)
    expect(opens('').at(-1)).toBe('2026-11-15')
    expect(opens('limit=5000')).toHaveLength(1000)
  })

  it('begin at startTime and end at endTime, both included', () => {
    expect(opens(`startTime=${march1}&limit=3`)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(opens(`startTime=${march1 + 1}&limit=1`)).toEqual(['2026-03-02'])
    expect(opens(`endTime=${march4}&limit=2`)).toEqual(['2026-03-03', '2026-03-04'])
    expect(opens(`startTime=${march1}&endTime=${march4}`)).toHaveLength(4)
    expect(opens(`startTime=${march4}&endTime=${march1}`)).toEqual([])
    expect(opens('startTime=0&limit=2')).toEqual(['2017-01-01', '2017-01-02'])
  })

  it('begin with the listing of a young coin', () => {
    const { listedMs } = exchange.rule('KITE', nowMs) ?? { listedMs: 0 }
    const [[firstMs]] = ask('/api/v3/klines?symbol=KITEUSDT&interval=15m&startTime=0&limit=1').answer
    expect(firstMs).toBe(listedMs)
  })
})

describe('tickers', () => {
  it('give one object for one symbol, with the fields and the text of the exchange', () => {
    const { status, answer } = ask('/api/v3/ticker/24hr?symbol=ETHUSDT')
    const ticker = exchange.ticker24h('ETH', nowMs)
    expect(status).toBe(200)
    expect(answer).toEqual({
      symbol: 'ETHUSDT',
      priceChange: decimal,
      priceChangePercent: expect.stringMatching(/^-?\d+\.\d{3}$/),
      weightedAvgPrice: decimal,
      prevClosePrice: decimal,
      lastPrice: ticker?.lastPrice.toFixed(8),
      lastQty: decimal,
      bidPrice: decimal,
      bidQty: decimal,
      askPrice: decimal,
      askQty: decimal,
      openPrice: ticker?.openPrice.toFixed(8),
      highPrice: ticker?.highPrice.toFixed(8),
      lowPrice: ticker?.lowPrice.toFixed(8),
      volume: ticker?.volumeBase.toFixed(8),
      quoteVolume: decimal,
      openTime: ticker?.openMs,
      closeTime: nowMs,
      firstId: expect.any(Number),
      lastId: expect.any(Number),
      count: expect.any(Number),
    })
    expect(Number(answer.quoteVolume)).toBe(ticker?.volumeQuote)
    expect(Number(answer.bidPrice)).toBeLessThan(Number(answer.askPrice))
    expect(answer.lastId - answer.firstId + 1).toBe(answer.count)
  })

  it('give a list for a list, in its order, and all pairs for none', () => {
    const names = (call: string) => ask(call).answer.map(({ symbol }: { symbol: string }) => symbol)
    const two = encodeURIComponent('["SOLUSDT","BTCUSDT"]')
    expect(names(`/api/v3/ticker/24hr?symbols=${two}`)).toEqual(['SOLUSDT', 'BTCUSDT'])
    expect(names(`/api/v3/ticker/price?symbols=${two}`)).toEqual(['SOLUSDT', 'BTCUSDT'])
    expect(names('/api/v3/ticker/24hr')).toHaveLength(exchange.coins(nowMs).length - 1)
    expect(names('/api/v3/ticker/price')).not.toContain('USDTUSDT')
  })

  it('give the bare price', () => {
    const price = exchange.ticker24h('SHIB', nowMs)?.lastPrice.toFixed(10)
    expect(ask('/api/v3/ticker/price?symbol=SHIBUSDT').answer).toEqual({ symbol: 'SHIBUSDT', price })
  })

  it('are zero for a delisted coin', () => {
    expect(ask('/api/v3/ticker/24hr?symbol=BCCUSDT').answer).toMatchObject({
      priceChange: '0.00000000',
      priceChangePercent: '0.000',
      weightedAvgPrice: '0.00000000',
      volume: '0.00000000',
      firstId: -1,
      lastId: -1,
      count: 0,
    })
  })
})

describe('exchangeInfo', () => {
  it('lists every pair with its grid', () => {
    const { answer } = ask('/api/v3/exchangeInfo')
    expect(answer).toMatchObject({ timezone: 'UTC', serverTime: nowMs, exchangeFilters: [] })
    expect(answer.symbols.length).toBeGreaterThanOrEqual(250)
    expect(answer.symbols[0]).toMatchObject({
      symbol: 'BTCUSDT',
      status: 'TRADING',
      baseAsset: 'BTC',
      quoteAsset: 'USDT',
      isSpotTradingAllowed: true,
    })
    expect(answer.symbols[0].filters).toContainEqual(
      expect.objectContaining({ filterType: 'PRICE_FILTER', tickSize: '0.01000000' }),
    )
    expect(answer.symbols[0].filters).toContainEqual(
      expect.objectContaining({ filterType: 'LOT_SIZE', stepSize: '0.00001000' }),
    )
  })

  it('lists one pair when one is asked for', () => {
    expect(ask('/api/v3/exchangeInfo?symbol=ONEUSDT').answer.symbols).toHaveLength(1)
  })
})

describe('an invalid request', () => {
  it.each([
    ['/api/v3/klines?symbol=NOSUCHUSDT&interval=1h', -1121, 'Invalid symbol.'],
    ['/api/v3/klines?symbol=USDTUSDT&interval=1h', -1121, 'Invalid symbol.'],
    ['/api/v3/klines?symbol=ETHBTC&interval=1h', -1121, 'Invalid symbol.'],
    ['/api/v3/ticker/24hr?symbol=NOSUCHUSDT', -1121, 'Invalid symbol.'],
    ['/api/v3/exchangeInfo?symbol=NOSUCHUSDT', -1121, 'Invalid symbol.'],
    ['/api/v3/klines?symbol=BTCUSDT&interval=7m', -1120, 'Invalid interval.'],
    ['/api/v3/klines?interval=1h', -1102, "Mandatory parameter 'symbol' was not sent, was empty/null, or malformed."],
    [
      '/api/v3/klines?symbol=BTCUSDT',
      -1102,
      "Mandatory parameter 'interval' was not sent, was empty/null, or malformed.",
    ],
    [
      '/api/v3/ticker/price?symbol=btcusdt',
      -1100,
      "Illegal characters found in parameter 'symbol'; legal range is '^[A-Z0-9-_.]{1,20}$'.",
    ],
    [
      '/api/v3/klines?symbol=BTCUSDT&interval=1h&limit=ten',
      -1100,
      "Illegal characters found in parameter 'limit'; legal range is '^[0-9]{1,20}$'.",
    ],
    ['/api/v3/klines?symbol=BTCUSDT&interval=1h&limit=0', -1130, "Data sent for parameter 'limit' is not valid."],
    ['/api/v3/ticker/24hr?symbol=BTCUSDT&symbols=["ETHUSDT"]', -1128, 'Combination of optional parameters invalid.'],
    ['/api/v3/ticker/24hr?symbols=["ETHUSDT","ETHUSDT"]', -1151, 'Symbol is present multiple times in the list.'],
  ])('%s is refused with %i', (call, code, msg) => {
    expect(ask(call)).toMatchObject({ status: 400, answer: { code, msg } })
  })

  it('refuses a list that is not one', () => {
    expect(ask('/api/v3/ticker/24hr?symbols=ETHUSDT')).toMatchObject({ status: 400, answer: { code: -1100 } })
  })
})
