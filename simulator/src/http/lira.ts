import { DAY_MS } from '@pusula/words'
import type { Exchange } from '../exchange.ts'
import { fraction, keyOf } from '../price/hash.ts'
import { allPairs, quoteAsset } from './pairs.ts'
import { ratesOn } from './rates.ts'

/** A day of a coin at a Turkish exchange, in the currency it is paid in. */
export interface LocalDay {
  symbol: string
  currency: 'TRY' | 'USDT'
  last: number
  open: number
  high: number
  low: number
  volumeBase: number
}

/** Six digits that count, as such exchanges price. */
const six = (price: number) => Number(price.toPrecision(6))

/** What a venue adds to or takes off the world's price: a little for each coin, next to nothing for the dollar. */
const premiumOf = (venue: string, symbol: string) =>
  1 + (fraction(keyOf(1, `${venue} ${symbol}`)) - 0.4) * (symbol === quoteAsset ? 0.0006 : 0.006)

const maxCoins = 100

/** The days of the larger coins in dollars: such an exchange has fewer coins, and far less trade. */
export function dollarDays(exchange: Exchange, nowMs: number): LocalDay[] {
  return allPairs(exchange, nowMs)
    .slice(0, maxCoins)
    .flatMap(({ symbol }): LocalDay[] => {
      const ticker = exchange.ticker24h(symbol, nowMs)
      if (!ticker) return []
      const { lastPrice: last, openPrice: open, highPrice: high, lowPrice: low, volumeBase } = ticker
      return [{ symbol, currency: quoteAsset, last, open, high, low, volumeBase: volumeBase / 1000 }]
    })
}

const dollar: LocalDay = {
  symbol: quoteAsset,
  currency: quoteAsset,
  last: 1,
  open: 1,
  high: 1,
  low: 1,
  volumeBase: 15e6,
}

/** The same and the dollar itself against the lira, as a venue prices them. */
export function liraDays(days: readonly LocalDay[], venue: string, nowMs: number): LocalDay[] {
  const today = Math.floor(nowMs / DAY_MS)
  const [rate, before] = [ratesOn(today).TRY, ratesOn(today - 1).TRY]
  return [dollar, ...days].map(({ symbol, last, open, high, low, volumeBase }) => {
    const premium = premiumOf(venue, symbol)
    const inLira = (priceUsd: number, perDollar: number) => six(priceUsd * perDollar * premium)
    const [lastTry, openTry] = [inLira(last, rate), inLira(open, before)]
    return {
      symbol,
      currency: 'TRY',
      last: lastTry,
      open: openTry,
      high: Math.max(inLira(high, rate), lastTry, openTry),
      low: Math.min(inLira(low, before), lastTry, openTry),
      volumeBase,
    }
  })
}
