import { describe, expect, it } from 'vitest'
import { createExchange } from './index.ts'
import {
  autocorrelation,
  correlation,
  deviation,
  excessKurtosis,
  logReturns,
  longHistory,
  mean,
} from './testing/statistics.ts'

const exchange = createExchange({ seed: 1 })
const nowMs = Date.UTC(2026, 6, 1)
const samples = ['BTC', 'ETH', 'ONE'].map(symbol => ({
  symbol,
  quarters: longHistory(exchange, symbol, '15m', 20),
  hours: longHistory(exchange, symbol, '1h', 15),
  days: longHistory(exchange, symbol, '1d', 2),
}))

/** The bounds hold the values measured on five real coins, 2017 to 2025, and are wide enough for other seeds. */
describe.each(samples)('$symbol', ({ quarters, hours, days }) => {
  it('has volatility clustering: large moves follow large moves for days', () => {
    const sizes = logReturns(quarters).map(Math.abs)
    expect(autocorrelation(sizes, 1)).toBeGreaterThan(0.2)
    expect(autocorrelation(sizes, 1)).toBeLessThan(0.5)
    for (const lag of [2, 4, 8, 16, 32, 64, 96]) expect(autocorrelation(sizes, lag), `${lag}`).toBeGreaterThan(0.05)
    const daySizes = logReturns(days).map(Math.abs)
    for (const lag of [1, 2, 3, 5]) expect(autocorrelation(daySizes, lag), `${lag} days`).toBeGreaterThan(0.03)
  })

  it('has fat tails', () => {
    expect(excessKurtosis(logReturns(quarters))).toBeGreaterThan(8)
    expect(excessKurtosis(logReturns(hours))).toBeGreaterThan(8)
    expect(excessKurtosis(logReturns(days))).toBeGreaterThan(2)
  })

  it('has no autocorrelation of returns', () => {
    for (const lag of [1, 2, 3, 4, 8, 24]) {
      expect(Math.abs(autocorrelation(logReturns(hours), lag)), `${lag} hours`).toBeLessThan(0.05)
      expect(Math.abs(autocorrelation(logReturns(quarters), lag)), `${lag} quarters`).toBeLessThan(0.07)
      expect(Math.abs(autocorrelation(logReturns(days), lag)), `${lag} days`).toBeLessThan(0.08)
    }
  })

  it('has volume correlated with volatility', () => {
    for (const candles of [quarters, days]) {
      const volumes = candles.map(({ volumeBase }) => volumeBase)
      expect(
        correlation(
          volumes,
          candles.map(({ high, low }) => high / low - 1),
        ),
      ).toBeGreaterThan(0.5)
      expect(correlation(volumes.slice(1), logReturns(candles).map(Math.abs))).toBeGreaterThan(0.35)
    }
  })

  it('crashes now and then', () => {
    const returns = logReturns(days)
    expect(Math.min(...returns) / deviation(returns)).toBeLessThan(-5)
    expect(returns.filter(value => value < -0.1).length).toBeGreaterThanOrEqual(3)
  })

  it('opens away from the last close once in a while, not often', () => {
    const leaps = quarters.slice(1).filter((candle, i) => Math.abs(candle.open / quarters[i].close - 1) > 0.001)
    expect(leaps.length).toBeGreaterThanOrEqual(3)
    expect(leaps.length).toBeLessThan(quarters.length / 500)
  })

  it('ranges as far as its moves suggest', () => {
    for (const candles of [quarters, days]) {
      const ranges = candles.slice(1).map(({ high, low }) => Math.log(high / low))
      const ratio = mean(ranges) / mean(logReturns(candles).map(Math.abs))
      expect(ratio).toBeGreaterThan(1.8)
      expect(ratio).toBeLessThan(2.3)
    }
  })
})

