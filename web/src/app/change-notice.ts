import { currentLanguage } from '../lib/language.ts'
import { inLanguage, messages } from '../lib/messages.ts'
import type { Change } from '../lib/person/fresh-page.ts'
import { toast } from '../ui/overlays/toast.ts'
import { deferredText } from './frame/messages.ts'

const text = messages({
  otherPerson: { tr: 'Bu tarayıcıda başka biri giriş yaptı', en: 'Another person signed in in this browser' },
  signedIn: { tr: 'Başka bir sekmede giriş yapıldı', en: 'Signed in from another tab' },
  signedOut: { tr: 'Başka bir sekmede çıkış yapıldı', en: 'Signed out from another tab' },
  removed: { tr: 'Hesabın silindi', en: 'Your account is deleted' },
  removedSays: {
    tr: 'Yanıt yolda kayboldu, ama hesap artık yok.',
    en: 'The answer was lost on the way, but the account is gone.',
  },
  newGuest: { tr: 'Yeni bir misafir oturumu açıldı', en: 'A new guest session has begun' },
  refreshed: { tr: 'Bu sekme yenilendi.', en: 'This tab was refreshed.' },
  newGuestSays: {
    tr: 'Çerezler silindiği için önceki misafir oturumu artık tanınmıyor.',
    en: 'The cookies were cleared, so the guest session before it is no longer known.',
  },
})

/** Toast duration, longer than others: whoever comes back to a tab has to find their way first. */
const shownMs = 10_000

function say(change: Change): void {
  const language = currentLanguage()
  const t = inLanguage(text, language)
  const { expired, expiredSays } = inLanguage(deferredText, language)
  const says = {
    otherPerson: [t.otherPerson, t.refreshed],
    signedIn: [t.signedIn, t.refreshed],
    signedOut: [t.signedOut, expiredSays],
    expired: [expired, expiredSays],
    removed: [t.removed, t.removedSays],
    newGuest: [t.newGuest, t.newGuestSays],
  } as const
  const [title, said] = says[change]
  toast.show({ tone: change === 'expired' ? 'err' : 'info', title, text: said, durationMs: shownMs })
}

/** Why this page is a fresh one, once somebody looks at it: most tabs that are refreshed lie behind another. */
export function toastChange(change: Change): void {
  if (document.visibilityState === 'visible') say(change)
  else document.addEventListener('visibilitychange', () => say(change), { once: true })
}
