import { useCallback } from 'react'
import { navigate, useSearch } from './location.ts'
import { isDemo, isGuest } from './mode.ts'

/** Paths that keep `guest=true` or `demo=true`; the others are the way in for members. */
const keepsMode = (path: string) => /^\/(dashboard|add-credits|track-record|turn|privacy)(\/|$)/.test(path)

/** The address of a link, with guest=true and demo=true kept wherever they still hold. */
export function addressFor(to: string, search: string): string {
  const { pathname, searchParams, hash } = new URL(to, 'http://app')
  if (keepsMode(pathname)) {
    if (isGuest(search)) searchParams.set('guest', 'true')
    if (isDemo(search)) searchParams.set('demo', 'true')
  }
  const query = searchParams.toString()
  return pathname + (query && `?${query}`) + hash
}

/** For the `href` of a link; taps on links inside the app are followed without loading the page again. */
export function useAddress(): (to: string) => string {
  const search = useSearch()
  return useCallback((to: string) => addressFor(to, search), [search])
}

let moves = 0
globalThis.addEventListener?.('popstate', () => {
  moves += 1
})

/** How often the reader has moved inside the app since it was opened. */
export const movesSoFar = (): number => moves

/** The one way to another screen. */
export function go(to: string, { replace = false } = {}): void {
  moves += 1
  navigate(addressFor(to, location.search), { replace })
}
