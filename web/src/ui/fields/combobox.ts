import { nextIndex } from '../roving.ts'

export type ComboboxState = { isOpen: boolean; active: number }

/** What a key does: the new state, and whether the active option is taken or the text cleared. */
type ComboboxStep = ComboboxState & { act: 'none' | 'pick' | 'clear' }

export const closed: ComboboxState = { isOpen: false, active: -1 }

/** Null when the key belongs to the text, such as a letter, or Home and End. */
export function onComboboxKey({ isOpen, active }: ComboboxState, key: string, count: number): ComboboxStep | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const to = nextIndex(key, isOpen ? active : -1, count)
    return { isOpen: true, active: to ?? -1, act: 'none' }
  }
  if (key === 'Escape') return { ...closed, act: 'clear' }
  // Without a choice Enter takes the first: a person who types a whole name should not need the arrows.
  if (key === 'Enter' && isOpen && count > 0) return { isOpen: true, active: Math.max(active, 0), act: 'pick' }
  return null
}
