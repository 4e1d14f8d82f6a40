import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComboboxState, closed, onComboboxKey } from './Combobox.tsx'

const open = (active: number): ComboboxState => ({ isOpen: true, active })

describe('the keyboard in a combobox', () => {
  it.each([
    ['ArrowDown', closed, { isOpen: true, active: 0, act: 'none' }],
    ['ArrowUp', closed, { isOpen: true, active: 2, act: 'none' }],
    ['ArrowDown', open(2), { isOpen: true, active: 0, act: 'none' }],
    ['Enter', open(1), { isOpen: true, active: 1, act: 'pick' }],
    ['Enter', open(-1), { isOpen: true, active: 0, act: 'pick' }],
    ['Escape', open(1), { isOpen: false, active: -1, act: 'clear' }],
    ['Escape', closed, { isOpen: false, active: -1, act: 'clear' }],
  ] as const)('%s from %j', (key, state, step) => expect(onComboboxKey(state, key, 3)).toEqual(step))

  it.each(['a', 'Home', 'End', 'ArrowLeft', 'Tab'])('%s is left to the text', key =>
    expect(onComboboxKey(open(0), key, 3)).toBeNull(),
  )

  it('leaves Enter to the form when there is nothing to pick', () => {
    expect(onComboboxKey(closed, 'Enter', 3)).toBeNull()
    expect(onComboboxKey(open(-1), 'Enter', 0)).toBeNull()
  })

  it('never points past its options', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'Escape', 'Enter')), fc.nat(6), (keys, count) => {
        let state: ComboboxState = closed
        for (const key of keys) state = onComboboxKey(state, key, count) ?? state
        expect(state.active).toBeLessThan(Math.max(count, 0))
      }),
    ))
})
