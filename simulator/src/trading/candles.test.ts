import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candle, createExchange, type Timeframe, timeframes } from '../index.ts'
import { timeframeMs } from './candles.ts'

const exchange = createExchange({ seed: 1 })
const symbols = exchange.rules(Date.UTC(2026, 0, 1)).map(({ symbol }) => symbol)
const anySymbol = fc.constantFrom(...symbols)
const anyTime = fc.integer({ min: Date.UTC(2018, 0, 1), max: Date.UTC(2040, 0, 1) })
const anyTimeframe = fc.constantFrom(...timeframes)

function read(
  symbol: string,
  timeframe: Timeframe,
  request: { limit: number; endMs?: number; nowMs: number },
): Candle[] {
  const candles = exchange.candles(symbol, timeframe, request)
  if (!candles) throw new Error(`${symbol} is not listed`)
  return candles
}

/** Sums are compared in whole lots and ten-thousandths of a dollar, since decimals do not add exactly as text. */
function together(parts: readonly Candle[], symbol: string, nowMs: number) {
  const lotsPerCoin = exchange.rule(symbol, nowMs)?.lotsPerCoin ?? 0
  return {
    openMs: parts[0].openMs,
    open: parts[0].open,
    high: Math.max(...parts.map(({ high }) => high)),
    low: Math.min(...parts.map(({ low }) => low)),
    close: parts.at(-1)?.close,
    lots: parts.reduce((sum, { volumeBase }) => sum + Math.round(volumeBase * lotsPerCoin), 0),
    quote: parts.reduce((sum, { volumeQuote }) => sum + Math.round(volumeQuote * 10_000), 0),
  }
}

describe('candles of different widths', () => {
  it.each([
    ['1h', '15m'],
    ['4h', '15m'],
    ['1d', '15m'],
    ['4h', '1h'],
    ['1d', '4h'],
  ] as const)('%s is exactly the sum of its %s, the forming one included', (wide, narrow) => {
    fc.assert(
      fc.property(anySymbol, anyTime, (symbol, nowMs) => {
        const ratio = timeframeMs(wide) / timeframeMs(narrow)
        const wides = read(symbol, wide, { limit: 3, nowMs })
        const narrows = read(symbol, narrow, { limit: 3 * ratio, nowMs })
        const last = wides.at(-1)
        expect(wides.length).toBeGreaterThan(0)
        for (const whole of wides.slice(1)) {
          const parts = narrows.filter(
            ({ openMs }) => Math.floor(openMs / timeframeMs(wide)) * timeframeMs(wide) === whole.openMs,
          )
          if (whole !== last) expect(parts).toHaveLength(ratio)
          expect(together([whole], symbol, nowMs)).toEqual(together(parts, symbol, nowMs))
        }
      }),
    )
  })

  it('a quarter hour is made of its minutes: the same prices and the same coins, the forming one included', () => {
    fc.assert(
      fc.property(anySymbol, anyTime, (symbol, nowMs) => {
        const quarters = read(symbol, '15m', { limit: 3, nowMs })
        const minutes = read(symbol, '1m', { limit: 45, nowMs })
        for (const whole of quarters.slice(1)) {
          const parts = minutes.filter(({ openMs }) => Math.floor(openMs / 900_000) * 900_000 === whole.openMs)
          if (whole !== quarters.at(-1)) expect(parts).toHaveLength(15)
          const { quote: _, ...made } = together(parts, symbol, nowMs)
          const { quote: __, ...found } = together([whole], symbol, nowMs)
          expect(made).toEqual(found)
        }
      }),
    )
  })

  it('is the same history in one read or in many, now or years later', () => {
    fc.assert(
      fc.property(anyTimeframe, anyTime, fc.integer({ min: 2, max: 40 }), (timeframe, endMs, limit) => {
        const laterMs = endMs + 3 * 365 * 86_400_000
        const together = read('ETH', timeframe, { limit, endMs, nowMs: laterMs })
        const alone = together.map(
          ({ openMs }) => read('ETH', timeframe, { limit: 1, endMs: openMs, nowMs: laterMs })[0],
        )
        const asItHappened = read('ETH', timeframe, { limit, nowMs: endMs })
        expect(together).toHaveLength(limit)
        expect(alone).toEqual(together)
        expect(asItHappened.slice(0, -1)).toEqual(together.slice(0, -1))
      }),
      { numRuns: 40 },
    )
  })
})

