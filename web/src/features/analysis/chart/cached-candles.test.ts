import type { market, ReplyOf } from '@pusula/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetText, writeText } from '../../../stored/stored.ts'
import { cachedCandles, saveCandles } from './cached-candles.ts'

const reply: ReplyOf<typeof market.candles> = {
  symbol: 'BTC',
  timeframe: '1h',
  candles: { time: [0], open: [1], high: [3], low: [1], close: [2], volume: [5] },
  missing: [],
  provenance: { source: 'live', venue: 'Binance', ageMs: 0, isStale: false },
}
afterEach(() => forgetText('chartCandles'))

describe('the last chart', () => {
  it('is there for its coin and interval, and for no other', () => {
    saveCandles('BTC', '1h', reply)
    expect(cachedCandles('BTC', '1h')?.reply).toEqual(reply)
    expect([cachedCandles('ETH', '1h'), cachedCandles('BTC', '1d')]).toEqual([null, null])
  })

  it.each(['', 'null', '[]', '{"shape":0}', '{"shape":1,"atMs":1}'])('is not guessed at from %s', text => {
    writeText('chartCandles', text)
    expect(cachedCandles('BTC', '1h')).toBeNull()
  })
})
