import type { Exchange } from '../exchange.ts'
import { type Candle, maxCandles, type Timeframe } from '../trading/candles.ts'
import { dollarDays, liraDays } from './lira.ts'
import { quoteAsset } from './pairs.ts'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

const resolutions: Record<string, Timeframe> = { '1': '1m', '15': '15m', '60': '1h', '240': '4h' }
const mostCandles = 11_000

/** Answers as BtcTurk does: tickers with numbers in an envelope, candles in columns and seconds without one. */
export function respondBtcTurk(exchange: Exchange, request: HttpRequest): HttpReply {
  if (request.path === '/api/v2/ticker') return tickers(exchange, request)
  if (request.path === '/v1/klines/history') return history(exchange, request)
  return notFound
}

function tickers(exchange: Exchange, { query, nowMs }: HttpRequest): HttpReply {
  const asked = query.get('pairSymbol')?.replace('_', '')
  const days = dollarDays(exchange, nowMs)
  const data = [...liraDays(days, 'BtcTurk', nowMs), ...days]
    .map((day, i) => ({
      pair: day.symbol + day.currency,
      pairNormalized: `${day.symbol}_${day.currency}`,
      timestamp: nowMs,
      last: day.last,
      high: day.high,
      low: day.low,
      bid: day.last,
      ask: day.last,
      open: day.open,
      volume: day.volumeBase,
      average: (day.high + day.low) / 2,
      daily: day.last - day.open,
      dailyPercent: (100 * (day.last - day.open)) / day.open,
      denominatorSymbol: day.currency,
      numeratorSymbol: day.symbol,
      order: 1000 + i,
    }))
    .filter(({ pair }) => asked === undefined || pair === asked)
  return json(200, { data, success: true, message: null, code: 0 })
}

/** Only against the dollar: in lira nobody asks it for candles. */
function history(exchange: Exchange, { query, nowMs }: HttpRequest): HttpReply {
  const pair = query.get('symbol') ?? ''
  const timeframe = resolutions[query.get('resolution') ?? '']
  const [fromMs, toMs] = ['from', 'to'].map(name => 1000 * Number(query.get(name))) as [number, number]
  if (!timeframe || !(fromMs <= toMs)) return json(400, { s: 'error' })
  const symbol = pair.endsWith(quoteAsset) ? pair.slice(0, -quoteAsset.length) : ''
  const candles: Candle[] = []
  let endMs = Math.min(toMs, nowMs)
  while (candles.length < mostCandles) {
    const page = exchange.candles(symbol, timeframe, { limit: maxCandles, endMs, nowMs }) ?? []
    const wanted = page.filter(({ openMs }) => openMs >= fromMs)
    candles.unshift(...wanted)
    if (!wanted[0] || wanted.length < maxCandles) break
    endMs = wanted[0].openMs - 1
  }
  return json(200, {
    s: candles.length ? 'ok' : 'no_data',
    t: candles.map(({ openMs }) => openMs / 1000),
    h: candles.map(({ high }) => high),
    o: candles.map(({ open }) => open),
    l: candles.map(({ low }) => low),
    c: candles.map(({ close }) => close),
    v: candles.map(({ volumeBase }) => volumeBase),
  })
}
