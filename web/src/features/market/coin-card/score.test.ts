import { expect, it } from 'vitest'
import { bandOf } from './CoinCard.tsx'

it.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79.9, 'good'],
  [60, 'good'],
  [59, 'average'],
  [40, 'average'],
  [39, 'poor'],
  [0, 'poor'],
])('a score of %d is %s', (score, band) => expect(bandOf(score)).toBe(band))
