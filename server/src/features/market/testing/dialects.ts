import type { CandleRow } from '../checks/candles.ts'
import type { CandleSpan, Ticker } from '../facts.ts'

/** What a venue was asked, whatever its way of asking. */
export type Asked = { kind: 'ping' | 'tickers' } | CandlesAsked
export interface CandlesAsked {
  kind: 'candles'
  symbol: string
  timeframe: CandleSpan
  count: number
  beforeMs?: number
}

/** How one venue is asked and how it answers; the reverse of its adapter, written from its documentation. */
export interface Dialect {
  understand(path: string, query: URLSearchParams): Asked
  ping: unknown
  /** What a call weighs, where not all weigh the same. */
  weightOf?(path: string): number
  tickers(tickers: Ticker[], nowMs: number): unknown
  candles(rows: CandleRow[], nowMs: number): unknown
}

const inText = (row: CandleRow) => row.map(String)
const timeframeNamed = (name: string): CandleSpan => {
  const names: Record<string, CandleSpan> = {
    '1': '1m',
    '15': '15m',
    '60': '1h',
    '240': '4h',
    D: '1d',
    '1H': '1h',
    '4H': '4h',
  }
  return names[name] ?? (name === '1Dutc' ? '1d' : (name as CandleSpan))
}
/** One venue names the first candle that is too new, the others the last that is not. */
function beforeOf(query: URLSearchParams): { beforeMs?: number } {
  if (query.has('after')) return { beforeMs: Number(query.get('after')) }
  const last = query.get('endTime') ?? query.get('end')
  return last === null ? {} : { beforeMs: Number(last) + 1 }
}
const candlesAsked = (query: URLSearchParams, pair: string, interval: string): Asked => ({
  kind: 'candles',
  symbol: (query.get(pair) ?? '').replace(/-?USDT$/, ''),
  timeframe: timeframeNamed(query.get(interval) ?? ''),
  count: Number(query.get('limit')),
  ...beforeOf(query),
})

export const binanceDialect: Dialect = {
  understand: (path, query) =>
    path.endsWith('/klines')
      ? candlesAsked(query, 'symbol', 'interval')
      : { kind: path.endsWith('/ping') ? 'ping' : 'tickers' },
  ping: {},
  weightOf: path => (path.includes('ticker/24hr') ? 80 : path.endsWith('/klines') ? 2 : 1),
  tickers: tickers =>
    tickers.map(({ symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs }) => ({
      symbol: `${symbol}USDT`,
      lastPrice: String(lastPrice),
      openPrice: String(openPrice),
      highPrice: String(highPrice),
      lowPrice: String(lowPrice),
      volume: String(volumeBase),
      quoteVolume: String(volumeQuote),
      closeTime: atMs,
    })),
  candles: rows => rows.map(([time, ...numbers]) => [time, ...numbers.map(String), time, '0', 1, '0', '0', '0']),
}

const bybitSays = (list: unknown[], time: number) => ({ retCode: 0, retMsg: 'OK', result: { list }, time })

export const bybitDialect: Dialect = {
  understand: (path, query) =>
    path.endsWith('/kline')
      ? candlesAsked(query, 'symbol', 'interval')
      : { kind: path.endsWith('/time') ? 'ping' : 'tickers' },
  ping: { retCode: 0 },
  tickers: (tickers, nowMs) =>
    bybitSays(
      tickers.map(({ symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote }) => ({
        symbol: `${symbol}USDT`,
        lastPrice: String(lastPrice),
        prevPrice24h: String(openPrice),
        highPrice24h: String(highPrice),
        lowPrice24h: String(lowPrice),
        volume24h: String(volumeBase),
        turnover24h: String(volumeQuote),
      })),
      tickers[0]?.atMs ?? nowMs,
    ),
  candles: (rows, nowMs) => bybitSays(rows.map(inText).reverse(), nowMs),
}

export const okxDialect: Dialect = {
  understand: (path, query) =>
    path.endsWith('candles')
      ? candlesAsked(query, 'instId', 'bar')
      : { kind: path.endsWith('/time') ? 'ping' : 'tickers' },
  ping: { code: '0', data: [] },
  tickers: tickers => ({
    code: '0',
    data: tickers.map(({ symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs }) => ({
      instId: `${symbol}-USDT`,
      last: String(lastPrice),
      open24h: String(openPrice),
      high24h: String(highPrice),
      low24h: String(lowPrice),
      vol24h: String(volumeBase),
      volCcy24h: String(volumeQuote),
      ts: String(atMs),
    })),
  }),
  candles: rows => ({ code: '0', data: rows.map(inText).reverse() }),
}

/** Asked for a stretch of time in seconds instead of a number of candles, and answers in columns. */
export const btcTurkDialect: Dialect = {
  understand: (path, query) => {
    if (!path.endsWith('/history')) return { kind: 'tickers' }
    const minutes = Number(query.get('resolution'))
    const [from, to] = [Number(query.get('from')), Number(query.get('to'))]
    return {
      kind: 'candles',
      symbol: (query.get('symbol') ?? '').replace(/USDT$/, ''),
      timeframe: timeframeNamed(String(minutes)),
      count: Math.floor(to / (60 * minutes)) - from / (60 * minutes) + 1,
      beforeMs: 1000 * to + 1,
    }
  },
  ping: { success: true, data: [] },
  tickers: tickers => ({
    success: true,
    data: tickers.map(({ symbol, lastPrice, openPrice, highPrice, lowPrice, volumeBase, volumeQuote, atMs }) => ({
      numeratorSymbol: symbol,
      denominatorSymbol: 'USDT',
      timestamp: atMs,
      last: lastPrice,
      open: openPrice,
      high: highPrice,
      low: lowPrice,
      volume: volumeBase,
      average: volumeBase ? volumeQuote / volumeBase : 0,
    })),
  }),
  candles: rows => {
    const column = (place: 1 | 2 | 3 | 4 | 5) => rows.map(row => row[place])
    const t = rows.map(([openedMs]) => openedMs / 1000)
    return { s: 'ok', t, o: column(1), h: column(2), l: column(3), c: column(4), v: column(5) }
  },
}

/** The list shows the same coins; its prices are those of the tickers. */
export const listDialect: Dialect = {
  understand: () => ({ kind: 'tickers' }),
  ping: {},
  tickers: tickers =>
    tickers.map(({ symbol, lastPrice }, i) => ({
      id: `the-${symbol.toLowerCase()}`,
      symbol: symbol.toLowerCase(),
      name: `The ${symbol}`,
      current_price: lastPrice,
      market_cap: 1e12 / (i + 1),
      market_cap_rank: i + 1,
    })),
  candles: () => [],
}
