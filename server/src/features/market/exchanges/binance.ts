import Type from 'typebox'
import type { CandleRow } from '../checks/candles.ts'
import type { Ticker } from '../facts.ts'
import type { Ask } from '../fetching/source.ts'
import { Refusal } from '../refusal.ts'
import { tradingSymbolOf } from '../symbols.ts'
import type { Exchange } from './exchange.ts'
import { baseOf, Digits, numberOf, Row, shape, toCandleRow } from './wire.ts'

const invalidSymbol = -1121
const tradesPlace = 8

const Tickers = Type.Array(
  Type.Object({
    symbol: Type.String(),
    lastPrice: Digits,
    openPrice: Digits,
    highPrice: Digits,
    lowPrice: Digits,
    volume: Digits,
    quoteVolume: Digits,
    closeTime: Type.Number(),
  }),
)
const readTickers = shape(Tickers)
const readRows = shape(Type.Array(Row))
const readError = shape(Type.Object({ code: Type.Number() }))

/** Binance spot, and every exchange that speaks like it. Weights are of 6,000 a minute. */
export const binance = (ask: Ask, venue = 'Binance'): Exchange => ({
  venue,
  tickers: () => ask('/api/v3/ticker/24hr?type=MINI', 80, body => readTickers(body).flatMap(toTicker)),
  candles: (symbol, timeframe, count, endMs) => {
    const pair = encodeURIComponent(tradingSymbolOf(symbol))
    const until = endMs === undefined ? '' : `&endTime=${endMs}`
    return ask(`/api/v3/klines?symbol=${pair}&interval=${timeframe}&limit=${count}${until}`, 2, body => {
      if (!Array.isArray(body) && readError(body).code === invalidSymbol) throw new Refusal('unlisted')
      return readRows(body).map((row): CandleRow => [...toCandleRow(row), numberOf(row[tradesPlace])])
    })
  },
  ping: () => ask('/api/v3/ping', 1, shape(Type.Object({}))),
})

function toTicker(wire: Type.Static<typeof Tickers>[number]): Ticker[] {
  const symbol = baseOf(wire.symbol, 'USDT')
  if (!symbol) return []
  return [
    {
      symbol,
      lastPrice: numberOf(wire.lastPrice),
      openPrice: numberOf(wire.openPrice),
      highPrice: numberOf(wire.highPrice),
      lowPrice: numberOf(wire.lowPrice),
      volumeBase: numberOf(wire.volume),
      volumeQuote: numberOf(wire.quoteVolume),
      atMs: wire.closeTime,
    },
  ]
}
