import type { PriceAlert } from '@pusula/contract'
import { formatIn } from '@pusula/words'
import { expect, it } from 'vitest'
import { inLanguage } from '../../../lib/messages.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { kindOf, outcomeOf, sentenceText, wishOf } from './sentences.ts'

it('says of a wish exactly what was chosen, in each language', () => {
  const said = (kind: PriceAlert['kind'], target: number, language: 'tr' | 'en') =>
    wishOf({ ...waitingAlert, kind, target }, inLanguage(sentenceText, language), formatIn(language))
  expect(said('gap', 1, 'tr')).toBe('Bitcoin izlediği fiyattan %1 uzaklaşırsa')
  expect(said('move', 12.5, 'en')).toBe('Bitcoin moves 12.5% in 24 hours')
  const close = (way: PriceAlert['way'], language: 'tr' | 'en') =>
    wishOf({ ...waitingAlert, kind: 'close', target: 90, way }, inLanguage(sentenceText, language), formatIn(language))
  expect([close('up', 'en'), close('down', 'tr')], 'which way it closes').toEqual([
    'Bitcoin closes above $90.0000',
    'Bitcoin $90,0000 altında kapanırsa',
  ])
  expect(said('volume', 12.5, 'tr')).toBe('Bitcoin hacmi normalin 12,5 katına çıkarsa')
})

const kinds = ['above', 'below', 'touch', 'close', 'move', 'range', 'volume', 'gap', 'opens'] as const

it.each(kinds)('in Turkish no suffix hangs on a number that changes: %s', kind => {
  const [t, format] = [inLanguage(sentenceText, 'tr'), formatIn('tr')]
  const alert: PriceAlert = { ...waitingAlert, kind, target: 12 }
  const rang = { ...alert, firedAt: alert.createdAt, firedUsd: 13, firedAmount: 13, firedRatio: 0.13 }
  const ended = { ...alert, endedAt: alert.createdAt }
  const said = [wishOf(alert, t, format), kindOf(alert, t, format), outcomeOf(rang, t, format)]
  for (const sentence of [...said, outcomeOf(ended, t, format)]) expect(sentence).not.toMatch(/\d['’]\p{L}/u)
})
