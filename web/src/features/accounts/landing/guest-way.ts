import { useSyncExternalStore } from 'react'

/** The way in for a guest; a coin that a link led here for is kept in sight. */
export function guestWay(search: string): string {
  const coin = new URLSearchParams(search).get('coin')
  return `/dashboard?${new URLSearchParams({ guest: 'true', ...(coin && { coin }) })}`
}

const unchanging = () => () => undefined

/** The page was drawn before anybody's address was known: it is read once the page is alive. */
export const useGuestWay = (): string =>
  guestWay(
    useSyncExternalStore(
      unchanging,
      () => location.search,
      () => '',
    ),
  )
