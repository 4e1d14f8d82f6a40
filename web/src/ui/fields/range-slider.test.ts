import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ends, nearerEnd, placed, snapped, tickCount, valueForKey, widened } from './range-slider.ts'

const price = fc.double({ min: 1e-7, max: 1e6, noNaN: true })
/** A scale around a price, and two ends on it. */
const picture = fc
  .tuple(price, fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.double({ min: 0.002, max: 1, noNaN: true }))
  .map(([middle, half, part]) => ({
    middle,
    scale: { min: middle * (1 - half), max: middle * (1 + half) },
    ends: { low: middle * (1 - half * part), high: middle * (1 + half * part) } satisfies Ends,
  }))
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']

describe('range slider', () => {
  it('thumbs never cross, never come nearer than the least width, and never leave the scale', () => {
    const move = fc.record({ end: fc.constantFrom('low' as const, 'high' as const), key: fc.constantFrom(...keys) })
    fc.assert(
      fc.property(picture, fc.array(move, { maxLength: 60 }), ({ middle, scale, ends }, moves) => {
        const minWidth = Math.min(middle * 0.002, ends.high - ends.low)
        let now: Ends = ends
        for (const { end, key } of moves) {
          now = placed(now, end, valueForKey(key, now[end], scale) ?? 0, scale, minWidth)
          expect(now.high - now.low).toBeGreaterThanOrEqual(minWidth * (1 - 1e-6))
          expect(now.low).toBeGreaterThanOrEqual(scale.min * (1 - 1e-12))
          expect(now.high).toBeLessThanOrEqual(scale.max * (1 + 1e-12))
        }
      }),
    )
  })

  it('one arrow goes to the next mark, ten of them as far as a page, and back again', () => {
    const scale = { min: 0, max: tickCount }
    expect(valueForKey('ArrowRight', 20, scale)).toBe(21)
    expect(valueForKey('ArrowDown', 20, scale)).toBe(19)
    expect(valueForKey('PageUp', 20, scale)).toBe(30)
    expect(valueForKey('PageDown', 5, scale)).toBe(0)
    expect(valueForKey('ArrowRight', 20.4, scale), 'a typed value moves to a mark').toBe(21)
    expect([valueForKey('Home', 20, scale), valueForKey('End', 20, scale)]).toEqual([0, tickCount])
    expect(valueForKey('a', 20, scale)).toBeNull()
  })

  it('a dragged thumb rests on one of sixty marks', () => {
    fc.assert(
      fc.property(picture, fc.double({ min: -1, max: 2, noNaN: true }), ({ scale }, ratio) => {
        const width = scale.max - scale.min
        const ticks = ((snapped(scale, scale.min + ratio * width) - scale.min) / width) * tickCount
        expect(Math.abs(ticks - Math.round(ticks))).toBeLessThan(1e-6)
        expect(Math.round(ticks)).toBe(Math.min(tickCount, Math.max(0, Math.round(ratio * tickCount))))
      }),
    )
  })

  it('a tap moves the nearer thumb, and tells two that lie together apart by its side', () => {
    expect(nearerEnd({ low: 10, high: 20 }, 14)).toBe('low')
    expect(nearerEnd({ low: 10, high: 20 }, 16)).toBe('high')
    expect([nearerEnd({ low: 10, high: 10 }, 9), nearerEnd({ low: 10, high: 10 }, 11)]).toEqual(['low', 'high'])
  })

  it('a typed end outside widens the scale and leaves its middle', () => {
    fc.assert(
      fc.property(picture, fc.double({ min: 0, max: 2, noNaN: true }), ({ scale, middle }, reach) => {
        const ends = { low: middle * (1 - reach / 2), high: middle * (1 + reach) }
        const wide = widened(scale, ends)
        expect(wide.min).toBeLessThanOrEqual(ends.low + middle * 1e-9)
        expect(wide.max).toBeGreaterThanOrEqual(ends.high - middle * 1e-9)
        expect((wide.min + wide.max) / 2).toBeCloseTo((scale.min + scale.max) / 2, 6)
      }),
    )
  })
})
