import { useLayoutEffect } from 'react'

const leftAt = new Map<string, number>()
let current = ''
/** Scroll restoration: Back returns to the old position, every other step begins at the top. */
let backAt = ''

/** Remembers how far each screen was read: one that is drawn late cannot be restored by the browser. */
export function followScroll(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => leftAt.set(current, scrollY), { passive: true })
  addEventListener('popstate', () => {
    backAt = location.href
  })
}

function arriveAt(screen: string): void {
  current = screen
  scrollTo(0, backAt === location.href ? (leftAt.get(screen) ?? 0) : 0)
  backAt = ''
}

/** A new screen starts at its top; going back returns to where it was left. */
export const useScroll = (screen: string): void => useLayoutEffect(() => arriveAt(screen), [screen])
