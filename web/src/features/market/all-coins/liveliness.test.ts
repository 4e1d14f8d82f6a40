import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dialAngleDeg, litTicks, livelinessWord } from './Summary.tsx'

it.each([
  [0, -120, 'still'],
  [0.5, -120, 'still'],
  [0.6, -88.4, 'calm'],
  [1, 0, 'usual'],
  [1.3, 45.4, 'livelyWord'],
  [2, 120, 'veryLively'],
  [7, 120, 'veryLively'],
])('a market that moves %d times as much as usual turns the needle to %d degrees and is %s', (ratio, angle, word) => {
  expect(dialAngleDeg(ratio)).toBeCloseTo(angle, 1)
  expect(livelinessWord(ratio)).toBe(word)
})

it('as much more is as far from north as as much less, and what is lit lies between north and the needle', () =>
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), ratio => {
      const needle = dialAngleDeg(ratio)
      expect(needle + dialAngleDeg(1 / ratio)).toBeCloseTo(0)
      const lit = litTicks(ratio)
      expect(lit.map(Math.abs)).toContain(0)
      for (const angle of lit) expect(angle * needle).toBeGreaterThanOrEqual(0)
      for (const angle of lit) expect(Math.abs(angle)).toBeLessThanOrEqual(Math.abs(needle))
    }),
  ))
