import { useCallback } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { isGuest } from './mode.ts'

/** Where a guest stays a guest; the other pages are the way in for members. */
const keepsGuest = (path: string) => /^\/(dashboard|add-credits|track-record|privacy)(\/|$)/.test(path)

/** The address of a link, with guest=true kept wherever the guest stays a guest. */
export function addressFor(to: string, search: string): string {
  const { pathname, searchParams, hash } = new URL(to, 'http://app')
  if (isGuest(search) && keepsGuest(pathname)) searchParams.set('guest', 'true')
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
