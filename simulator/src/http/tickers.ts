import { fixed } from '@pusula/words'
import type { Exchange, TradingRule } from '../exchange.ts'
import { asText, priceText } from './decimals.ts'
import { tradeCount } from './klines.ts'
import { pairName } from './pairs.ts'
import { invalidSymbol } from './refusal.ts'

function tickerOf(exchange: Exchange, pair: TradingRule, nowMs: number) {
  const ticker = exchange.ticker24h(pair.symbol, nowMs)
  if (!ticker) throw invalidSymbol()
  return ticker
}

export function dayTicker(exchange: Exchange, pair: TradingRule, nowMs: number) {
  const ticker = tickerOf(exchange, pair, nowMs)
  const tickUsd = 1 / pair.ticksPerUsd
  const count = tradeCount(ticker.volumeQuote)
  // Trades are not kept, so their numbers are made from the time: growing, and without meaning.
  const firstId = count === 0 ? -1 : Math.floor(ticker.openMs / 100)
  const someCoins = asText(Math.ceil(ticker.volumeBase / 1000))
  return {
    symbol: pairName(pair.symbol),
    priceChange: priceText(ticker.priceChange, pair),
    priceChangePercent: fixed(ticker.priceChangePercent, 3),
    weightedAvgPrice: priceText(ticker.weightedAvgPrice, pair),
    prevClosePrice: priceText(ticker.openPrice, pair),
    lastPrice: priceText(ticker.lastPrice, pair),
    lastQty: asText(1 / pair.lotsPerCoin),
    bidPrice: priceText(ticker.lastPrice - tickUsd, pair),
    bidQty: someCoins,
    askPrice: priceText(ticker.lastPrice, pair),
    askQty: someCoins,
    openPrice: priceText(ticker.openPrice, pair),
    highPrice: priceText(ticker.highPrice, pair),
    lowPrice: priceText(ticker.lowPrice, pair),
    volume: asText(ticker.volumeBase),
    quoteVolume: asText(ticker.volumeQuote),
    openTime: ticker.openMs,
    closeTime: ticker.closeMs,
    firstId,
    lastId: count === 0 ? -1 : firstId + count - 1,
    count,
  }
}

export const priceTicker = (exchange: Exchange, pair: TradingRule, nowMs: number) => ({
  symbol: pairName(pair.symbol),
  price: priceText(tickerOf(exchange, pair, nowMs).lastPrice, pair),
})
