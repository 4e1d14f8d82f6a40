import { describe, expect, it } from 'vitest'
import { createExchange } from './index.ts'
import { avalanche } from './price/hash.ts'

const nowMs = Date.UTC(2026, 10, 15, 12, 34, 56)
const exchange = createExchange({ seed: 1 })
const coins = exchange.coins(nowMs)

function printOf(value: unknown): number {
  let print = 0
  for (const char of JSON.stringify(value)) print = avalanche(print ^ char.charCodeAt(0))
  return print
}

describe('the history of seed 1', () => {
  // Everything people saw, bought and were forecast rests on it: if these numbers move, every simulated past moves.
  it.each([
    ['BTC', 1_150_910_575],
    ['ETH', -871_731_345],
    ['SHIB', 1_247_937_188],
    ['USDC', -1_148_799_206],
    ['KITE', -1_764_409_431],
  ])('is what it always was for %s', (symbol, print) => {
    const seen = (['15m', '1h', '4h', '1d'] as const).map(timeframe =>
      exchange.candles(symbol, timeframe, { limit: 200, nowMs }),
    )
    expect(printOf([seen, exchange.ticker24h(symbol, nowMs)])).toBe(print)
  })

  it('is the same in another exchange of that seed, and another in any other seed', () => {
    const request = { limit: 50, nowMs }
    const other = createExchange({ seed: 2 })
    expect(createExchange({ seed: 1 }).candles('ETH', '4h', request)).toEqual(exchange.candles('ETH', '4h', request))
    expect(other.candles('ETH', '4h', request)).not.toEqual(exchange.candles('ETH', '4h', request))
  })
})

describe('the list of coins', () => {
  it('has at least 250 coins, each with its own symbol, name and slug', () => {
    expect(coins.length).toBeGreaterThanOrEqual(250)
    expect(new Set(coins.map(({ symbol }) => symbol)).size).toBe(coins.length)
    expect(new Set(coins.map(({ id }) => id)).size).toBe(coins.length)
    expect(new Set(coins.map(({ name }) => name)).size).toBe(coins.length)
    for (const { id } of coins) expect(id).toMatch(/^[a-z0-9-]+$/)
    for (const { symbol } of coins) expect(symbol).toMatch(/^[A-Z0-9]+$/)
  })

  it.each([
    ['BTC', 'Bitcoin', 'bitcoin'],
    ['ETH', 'Ethereum', 'ethereum'],
    ['BNB', 'BNB', 'binancecoin'],
    ['SOL', 'Solana', 'solana'],
    ['DOGE', 'Dogecoin', 'dogecoin'],
    ['XRP', 'XRP', 'ripple'],
    ['ADA', 'Cardano', 'cardano'],
    ['DOT', 'Polkadot', 'polkadot'],
    ['AVAX', 'Avalanche', 'avalanche-2'],
    ['MATIC', 'Polygon', 'matic-network'],
    ['POL', 'POL (ex-MATIC)', 'polygon-ecosystem-token'],
    ['LINK', 'Chainlink', 'chainlink'],
    ['UNI', 'Uniswap', 'uniswap'],
    ['LTC', 'Litecoin', 'litecoin'],
    ['ONE', 'Harmony', 'harmony'],
    ['GAS', 'Gas', 'gas'],
    ['APE', 'ApeCoin', 'apecoin'],
    ['NEAR', 'NEAR Protocol', 'near'],
    ['USDT', 'Tether', 'tether'],
  ])('knows %s', (symbol, name, id) => {
    expect(coins.find(coin => coin.symbol === symbol)).toMatchObject({ name, id })
  })

  it('is ordered by market value, which is price times supply', () => {
    expect(coins.map(({ rank }) => rank)).toEqual(coins.map((_, i) => i + 1))
    expect(coins).toEqual(coins.toSorted((a, b) => b.marketCapUsd - a.marketCapUsd))
    for (const { marketCapUsd, circulatingSupply, ticker } of coins) {
      expect(marketCapUsd).toBe(Math.round(circulatingSupply * ticker.lastPrice))
    }
  })

  it('has values of a believable size in any decade', () => {
    for (const year of [2018, 2026, 2040]) {
      const list = exchange.coins(Date.UTC(year, 4, 5))
      expect(list[0].symbol).toBe('BTC')
      expect(list.slice(0, 6).map(({ symbol }) => symbol)).toContain('ETH')
      expect(list[0].marketCapUsd).toBeGreaterThan(2e11)
      expect(list[0].marketCapUsd).toBeLessThan(2e13)
      expect(list[99].marketCapUsd).toBeGreaterThan(1e8)
      expect(list[99].marketCapUsd).toBeLessThan(1e10)
    }
  })

  it('prints every price with at least three digits', () => {
    for (const { symbol, ticker } of coins) {
      const ticks = ticker.lastPrice * (exchange.rule(symbol, nowMs)?.ticksPerUsd ?? 0)
      expect(ticks, symbol).toBeGreaterThan(99)
    }
  })
})
