import { currentLanguage } from '../../lib/language.ts'
import { inLanguage } from '../../lib/messages.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { versionText } from './messages.ts'
import { openNewVersion } from './update.ts'

const shownMs = 30_000

/** Offers the new version without forcing it: nobody is thrown out of a reading. */
function offerNewVersion(use: () => void): void {
  const t = inLanguage(versionText, currentLanguage())
  toast.show({
    tone: 'info',
    title: t.newVersion,
    text: t.newVersionSays,
    durationMs: shownMs,
    action: { label: t.refresh, run: use },
  })
}

/** A worker that was installed beside a running one waits until the reader agrees. */
const isNewVersion = (waiting: ServiceWorker | null, hasController: boolean): boolean =>
  waiting !== null && hasController

/** Starts the worker and tells when a newer version of the app is ready; `use` loads it. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')

  const offer = () => {
    if (!isNewVersion(registration.waiting, serviceWorker.controller !== null)) return
    offerNewVersion(() => openNewVersion({ workers: serviceWorker, registration, reload: () => location.reload() }))
  }

  offer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer()
    })
  })
  // An installed app may stay open for weeks: a browser looks for a newer version only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}
