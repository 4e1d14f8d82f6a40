/** Further left than this opens a row; further right than this closes it. */
const openPx = 50
const closePx = 20

/** Room for three actions. */
export const actionsPx = 216

/** A finger decides between along the row and down the page after this far. */
const decidePx = 8

export type Way = 'along' | 'down'

/** Null while it is too early to tell. */
export function wayOf(dxPx: number, dyPx: number): Way | null {
  if (Math.max(Math.abs(dxPx), Math.abs(dyPx)) < decidePx) return null
  return Math.abs(dxPx) > Math.abs(dyPx) ? 'along' : 'down'
}

/** Where the row stands while the finger is on it: never past its actions, never off the other edge. */
export const offsetPx = (isOpen: boolean, dxPx: number): number =>
  Math.min(0, Math.max(-actionsPx, (isOpen ? -actionsPx : 0) + dxPx))

/** Whether the row is open once the finger has left it. */
export const opensAfter = (isOpen: boolean, dxPx: number): boolean => (isOpen ? dxPx <= closePx : dxPx < -openPx)

/** The one open row after a row was opened or closed: opening one closes the other. */
export function nextOpenRow(open: string | null, row: string, isOpen: boolean): string | null {
  if (isOpen) return row
  return open === row ? null : open
}
