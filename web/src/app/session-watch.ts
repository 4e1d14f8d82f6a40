import { nobodyHere } from '@pusula/contract'
import { lastPerson, refreshViewer } from '../features/accounts/index.ts'
import { whenIdle } from '../lib/idle.ts'
import { isGuest } from '../lib/mode.ts'
import { takeChange } from '../lib/person/fresh-page.ts'
import { drawnFor } from '../lib/person/identity.ts'
import { lookAgain, lookWith, onTabMessage, type RecheckReason } from '../lib/person/session-check.ts'
import { listenToTabs, purchaseMessage } from '../lib/tabs.ts'

/** Refetches the viewer; where that is another account, the page is reloaded before this resolves. */
async function look(reason: RecheckReason): Promise<void> {
  await refreshViewer()
  if (isGuest()) await (await import('../features/guests/visit.ts')).lookForGuest(reason)
}

/** A page may come back as it was left, long after: what the browser remembers tells at once, and the server soon. */
function comeBack(): void {
  const drawn = drawnFor()
  if (drawn === null || isGuest() || drawn === (lastPerson()?.id ?? nobodyHere)) return void lookAgain('told')
  document.body.hidden = true
  location.reload()
}

/** What another tab says: that something was bought there, or who is here. */
export async function onTab(word: string): Promise<void> {
  if (!word.startsWith(purchaseMessage)) return onTabMessage(word)
  const { recount } = await import('../features/payments/checkout.ts')
  recount()
}

/** Once per page: follows who is here, whichever tab changes it. */
export function watchSession(): void {
  lookWith(look)
  listenToTabs({ onMessage: word => typeof word === 'string' && void onTab(word) })
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack())
  const change = takeChange()
  if (change) whenIdle(() => void import('./change-notice.ts').then(notice => notice.toastChange(change)))
}
