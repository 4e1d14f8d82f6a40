import { describe, expect, it } from 'vitest'
import { ringTick, tickPath } from './polar.ts'

describe('a mark on a ring', () => {
  it('starts at north and runs clockwise', () => {
    expect(ringTick(92, 86, 9, 0)).toEqual({ x1: 92, y1: 6, x2: 92, y2: 15 })
    expect(ringTick(92, 86, 9, 90)).toEqual({ x1: 178, y1: 92, x2: 169, y2: 92 })
    expect(ringTick(92, 86, 14, -120)).toEqual({ x1: 17.52, y1: 135, x2: 29.65, y2: 128 })
  })

  it('is drawn in one line with its neighbours', () =>
    expect(tickPath([ringTick(92, 86, 9, 0), ringTick(92, 86, 9, 90)])).toBe('M92 6L92 15M178 92L169 92'))
})
