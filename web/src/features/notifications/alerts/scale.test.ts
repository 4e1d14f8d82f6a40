import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeBand, placeOn, timesMoved } from './NumberForms.tsx'

const usd = fc.double({ min: 1e-8, max: 1e7, noNaN: true })

it('a price and its target stand on the scale, on their true sides of the middle', () =>
  fc.assert(
    fc.property(usd, usd, (now, target) => {
      const placed = placeOn(now, target)
      for (const at of [placed.now, placed.target]) expect(at >= 0.1 - 1e-9 && at <= 0.9 + 1e-9).toBe(true)
      expect(placed.now + placed.target).toBeCloseTo(1)
      if (Math.abs(target / now - 1) > 1e-9) expect(placed.target > placed.now).toBe(target > now)
    }),
  ))

it('a price stands inside its band exactly when it is inside its range', () =>
  fc.assert(
    fc.property(usd, fc.double({ min: 0.001, max: 5, noNaN: true }), usd, (low, width, now) => {
      const high = low * (1 + width)
      const placed = placeBand(low, high, now)
      expect(placed.low < placed.high && placed.low > 0 && placed.high < 1).toBe(true)
      if (now > low * 1.001 && now < high * 0.999)
        expect(placed.now > placed.low && placed.now < placed.high).toBe(true)
      if (now < low * 0.999) expect(placed.now).toBeLessThan(placed.low)
    }),
  ))

it('what goes both ways is counted once for each way, and a larger move not more often', () =>
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.9, max: 3, noNaN: true })),
      fc.double({ min: 1, max: 90, noNaN: true }),
      (moves, percent) => {
        const either = timesMoved(moves, percent, 'either')
        expect(timesMoved(moves, percent, 'up') + timesMoved(moves, percent, 'down')).toBe(either)
        expect(timesMoved(moves, percent * 1.5, 'either')).toBeLessThanOrEqual(either)
      },
    ),
  ))
