import { useSyncExternalStore } from 'react'
import { nextOf } from '../way-in.ts'

/** The way in for a guest; a coin that a link led here for, or what was to be paid, is kept in sight. */
export function guestWay(search: string): string {
  const next = nextOf(search) ?? '/dashboard'
  // A subscription is for members.
  const { pathname, searchParams } = new URL(next.startsWith('/subscribe') ? '/dashboard' : next, 'http://app')
  searchParams.set('guest', 'true')
  return `${pathname}?${searchParams}`
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
