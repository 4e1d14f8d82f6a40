import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsPx, nextOpenRow, offsetPx, opensAfter, wayOf } from './swipe.ts'

describe('a swipe', () => {
  it.each([
    ['opens a closed row over 50 px to the left', false, -51, true],
    ['leaves it closed at 50 px', false, -50, false],
    ['leaves it closed to the right', false, 80, false],
    ['closes an open row over 20 px to the right', true, 21, false],
    ['leaves it open at 20 px', true, 20, true],
    ['leaves it open to the left', true, -80, true],
  ])('%s', (_, isOpen, dxPx, expected) => expect(opensAfter(isOpen, dxPx)).toBe(expected))

  it('moves the row with the finger, between its two places', () => {
    expect(offsetPx(false, -30)).toBe(-30)
    expect(offsetPx(true, 30)).toBe(30 - actionsPx)
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: -2000, max: 2000 }), (isOpen, dxPx) => {
        const offset = offsetPx(isOpen, dxPx)
        expect(offset).toBeLessThanOrEqual(0)
        expect(offset).toBeGreaterThanOrEqual(-actionsPx)
      }),
    )
  })

  it('leaves a finger that goes down the page to the page', () => {
    expect(wayOf(3, 4)).toBeNull()
    expect(wayOf(-20, 5)).toBe('along')
    expect(wayOf(5, -20)).toBe('down')
    expect(wayOf(12, 12)).toBe('down')
  })
})

it('at most one row is open, whatever is opened and closed', () => {
  const step = fc.record({ row: fc.constantFrom('BTC', 'ETH', 'SOL'), isOpen: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), steps => {
      let open: string | null = null
      for (const { row, isOpen } of steps) {
        const before: string | null = open
        open = nextOpenRow(open, row, isOpen)
        expect(open === row).toBe(isOpen)
        if (!isOpen && before !== row) expect(open).toBe(before)
      }
    }),
  )
})
