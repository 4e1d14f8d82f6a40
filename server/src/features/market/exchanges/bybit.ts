import Type, { type TSchema } from 'typebox'
import type { CandleSpan, Ticker } from '../facts.ts'
import type { Ask } from '../fetching/source.ts'
import { Refusal } from '../refusal.ts'
import { tradingSymbolOf } from '../symbols.ts'
import type { Exchange } from './exchange.ts'
import { baseOf, Digits, numberOf, Row, shape, toCandleRow } from './wire.ts'

const intervals: Record<CandleSpan, string> = { '1m': '1', '15m': '15', '1h': '60', '4h': '240', '1d': 'D' }
const tooManyVisits = 10_006
const wrongParameter = 10_001

const Day = Type.Object({
  symbol: Type.String(),
  lastPrice: Digits,
  prevPrice24h: Digits,
  highPrice24h: Digits,
  lowPrice24h: Digits,
  volume24h: Digits,
  turnover24h: Digits,
})

/** Error codes stand in the body; the HTTP status is 200 also for an error. */
function listOf<S extends TSchema>(item: S) {
  const readCode = shape(Type.Object({ retCode: Type.Number(), retMsg: Type.Optional(Type.String()) }))
  const readList = shape(Type.Object({ time: Type.Number(), result: Type.Object({ list: Type.Array(item) }) }))
  return (body: unknown) => {
    const { retCode, retMsg = '' } = readCode(body)
    if (retCode === tooManyVisits) throw new Refusal('limited', retMsg)
    if (retCode === wrongParameter && /symbol/i.test(retMsg)) throw new Refusal('unlisted')
    if (retCode !== 0) throw new Refusal('failing', retMsg)
    return readList(body)
  }
}
const readTickers = listOf(Day)
const readRows = listOf(Row)

/** Bybit spot: newest first, 600 calls in 5 seconds. */
export const bybit = (ask: Ask): Exchange => ({
  venue: 'Bybit',
  tickers: () =>
    ask('/v5/market/tickers?category=spot', 1, body => {
      const { time, result } = readTickers(body)
      return result.list.flatMap(wire => toTicker(wire, time))
    }),
  candles: (symbol, timeframe, count, endMs) => {
    const pair = encodeURIComponent(tradingSymbolOf(symbol))
    const until = endMs === undefined ? '' : `&end=${endMs}`
    const path = `/v5/market/kline?category=spot&symbol=${pair}&interval=${intervals[timeframe]}&limit=${count}${until}`
    return ask(path, 1, body => readRows(body).result.list.map(toCandleRow).reverse())
  },
  ping: () => ask('/v5/market/time', 1, shape(Type.Object({ retCode: Type.Literal(0) }))),
})

function toTicker(wire: Type.Static<typeof Day>, atMs: number): Ticker[] {
  const symbol = baseOf(wire.symbol, 'USDT')
  if (!symbol) return []
  return [
    {
      symbol,
      lastPrice: numberOf(wire.lastPrice),
      openPrice: numberOf(wire.prevPrice24h),
      highPrice: numberOf(wire.highPrice24h),
      lowPrice: numberOf(wire.lowPrice24h),
      volumeBase: numberOf(wire.volume24h),
      volumeQuote: numberOf(wire.turnover24h),
      atMs,
    },
  ]
}
