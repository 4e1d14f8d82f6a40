import { useEffect, useRef } from 'react'
import { whenIdle } from '../../lib/idle.ts'

/** Whoever does one of these goes on by themselves. Not `scroll`: a browser does that too when something above grows. */
const goingOn = ['wheel', 'touchmove', 'keydown', 'pointerdown']
// Before anybody else hears of it: a key that picks a coin stops what was wished before, and not what it wishes itself.
const first = { capture: true, passive: true }

/** Brings parts of the page into sight once they are drawn, the last of them for certain. Only the last wish counts. */
export function useInSight() {
  const cancel = useRef(() => {})
  useEffect(() => {
    const stop = () => cancel.current()
    for (const kind of goingOn) addEventListener(kind, stop, first)
    return () => {
      stop()
      for (const kind of goingOn) removeEventListener(kind, stop, first)
    }
  }, [])
  return (partsOf: () => readonly (Element | null | undefined)[]) => {
    cancel.current()
    cancel.current = whenIdle(() => {
      for (const part of partsOf()) part?.scrollIntoView({ block: 'nearest' })
    })
  }
}
