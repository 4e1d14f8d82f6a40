import type { CandleRow } from '../checks/candles.ts'
import type { Ticker } from '../facts.ts'
import type { Exchange } from './exchange.ts'

/** Quote currency of every coin, and the dollar it is measured by. */
const tether = 'USDT'
const dollar = 'USDC'

/** A dollar's price in tethers, turned over: what a tether costs in dollars. */
const turned = (ticker: Ticker): Ticker => ({
  ...ticker,
  symbol: tether,
  lastPrice: 1 / ticker.lastPrice,
  openPrice: 1 / ticker.openPrice,
  highPrice: 1 / ticker.lowPrice,
  lowPrice: 1 / ticker.highPrice,
  volumeBase: ticker.volumeQuote,
  volumeQuote: ticker.volumeBase,
})

const turnedRow = ([time, open, high, low, close, volume, ...rest]: CandleRow): CandleRow => [
  time,
  1 / open,
  1 / low,
  1 / high,
  1 / close,
  volume * close,
  ...rest,
]

/** With the one coin that no exchange trades against itself; it is there wherever the other dollar is. */
export function andTether(tickers: readonly Ticker[]): readonly Ticker[] {
  const other = tickers.find(({ symbol }) => symbol === dollar)
  const isThere = tickers.some(({ symbol }) => symbol === tether)
  return other && !isThere && other.lowPrice > 0 ? [...tickers, turned(other)] : tickers
}

export const withTether = (exchange: Exchange): Exchange => ({
  ...exchange,
  tickers: async () => [...andTether(await exchange.tickers())],
  candles: async (symbol, timeframe, count, endMs) =>
    symbol === tether
      ? (await exchange.candles(dollar, timeframe, count, endMs)).map(turnedRow)
      : exchange.candles(symbol, timeframe, count, endMs),
})
