import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxMessageBytes } from '../../../platform/broadcast/broadcast.ts'
import type { Ticker } from '../facts.ts'
import { decodeTickers, encodeTickers } from './ticker-codec.ts'

const figure = fc.double({ min: 0, max: 1e12, noNaN: true }).map(value => value || 0)
const symbol = fc.stringMatching(/^[A-Z0-9ğ币]{1,20}$/)
const ticker: fc.Arbitrary<Ticker> = fc.record({
  symbol,
  lastPrice: figure,
  openPrice: figure,
  highPrice: figure,
  lowPrice: figure,
  volumeBase: figure,
  volumeQuote: figure,
  atMs: fc.integer({ min: 0 }),
})

it('round-trips in messages that fit NOTIFY, the last of which is marked', () =>
  fc.assert(
    fc.property(fc.array(ticker, { maxLength: 300 }), fc.array(symbol, { maxLength: 9 }), (believed, doubted) => {
      const words = encodeTickers('somebody', { believed, doubted })
      expect(words.every(word => Buffer.byteLength(word) <= maxMessageBytes)).toBe(true)
      const read = words.map(decodeTickers)
      expect(read.flatMap(word => word.believed)).toEqual(believed)
      expect(read.flatMap(word => word.doubted)).toEqual(doubted)
      expect(read.map(({ hasMore }) => hasMore)).toEqual(words.map((_, i) => i < words.length - 1))
    }),
    { numRuns: 30 },
  ))
