import { formatIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../lib/messages.ts'
import { factorLine, factorNumbers, factorText } from './factor-words.ts'
import type { Factor } from './factors.ts'

const said = (language: 'tr' | 'en') => ({
  t: inLanguage(factorText, language),
  format: formatIn(language),
})
const factor = (name: Factor['name'], numbers: Record<string, number>, isMissing = false): Factor => ({
  name,
  points: 1,
  limit: 10,
  isMissing,
  numbers,
})

describe('the line under a factor', () => {
  it.each([
    [factor('trend', { averageGapInAtr: -1.2 }), '20 günlük ortalama, 50 günlüğün altında'],
    [factor('momentum', { rsi: 61.4 }), 'RSI 61'],
    [factor('volatility', { dailyRangeRatio: 0.0312 }), 'Günlük %3,1'],
    [factor('market', { leaderTrend: 0.05 }), 'Yatay'],
    [factor('news', { count: 8, meanTone: 0.4 }), 'Okunan haber: 8'],
    [factor('news', {}, true), 'Veri yok'],
    [factor('market', {}, true), 'Bitcoin’e göre okunur'],
  ])('says what the numbers say', (each, expected) => expect(factorLine(each, said('tr'))).toBe(expected))
})

it('names every number, and keeps back what it cannot name', () => {
  const numbers = factorNumbers(factor('momentum', { rsi: 61.444, unheardOf: 3 }), said('en'))
  expect(numbers).toEqual([{ name: 'RSI, 14 days', text: '61.44' }])
})
