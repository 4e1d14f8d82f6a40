import { useLayoutEffect } from 'react'

const leftAt = new Map<string, number>()
let current = ''
let isGoingBack = false

/** Remembers how far each screen was read: one that is drawn late cannot be restored by the browser. */
export function followScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => leftAt.set(current, scrollY), { passive: true })
  addEventListener('popstate', () => {
    isGoingBack = true
  })
}

function arriveAt(screen: string): void {
  current = screen
  scrollTo(0, isGoingBack ? (leftAt.get(screen) ?? 0) : 0)
  isGoingBack = false
}

/** A new screen starts at its top; going back returns to where it was left. */
export const useScroll = (screen: string): void => useLayoutEffect(() => arriveAt(screen), [screen])
