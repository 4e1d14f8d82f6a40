import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestWord } from '../../../platform/broadcast/broadcast.ts'
import type { Ticker } from '../facts.ts'
import { readWord, wordsOf } from './words.ts'

const figure = fc.double({ min: 0, max: 1e12, noNaN: true }).map(value => value || 0)
const ticker: fc.Arbitrary<Ticker> = fc.record({
  symbol: fc.stringMatching(/^[A-Z0-9ğ币]{1,20}$/),
  lastPrice: figure,
  openPrice: figure,
  highPrice: figure,
  lowPrice: figure,
  volumeBase: figure,
  volumeQuote: figure,
  atMs: fc.integer({ min: 0 }),
})

it('what is handed on arrives as it was, in words that fit, the last of which says so', () =>
  fc.assert(
    fc.property(fc.array(ticker, { maxLength: 300 }), tickers => {
      const words = wordsOf('somebody', tickers)
      expect(words.every(word => Buffer.byteLength(word) <= longestWord)).toBe(true)
      const read = words.map(readWord)
      expect(read.flatMap(word => word.tickers)).toEqual(tickers)
      expect(read.map(({ hasMore }) => hasMore)).toEqual(words.map((_, i) => i < words.length - 1))
    }),
    { numRuns: 30 },
  ))
