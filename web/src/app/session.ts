import { useEffect } from 'react'
import type { Viewer } from '../features/accounts/index.ts'

/** Lazy: the watch for a sign-in or sign-out in another tab, which the first page does not wait for. */
export const followSession = (): void =>
  void import('./session-watch.ts').then(({ watchSession }) => watchSession()).catch(() => undefined)

/** The dashboard is for members and guests; whoever is neither learns why and is led to the way in. */
export function useSessionGuard(viewer: Viewer, isNeeded: boolean): void {
  const isExpired = isNeeded && viewer.state === 'anonymous'
  useEffect(() => {
    if (!isExpired) return
    let stay: () => void = () => undefined
    let isGone = false
    // Few meet it: what is said to them is fetched by them alone.
    void import('./session-over.ts').then(({ leadOut }) => {
      if (!isGone) stay = leadOut()
    })
    return () => {
      isGone = true
      stay()
    }
  }, [isExpired])
}
