import { describe, expect, it } from 'vitest'
import { completedCount, slice } from '../../candles.ts'
import { type SampleMarket, sampleMarket } from '../../forecasts/sample-market.ts'
import { replay } from '../replay.ts'
import { type Entry, writeEntry } from './diary.ts'

const market = sampleMarket({ seed: 31, days: 36, stepRatio: 0.004 })

function entriesOf(candles: SampleMarket, untilMs = Number.POSITIVE_INFINITY): Entry[] {
  const entries: Entry[] = []
  replay([candles], {
    fromMs: market.now - 4 * 86_400_000,
    toMs: untilMs,
    onGraded: () => {},
    onMoment: moment => {
      const entry = writeEntry(moment)
      if (entry) entries.push(entry)
    },
  })
  return entries
}

describe('a diary', () => {
  it('never changes when later candles are added (no look-ahead)', () => {
    const endMs = market.now - 2 * 86_400_000
    const known: SampleMarket = {
      ...market,
      candles15m: slice(market.candles15m, 0, completedCount(market.candles15m, '15m', endMs)),
      candles1h: slice(market.candles1h, 0, completedCount(market.candles1h, '1h', endMs)),
      candles1d: slice(market.candles1d, 0, completedCount(market.candles1d, '1d', endMs)),
    }
    const said = entriesOf(known)
    expect(said).toHaveLength(2 * 6 + 1)
    expect(entriesOf(market, endMs + 1)).toEqual(said)
  })

  it('finds three marks on either side, a score and two plans', () => {
    for (const { marks, priceUsd, score, noiseUsd, plans } of entriesOf(market)) {
      expect(marks.filter(mark => mark.priceUsd > priceUsd).map(mark => mark.side)).toEqual(Array(3).fill('resistance'))
      expect(marks.filter(mark => mark.priceUsd < priceUsd).map(mark => mark.side)).toEqual(Array(3).fill('support'))
      expect(score >= 0 && score <= 100 && noiseUsd > 0).toBe(true)
      expect([plans.up.side, plans.down.side]).toEqual(['up', 'down'])
    }
  })
})
