import { go } from '../../lib/go.ts'
import { isLead } from './scope.ts'
import { openNewVersion } from './update.ts'

/** A worker that was installed beside a running one waits until the reader agrees. */
export const isNewVersion = (waiting: ServiceWorker | null, hasController: boolean): boolean =>
  waiting !== null && hasController

/** Starts the worker and tells when a newer version of the app is ready; `use` loads it. */
export async function registerServiceWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')

  const offer = () => {
    if (!isNewVersion(registration.waiting, serviceWorker.controller !== null)) return
    onNewVersion(() => openNewVersion({ workers: serviceWorker, registration, reload: () => location.reload() }))
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

/** A tap on a notification leads to its screen without loading the page again. */
export function followNotifications(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isLead(data)) go(data.leadTo)
  })
}
