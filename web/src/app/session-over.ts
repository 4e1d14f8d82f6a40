import { placeHere, wayInFor } from '../features/accounts/index.ts'
import { go } from '../lib/go.ts'
import { currentLanguage } from '../lib/language.ts'
import { inLanguage } from '../lib/messages.ts'
import { toast } from '../ui/overlays/toast.ts'
import { deferredText } from './frame/messages.ts'

/** Redirect delay after the session has expired: long enough to read why. */
const leaveAfterMs = 500

/** Says why the dashboard is closed and leads to the way in, after which one goes on where one was; the answer stays. */
export function leadOut(): () => void {
  const t = inLanguage(deferredText, currentLanguage())
  toast.show({ tone: 'err', title: t.expired, text: t.expiredSays })
  const timer = setTimeout(() => go(wayInFor(placeHere(location)), { replace: true }), leaveAfterMs)
  return () => clearTimeout(timer)
}
