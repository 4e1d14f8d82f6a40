import { whenIdle } from '../lib/idle.ts'

/** Prefix of the property by which React marks hydrated elements. */
const isTakenOver = (field: HTMLInputElement) => Object.keys(field).some(name => name.startsWith('__reactProps'))

/** React compares with what it last saw: it sees the field empty first, and then what was typed. */
function typeAgain(field: HTMLInputElement, typed: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What was typed into a drawn page before its scripts had come reaches the app once that has taken the field over. */
export function restoreTyped(place: HTMLElement): void {
  for (const field of place.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    if (field.value === field.defaultValue) continue
    const giveBack = () => {
      if (!field.isConnected) return
      if (isTakenOver(field)) typeAgain(field, field.value)
      else whenIdle(() => setTimeout(giveBack))
    }
    whenIdle(giveBack)
  }
}
