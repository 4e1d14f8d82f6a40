import { formatIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../../lib/messages.ts'
import { type Factor, factorLine, factorNumbers, factorText } from './factor-words.ts'

const said = (language: 'tr' | 'en') => ({
  t: inLanguage(factorText, language),
  format: formatIn(language),
  language,
})
const factor = (
  name: Factor['name'],
  points: number,
  numbers: Record<string, number>,
  told: string | null = null,
): Factor => ({
  name,
  points,
  limit: 10,
  isMissing: false,
  stance: points > 0 ? 'adds' : points < 0 ? 'takes' : 'even',
  told,
  numbers,
})
const unread = (name: Factor['name']): Factor => ({ ...factor(name, 0, {}), isMissing: true, stance: 'unread' })

describe('the line under a factor', () => {
  it.each([
    [
      factor('trend', -3, { averageGapInAtr: -1.2 }, 'averageGapInAtr'),
      'Aşağı: 20 günlük ortalama, 50 günlüğün altında',
    ],
    [factor('trend', 4, { averageGapInAtr: -1.2 }, 'move90InVolatility'), 'Yukarı: 90 günde yükseldi'],
    [factor('momentum', 3, { rsi: 61.4 }, 'rsi'), 'Güçlü: son iki haftada 100 üzerinden 61'],
    [factor('momentum', -2, { rsi: 61.4 }, 'histogramInAtr'), 'Biraz zayıf'],
    [factor('momentum', 0, { rsi: 84 }, 'rsi'), 'Dengede'],
    [factor('momentum', 5, { rsi: 55 }, 'rsi'), 'Güçlü'],
    [factor('volatility', 3, { dailyRangeRatio: 0.0312 }, 'dailyRangeRatio'), 'Sakin'],
    [factor('volatility', -3, { toUsualRatio: 1.42 }, 'toUsualRatio'), 'Hareketli'],
    [factor('levels', 0, { roomUpRatio: 0.027, roomDownRatio: 0.026 }), 'Dengede: üstte %2,7, altta %2,6 yer var'],
    [factor('market', 0, { leaderTrend: 0.05 }), 'Bitcoin yatay'],
    [factor('news', 1, { count: 8, meanTone: 0.4 }, 'meanTone'), 'Olumlu: 8 haber'],
    [unread('news'), 'Haber yok'],
    [unread('volume'), 'Yeterli gün yok'],
    [unread('market'), 'Bitcoin’e göre ölçülür'],
  ])('begins with a word that follows its points', (each, expected) =>
    expect(factorLine(each, said('tr'))).toBe(expected),
  )
})

it('calls momentum what the sentence of the score calls it', () =>
  expect([said('tr').t.momentum, said('en').t.momentum]).toEqual(['İvme', 'Momentum']))

it('names every number, and keeps back what it cannot name', () => {
  const numbers = factorNumbers(factor('momentum', 1, { rsi: 61.444, unheardOf: 3 }), said('en'))
  expect(numbers).toEqual([{ name: 'RSI, 14 days', text: '61.44' }])
})
