import { describe, expect, it } from 'vitest'
import type { Ticker } from '../facts.ts'
import type { Reason } from '../refusal.ts'
import { checkBoard, faultOf } from './tickers.ts'

const nowMs = Date.parse('2026-11-15T12:00:00Z')
const sound: Ticker = {
  symbol: 'BTC',
  lastPrice: 100,
  openPrice: 98,
  highPrice: 103,
  lowPrice: 97,
  volumeBase: 10,
  volumeQuote: 1_000,
  atMs: nowMs,
}
const coins = (count: number, change: Partial<Ticker> = {}): Ticker[] =>
  Array.from({ length: count }, (_, i) => ({ ...sound, symbol: `C${i}`, ...change }))

describe('a day of a coin', () => {
  it('is accepted when it passes the checks', () => expect(faultOf(sound, nowMs)).toBeUndefined())

  it('may be quiet', () => expect(faultOf({ ...sound, volumeBase: 0, volumeQuote: 0 }, nowMs)).toBeUndefined())

  it.each<[string, Partial<Ticker>, Reason]>([
    ['a negative price', { lastPrice: -100 }, 'price'],
    ['a price of zero', { lowPrice: 0 }, 'price'],
    ['no number', { highPrice: Number.NaN }, 'price'],
    ['an endless number', { highPrice: Number.POSITIVE_INFINITY }, 'price'],
    ['a high below the low', { highPrice: 96, lastPrice: 96.5 }, 'range'],
    ['a last price above the high', { lastPrice: 110 }, 'range'],
    ['a last price below the low', { lastPrice: 90 }, 'range'],
    ['an open price outside the day', { openPrice: 120 }, 'range'],
    ['an average outside the day', { volumeQuote: 2_000 }, 'range'],
    ['a negative volume', { volumeBase: -1 }, 'garbage'],
    ['a day of the future', { atMs: nowMs + 61_000 }, 'clock'],
    ['a day without a time', { atMs: Number.NaN }, 'clock'],
  ])('is refused with %s', (_, change, reason) => expect(faultOf({ ...sound, ...change }, nowMs)).toBe(reason))
})

describe('the tickers of an exchange', () => {
  it('drop single coins that fail the checks', () => {
    const { tickers, doubted } = checkBoard([...coins(30), { ...sound, symbol: 'BAD', lastPrice: -1 }], nowMs)
    expect([tickers.size, [...doubted]]).toEqual([30, [['BAD', 'price']]])
  })

  it('drop both of two tickers of one coin', () => {
    const { tickers, doubted } = checkBoard([...coins(30), sound, { ...sound, lastPrice: 99 }], nowMs)
    expect([tickers.has('BTC'), doubted.get('BTC')]).toEqual([false, 'order'])
  })

  it('skip pairs of zeros', () => {
    const gone = { lastPrice: 0, openPrice: 0, highPrice: 0, lowPrice: 0, volumeBase: 0, volumeQuote: 0 }
    const { tickers, doubted } = checkBoard([...coins(3), ...coins(9, gone).slice(3)], nowMs)
    expect([tickers.size, doubted.size]).toEqual([3, 0])
  })

  it('skip pairs whose last trade is long past', () => {
    const asleep = coins(20, { atMs: nowMs - 3_600_001 }).slice(10)
    const { tickers, doubted } = checkBoard([...coins(10), ...asleep], nowMs)
    expect([tickers.size, doubted.size]).toEqual([10, 0])
  })

  it.each<[string, Ticker[], Reason]>([
    ['too many bad coins', [...coins(8), ...coins(10, { highPrice: 1, lowPrice: 2 }).slice(8)], 'range'],
    ['no coin at all', [], 'half'],
    ['a clock that is behind', coins(5, { atMs: nowMs - 120_001 }), 'clock'],
    ['a clock that is ahead', coins(5, { atMs: nowMs + 600_000 }), 'clock'],
  ])('is refused as a whole with %s', (_, board, reason) => expect(() => checkBoard(board, nowMs)).toThrow(reason))
})
