import { describe, expect, it } from 'vitest'
import { placeMenu } from './Menu.tsx'

const viewport = { width: 390, height: 800 }
const menu = { width: 200, height: 160 }
const button = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 })

describe('where a menu opens', () => {
  it('hangs under its button, right edges in line', () =>
    expect(placeMenu(button(330, 100), menu, viewport)).toEqual({ leftPx: 174, topPx: 148 }))

  it('stands above a button at the foot of the screen', () =>
    expect(placeMenu(button(330, 740), menu, viewport)).toEqual({ leftPx: 174, topPx: 576 }))

  it('stays on the screen beside a button at the left edge', () =>
    expect(placeMenu(button(0, 100), menu, viewport).leftPx).toBe(8))

  it('opens below when neither side has room, so its first item is in sight', () =>
    expect(placeMenu(button(100, 60), { width: 200, height: 900 }, viewport).topPx).toBe(108))
})
