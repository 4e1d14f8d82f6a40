import { describe, expect, it } from 'vitest'
import { createVotes, type Speaker } from './votes.ts'

const nowMs = Date.parse('2026-11-15T12:00:00Z')

const ticker: Speaker = { venue: 'A', kind: 'ticker' }
const candle: Speaker = { venue: 'A', kind: 'candle' }
const otherTicker: Speaker = { venue: 'B', kind: 'ticker' }
const list: Speaker = { venue: 'L', kind: 'list' }

describe('votes on a price', () => {
  it('are not needed where there is a single venue', () =>
    expect(createVotes().verdict('BTC', 100, ticker, nowMs)).toBe('alone'))

  it('contradict what is more than a fifth off the candle', () => {
    const votes = createVotes()
    votes.note('BTC', 100, candle, nowMs)
    const verdicts = [81, 84, 100, 119, 121, 1000].map(price => votes.verdict('BTC', price, ticker, nowMs))
    expect(verdicts).toEqual(['contradicted', 'confirmed', 'confirmed', 'confirmed', 'contradicted', 'contradicted'])
  })

  it('accept a crash once a second venue confirms it', () => {
    const votes = createVotes()
    votes.note('BTC', 100, candle, nowMs)
    expect(votes.verdict('BTC', 60, ticker, nowMs)).toBe('contradicted')
    votes.note('BTC', 60, ticker, nowMs, false)
    expect(votes.verdict('BTC', 61, otherTicker, nowMs)).toBe('confirmed')
  })

  it('with a timestamp in the future, after the clock was set back, do not count', () => {
    const votes = createVotes()
    votes.note('BTC', 100, candle, nowMs + 4 * 3_600_000)
    expect(votes.verdict('BTC', 1000, otherTicker, nowMs)).toBe('alone')
  })

  it('that were rejected themselves contradict nobody', () => {
    const votes = createVotes()
    votes.note('BTC', 1000, ticker, nowMs, false)
    expect(votes.verdict('BTC', 100, otherTicker, nowMs)).toBe('alone')
  })

  it('of a rejected venue do not confirm its other prices', () => {
    const votes = createVotes()
    votes.note('BTC', 100, list, nowMs)
    votes.note('BTC', 1000, ticker, nowMs, false)
    expect(votes.verdict('BTC', 1000, candle, nowMs)).toBe('contradicted')
    expect(votes.verdict('BTC', 1000, otherTicker, nowMs)).toBe('confirmed')
  })

  it('do not come from oneself', () => {
    const votes = createVotes()
    votes.note('BTC', 100, ticker, nowMs)
    expect(votes.verdict('BTC', 1000, ticker, nowMs)).toBe('alone')
  })

  it('expire after two minutes', () => {
    const votes = createVotes()
    votes.note('BTC', 100, candle, nowMs)
    expect(votes.verdict('BTC', 60, ticker, nowMs + 120_000)).toBe('contradicted')
    expect(votes.verdict('BTC', 60, ticker, nowMs + 120_001)).toBe('alone')
  })

  it('of a list last longer and notice only what is off by a factor', () => {
    const votes = createVotes()
    votes.note('BTC', 100, list, nowMs)
    const laterMs = nowMs + 600_000
    expect([55, 190, 10, 1000].map(price => votes.verdict('BTC', price, ticker, laterMs))).toEqual([
      'confirmed',
      'confirmed',
      'contradicted',
      'contradicted',
    ])
  })
})
