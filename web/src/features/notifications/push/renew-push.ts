import { useEffect } from 'react'
import type { Viewer } from '../../accounts/index.ts'

/** Renews the push subscription of this browser; a failure is retried at the next visit. */
export function useRenewPush(viewer: Viewer): void {
  const accountId = viewer.state === 'member' ? viewer.user.id : null
  useEffect(() => {
    if (accountId) void import('./browser.ts').then(push => push.renewSubscription(accountId)).catch(() => undefined)
  }, [accountId])
}
