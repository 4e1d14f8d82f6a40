import { useEffect } from 'react'
import { placeHere, type Viewer, wayInFor } from '../features/accounts/index.ts'
import { go } from '../lib/go.ts'
import { useText } from '../lib/language.ts'
import { toast } from '../ui/overlays/toast.ts'
import { pageText } from './messages.ts'

/** Who is here may change in another tab. What follows that comes beside the first page, which does not wait for it. */
export const followSession = (): void =>
  void import('./session-watch.ts').then(({ watchSession }) => watchSession()).catch(() => undefined)

/** Long enough to read why. */
const leaveAfterMs = 500

/** The dashboard is for members and guests; whoever is neither learns why and is led to the way in. */
export function useSessionGuard(viewer: Viewer, isNeeded: boolean): void {
  const t = useText(pageText)
  const isExpired = isNeeded && viewer.state === 'anonymous'
  useEffect(() => {
    if (!isExpired) return
    toast.show({ tone: 'err', title: t.expired, text: t.expiredSays })
    // After the way in one goes on where one was.
    const timer = setTimeout(() => go(wayInFor(placeHere(location)), { replace: true }), leaveAfterMs)
    return () => clearTimeout(timer)
  }, [isExpired, t])
}