const special = ['STETH', 'WBTC', 'WSTETH', 'WBETH', 'WETH', 'CBBTC', 'BNSOL', 'MATIC', 'XAUT', 'PAXG']
const stable = ['USDT', 'USDC', 'USDS', 'USDE', 'DAI', 'PYUSD', 'USD1', 'FDUSD', 'TUSD', 'EURC']
const young = ['CC', 'NIGHT', 'XPL', 'MON', '0G', 'KITE']
const dead = ['BCC', 'SFM', 'SQUID']
const returnsOf = (symbol: string) => logReturns(exchange.candles(symbol, '4h', { limit: 1000, nowMs }) ?? [])

describe('all coins together', () => {
  const free = exchange
    .coins(nowMs)
    .map(({ symbol }) => symbol)
    .filter(symbol => ![...special, ...stable, ...young, ...dead].includes(symbol))
  // Every fourth, from the largest to the smallest, is enough to show it and keeps the test quick.
  const returns = new Map(free.filter((_, i) => i % 4 === 0).map(symbol => [symbol, returnsOf(symbol)]))
  const bitcoin = returnsOf('BTC')

  it('move with bitcoin, each to its degree', () => {
    expect(returns.size).toBeGreaterThan(60)
    for (const [symbol, values] of returns) {
      if (symbol === 'BTC') continue
      expect(correlation(values, bitcoin), symbol).toBeGreaterThan(0.35)
      expect(correlation(values, bitcoin), symbol).toBeLessThan(0.9)
    }
  })

  it('are more volatile the smaller they are', () => {
    // Years of days: over some months the seasons of a coin's own blur it.
    const wildness = (symbols: readonly string[]) =>
      mean(symbols.map(symbol => deviation(logReturns(exchange.candles(symbol, '1d', { limit: 1000, nowMs }) ?? []))))
    // A third of them each: ten differ by more than their size.
    const bySize = [...returns.keys()]
    const large = wildness(bySize.slice(1, 23))
    expect(wildness(['BTC'])).toBeLessThan(large)
    expect(wildness(bySize.slice(-22))).toBeGreaterThan(1.2 * large)
  })

  it('stay home in the long run: bitcoin between 10,000 and 1,000,000 from 2017 to 2040, whatever the seed', () => {
    const monthMs = 30 * 86_400_000
    for (let seed = 1; seed <= 12; seed++) {
      const world = createExchange({ seed })
      const months = Array.from({ length: 290 }, (_, month) => Date.UTC(2017, 1, 1) + month * monthMs)
      const candles = months.flatMap(
        endMs => world.candles('BTC', '1d', { limit: 1, endMs, nowMs: Date.UTC(2041, 0, 1) }) ?? [],
      )
      expect(candles).toHaveLength(290)
      expect(Math.min(...candles.map(({ low }) => low))).toBeGreaterThan(10_000)
      expect(Math.max(...candles.map(({ high }) => high))).toBeLessThan(1_000_000)
    }
  })
})

it.each(stable)('%s keeps its peg within half a percent', symbol => {
  const home = symbol === 'EURC' ? 1.16 : 1
  const candles = exchange.candles(symbol, '4h', { limit: 1000, nowMs }) ?? []
  expect(candles).toHaveLength(1000)
  expect(Math.max(...candles.map(({ high }) => high)) / home).toBeLessThan(1.005)
  expect(Math.min(...candles.map(({ low }) => low)) / home).toBeGreaterThan(0.995)
  expect(new Set(candles.map(({ close }) => close)).size).toBeGreaterThan(3)
})

it('wrapped coins follow what they wrap', () => {
  const bitcoin = exchange.candles('BTC', '1d', { limit: 500, nowMs }) ?? []
  const wrapped = exchange.candles('WBTC', '1d', { limit: 500, nowMs }) ?? []
  const ratios = wrapped.map((candle, i) => candle.close / bitcoin[i].close)
  expect(ratios).toHaveLength(500)
  expect(Math.max(...ratios.map(ratio => Math.abs(ratio - 1)))).toBeLessThan(0.005)
})
