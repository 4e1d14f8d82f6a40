import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** Swipe thresholds in pixels: further left opens a row, further right closes it. */
const openPx = 50
const closePx = 20

/** Room for three actions. */
export const actionsPx = 216

/** A finger decides between along the row and down the page after this far. */
const decidePx = 8

type Way = 'along' | 'down'

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

type Finger = { id: number; x: number; y: number; way: Way | null }

/** Follows a finger along a row. A mouse has buttons of its own there and does not swipe. */
export function useSwipe(isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const finger = useRef<Finger | null>(null)
  const wasSwiped = useRef(false)
  const [dxPx, setDxPx] = useState<number | null>(null)

  function lift() {
    finger.current = null
    setDxPx(null)
  }

  return {
    /** Where the row stands while it is held; null when it is not. */
    heldPx: dxPx === null ? null : offsetPx(isOpen, dxPx),
    handlers: {
      onPointerDown(event: PointerEvent) {
        wasSwiped.current = false
        if (event.pointerType === 'mouse' || !event.isPrimary) return
        finger.current = { id: event.pointerId, x: event.clientX, y: event.clientY, way: null }
      },
      onPointerMove(event: PointerEvent) {
        const held = finger.current
        if (held?.id !== event.pointerId) return
        const dx = event.clientX - held.x
        held.way ??= wayOf(dx, event.clientY - held.y)
        if (held.way !== 'along') return
        wasSwiped.current = true
        setDxPx(dx)
      },
      onPointerUp(event: PointerEvent) {
        const held = finger.current
        if (held?.id !== event.pointerId) return
        if (held.way === 'along') onOpen(opensAfter(isOpen, event.clientX - held.x))
        lift()
      },
      onPointerCancel: lift,
      /** The end of a swipe is no tap. */
      onClickCapture(event: MouseEvent) {
        if (!wasSwiped.current) return
        wasSwiped.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
