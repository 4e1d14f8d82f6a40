import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeRounds } from './PriceFlash.tsx'

it('throttle: a change animates at once, with others of the same moment, and the next ones after three seconds', () => {
  const isRound = makeRounds()
  expect([0, 20, 99, 100, 1_000, 2_999, 3_000, 3_050, 4_000].map(isRound)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
    true,
    false,
  ])
})

it('however changes come, no three seconds see two rounds, and a change after rest always moves', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1 }), waitsMs => {
      const isRound = makeRounds()
      let nowMs = 0
      let beganAtMs = Number.NEGATIVE_INFINITY
      for (const waitMs of waitsMs) {
        nowMs += waitMs
        const hasRested = nowMs - beganAtMs >= 3_000
        if (hasRested) beganAtMs = nowMs
        expect(isRound(nowMs)).toBe(hasRested || nowMs - beganAtMs < 100)
      }
    }),
  ))
