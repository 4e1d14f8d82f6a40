import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeCard, ringAround } from './place-card.ts'

const phone = { width: 390, height: 844, isWide: false }
const desk = { width: 1280, height: 820, isWide: true }

describe('the card of the tour', () => {
  it('stands above a tab at the foot of a phone and points down at its middle', () => {
    const { card, tip } = placeCard({ left: 78, top: 784, width: 78, height: 60 }, phone)
    expect(card).toEqual({ left: 16, right: 16, bottom: 80 })
    expect(tip).toEqual({ side: 'bottom', left: 117 - 16 - 7 })
  })

  it('hangs below the badge at the head of a phone, its tip off the round corner', () => {
    const { card, tip } = placeCard({ left: 330, top: 12, width: 54, height: 32 }, phone)
    expect(card).toEqual({ left: 16, right: 16, top: 64 })
    expect(tip).toEqual({ side: 'top', left: 390 - 32 - 24 - 14 })
  })

  it('stands beside the rail of a desk', () => {
    const { card, tip } = placeCard({ left: 16, top: 120, width: 200, height: 44 }, desk)
    expect(card).toEqual({ left: 236, width: 380, top: 120 })
    expect(tip).toEqual({ side: 'left', top: 24 })
  })

  it('stands on the page when what it points at is near the bottom', () => {
    const { card } = placeCard({ left: 16, top: 760, width: 200, height: 56 }, desk)
    expect(card).toEqual({ left: 236, width: 380, bottom: 16 })
  })

  it('is held by exactly one of the upper and the lower edge, and never by less than nothing', () => {
    const target = fc.record({
      left: fc.integer({ min: 0, max: 300 }),
      top: fc.integer({ min: 0, max: 780 }),
      width: fc.integer({ min: 20, max: 200 }),
      height: fc.integer({ min: 20, max: 60 }),
    })
    fc.assert(
      fc.property(target, fc.constantFrom(phone, desk), (box, page) => {
        const { card, tip } = placeCard(box, page)
        const held = [card.top, card.bottom].filter(edge => edge !== undefined)
        expect(held).toHaveLength(1)
        expect(held[0]).toBeGreaterThanOrEqual(0)
        expect(tip.left ?? tip.top ?? tip.bottom).toBeGreaterThanOrEqual(24)
      }),
    )
  })

  it('leaves a little air between a thing and its ring, which stays on the page', () => {
    const inside = ringAround({ left: 10, top: 20, width: 30, height: 40 }, phone)
    expect(inside).toEqual({ left: 6, top: 16, width: 38, height: 48 })
    const tab = ringAround({ left: 312, top: 785, width: 78, height: 59 }, phone)
    expect(tab).toEqual({ left: 308, top: 781, width: 78, height: 59 })
  })
})
