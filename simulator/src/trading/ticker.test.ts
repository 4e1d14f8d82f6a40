import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createExchange } from '../index.ts'

const exchange = createExchange({ seed: 1 })
const symbols = exchange.rules(Date.UTC(2026, 0, 1)).map(({ symbol }) => symbol)
const anySymbol = fc.constantFrom(...symbols)
const anyTime = fc.integer({ min: Date.UTC(2018, 0, 1), max: Date.UTC(2040, 0, 1) })

it('agrees with the newest 96 quarter-hour candles', () => {
  fc.assert(
    fc.property(anySymbol, anyTime, (symbol, nowMs) => {
      const candles = exchange.candles(symbol, '15m', { limit: 96, nowMs }) ?? []
      const ticker = exchange.ticker24h(symbol, nowMs)
      const first = candles[0]
      const last = candles.at(-1)
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
      expect(ticker).toMatchObject({
        symbol,
        openMs: first.openMs,
        closeMs: nowMs,
        openPrice: first.open,
        lastPrice: last?.close,
        highPrice: Math.max(...candles.map(({ high }) => high)),
        lowPrice: Math.min(...candles.map(({ low }) => low)),
      })
      const volumeBase = sum(candles.map(candle => candle.volumeBase))
      const volumeQuote = sum(candles.map(candle => candle.volumeQuote))
      expect(ticker?.volumeBase).toBeCloseTo(volumeBase, 4)
      expect(ticker?.volumeQuote).toBeCloseTo(volumeQuote, 2)
    }),
  )
})

it('has a change and an average that follow from its own numbers', () => {
  fc.assert(
    fc.property(anySymbol, anyTime, (symbol, nowMs) => {
      const ticker = exchange.ticker24h(symbol, nowMs)
      if (!ticker) throw new Error(`${symbol} is not listed`)
      const { openPrice, lastPrice, highPrice, lowPrice, volumeBase, weightedAvgPrice } = ticker
      expect(ticker.priceChange).toBeCloseTo(lastPrice - openPrice, 10)
      expect(ticker.priceChangePercent).toBeCloseTo(100 * (lastPrice / openPrice - 1), 2)
      if (volumeBase === 0) {
        expect(weightedAvgPrice).toBe(0)
      } else {
        expect(weightedAvgPrice).toBeGreaterThanOrEqual(lowPrice)
        expect(weightedAvgPrice).toBeLessThanOrEqual(highPrice)
        expect(weightedAvgPrice / (ticker.volumeQuote / volumeBase)).toBeCloseTo(1, 3)
      }
    }),
  )
})

it('covers less than a day for a coin listed today', () => {
  const listedMs = exchange.rule('KITE', Date.UTC(2026, 4, 5))?.listedMs ?? 0
  expect(exchange.ticker24h('KITE', listedMs + 5 * 3_600_000)?.openMs).toBe(listedMs)
})

it('moves in real time', () => {
  const nowMs = Date.UTC(2026, 4, 5, 6, 7)
  const prices = Array.from({ length: 60 }, (_, i) => exchange.ticker24h('BTC', nowMs + i * 1000)?.lastPrice)
  expect(new Set(prices).size).toBeGreaterThan(30)
})