describe('a list of candles', () => {
  it('is on the grid, without holes, each high above and each low below the rest', () => {
    fc.assert(
      fc.property(anySymbol, anyTimeframe, anyTime, (symbol, timeframe, nowMs) => {
        const candles = read(symbol, timeframe, { limit: 50, nowMs })
        expect(candles.at(-1)?.openMs).toBe(Math.floor(nowMs / timeframeMs(timeframe)) * timeframeMs(timeframe))
        const isSound = ({ openMs, open, high, low, close, volumeBase, volumeQuote }: Candle, i: number) =>
          openMs === candles[0].openMs + i * timeframeMs(timeframe) &&
          high >= Math.max(open, close) &&
          low <= Math.min(open, close) &&
          low > 0 &&
          volumeBase >= 0 &&
          volumeQuote >= 0 &&
          volumeQuote * 10_000 < Number.MAX_SAFE_INTEGER
        expect(candles.filter((candle, i) => !isSound(candle, i))).toEqual([])
      }),
    )
  })

  it('holds no more than a thousand, and none that opens after its end or after now', () => {
    const nowMs = Date.UTC(2026, 3, 5, 6, 7, 8)
    expect(read('BTC', '15m', { limit: 5000, nowMs })).toHaveLength(1000)
    expect(read('BTC', '1h', { limit: 5, endMs: nowMs + 1e9, nowMs }).at(-1)?.openMs).toBe(Date.UTC(2026, 3, 5, 6))
    expect(read('BTC', '1h', { limit: 5, endMs: Date.UTC(2026, 3, 1), nowMs }).at(-1)?.openMs).toBe(
      Date.UTC(2026, 3, 1),
    )
    expect(read('BTC', '1h', { limit: 5, endMs: Date.UTC(2026, 3, 1) - 1, nowMs }).at(-1)?.openMs).toBe(
      Date.UTC(2026, 2, 31, 23),
    )
  })

  it('begins when the exchange opened, and is empty before', () => {
    const nowMs = Date.UTC(2017, 0, 4, 12)
    expect(read('BTC', '1d', { limit: 1000, nowMs }).map(({ openMs }) => openMs)).toEqual(
      [1, 2, 3, 4].map(day => Date.UTC(2017, 0, day)),
    )
    expect(read('BTC', '1d', { limit: 10, endMs: Date.UTC(2016, 5, 1), nowMs })).toEqual([])
    expect(exchange.candles('BTC', '1d', { limit: 10, nowMs: Date.UTC(2016, 5, 1) })).toBeNull()
  })

  it('refuses an unlisted symbol', () => {
    expect(exchange.candles('NOSUCH', '1d', { limit: 10, nowMs: Date.UTC(2026, 0, 1) })).toBeNull()
  })
})

describe('coins of little history', () => {
  const newcomers = ['CC', 'NIGHT', 'XPL', 'MON', '0G', 'KITE']

  it.each([2017.5, 2019, 2026.4, 2040])('are there in %d: some weeks old, the youngest less than a month', year => {
    const nowMs = Math.floor((year - 1970) * 365.25 * 86_400_000)
    const ages = newcomers.map(symbol => read(symbol, '1d', { limit: 1000, nowMs }).length)
    expect(Math.max(...ages)).toBeLessThanOrEqual(182)
    expect(Math.min(...ages)).toBeLessThanOrEqual(32)
    expect(new Set(ages).size).toBeGreaterThan(4)
  })

  it('have a first day that begins with the listing', () => {
    const nowMs = Date.UTC(2026, 4, 5)
    const listedMs = exchange.rule('KITE', nowMs)?.listedMs ?? 0
    const [firstDay] = read('KITE', '1d', { limit: 1000, nowMs })
    const quarters = read('KITE', '15m', { limit: 56, endMs: listedMs + 55 * 900_000, nowMs })
    expect(listedMs % 86_400_000).toBe(36_000_000)
    expect(quarters[0].openMs).toBe(listedMs)
    expect(together([firstDay], 'KITE', nowMs)).toEqual({
      ...together(quarters, 'KITE', nowMs),
      openMs: firstDay.openMs,
    })
  })
})

it('is flat after a delisting', () => {
  for (const symbol of ['BCC', 'SFM', 'SQUID']) {
    const candles = read(symbol, '4h', { limit: 1000, nowMs: Date.UTC(2026, 4, 5) })
    const prices = new Set(candles.flatMap(({ open, high, low, close }) => [open, high, low, close]))
    expect(prices.size).toBe(1)
    expect(candles.every(({ volumeBase, volumeQuote }) => volumeBase === 0 && volumeQuote === 0)).toBe(true)
  }
})
