import { clockIn, dollars, formatIn } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analysisOf, sampleOf } from '../../../demo/analysis.ts'
import { wrap } from '../../../lib/picture/pen.ts'
import { cardOf } from './card.ts'

const at = new Date('2026-11-15T09:30:00Z')
const result = { ...analysisOf(sampleOf('BTC', at), 'en'), name: 'Bitcoin' }

describe('the card that is shared', () => {
  it('says the score, the range and that the market is simulated, in the language of its reader', () => {
    const turkish = cardOf(result, 'tr', { ...formatIn('tr', clockIn('Europe/Istanbul')), tender: dollars })
    expect(turkish).toMatchObject({ price: '$45.120,00', made: '15 Kas 2026, 12.30', score: 77, band: 'İyi' })
    expect(turkish.simulated).toBe('Simüle piyasa')
    expect(turkish.advice).toContain('Yatırım tavsiyesi değildir')
    const english = cardOf(result, 'en', { ...formatIn('en', clockIn('UTC')), tender: dollars })
    expect(english).toMatchObject({ price: '$45,120.00', made: '15 Nov 2026, 09:30', band: 'Good' })
    expect(english.says).toContain('score 77 out of 100, Good')
  })

  it('shows the range in figures, and where it lies around the price', () => {
    const { range, rangeLabel } = cardOf(result, 'tr')
    expect(rangeLabel, 'no promise without what was held').toBe('1 gün sonrası için olası aralık')
    const record = { kind: 'live', graded: 900, heldRatio: 0.79, days: 90 } as const
    const held = cardOf({ ...result, forecasts: result.forecasts.map(one => ({ ...one, record })) }, 'tr')
    expect(held.rangeLabel).toBe('1 gün sonra; 5’te 4 tutmalı, son 90 günde 100’de 79 tuttu')
    expect(range).toMatchObject({ text: '$42.923 – 47.317', lowEnd: '−%6', highEnd: '+%6' })
    expect(range?.lowRatio).toBeCloseTo(0.094, 3)
    expect(range?.highRatio).toBeCloseTo(0.906, 3)
  })

  it('counts the zeros of a cheap coin', () => {
    const cheap = analysisOf({ symbol: 'PEPE', name: 'Pepe', priceUsd: 1.234e-8, score: 61, at }, 'en')
    expect(cardOf(cheap, 'en')).toMatchObject({ price: '$0.0₇1234', range: { text: '$0.0₇1174 – 0.0₇1294' } })
  })

  it('stays whole where no day was forecast, and never calls a live market simulated', () => {
    expect(cardOf({ ...result, forecasts: [], source: 'live' }, 'en')).toMatchObject({ range: null, simulated: null })
  })

  it('wraps without losing a word, and no line of several is too wide', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (said, widthPx) => {
        const text = said.join(' ')
        const lines = wrap(text, widthPx, line => line.length)
        expect(lines.join(' ')).toBe(text)
        for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(widthPx)
      }),
    )
  })
})
