export { createExchange, type Exchange, type ListedCoin, type TradingRule } from './exchange.ts'
export { type Candle, type CandleRequest, type Timeframe, timeframes } from './trading/candles.ts'
export type { Ticker } from './trading/ticker.ts'
