import type { PriceAlert } from '@pusula/contract'
import { formatIn } from '@pusula/words'
import { expect, it } from 'vitest'
import { inLanguage } from '../../../lib/messages.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { sentenceText } from './sentence-messages.ts'
import { kindOf, outcomeOf, wishOf } from './sentences.ts'

const kinds = ['above', 'below', 'touch', 'close', 'move', 'range', 'volume'] as const

it.each(kinds)('in Turkish no suffix hangs on a number that changes: %s', kind => {
  const [t, format] = [inLanguage(sentenceText, 'tr'), formatIn('tr')]
  const alert: PriceAlert = { ...waitingAlert, kind, target: 12 }
  const rang = { ...alert, firedAt: alert.createdAt, firedUsd: 13, firedAmount: 13, firedRatio: 0.13 }
  const ended = { ...alert, endedAt: alert.createdAt }
  const said = [wishOf(alert, t, format), kindOf(alert, t, format), outcomeOf(rang, t, format)]
  for (const sentence of [...said, outcomeOf(ended, t, format)]) expect(sentence).not.toMatch(/\d['’]\p{L}/u)
})
