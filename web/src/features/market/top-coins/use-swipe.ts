import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { offsetPx, opensAfter, type Way, wayOf } from './swipe.ts'

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
