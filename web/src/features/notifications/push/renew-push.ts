import { useEffect } from 'react'
import type { Viewer } from '../../accounts/index.ts'

/** Keeps what a member has switched on in this browser alive; a failure is tried again at the next visit. */
export function useRenewPush(viewer: Viewer): void {
  const accountId = viewer.state === 'member' ? viewer.user.id : null
  useEffect(() => {
    if (accountId) void import('./browser.ts').then(push => push.renewSubscription(accountId)).catch(() => undefined)
  }, [accountId])
}
