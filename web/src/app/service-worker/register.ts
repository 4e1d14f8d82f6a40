import { go } from '../../lib/go.ts'
import { isLead, takeOver } from './scope.ts'

/** A worker that was installed beside a running one waits until the reader agrees. */
export const isNewVersion = (waiting: ServiceWorker | null, hasController: boolean): boolean =>
  waiting !== null && hasController

/** Starts the worker and tells when a newer version of the app is ready; `use` loads it. */
export async function registerServiceWorker(onNewVersion: (use: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')

  const offer = () => {
    const { waiting } = registration
    if (!isNewVersion(waiting, serviceWorker.controller !== null)) return
    onNewVersion(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting?.postMessage(takeOver)
    })
  }

  offer()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer()
    })
  })
}

/** A tap on a notification leads to its screen without loading the page again. */
export function followNotifications(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isLead(data)) go(data.leadTo)
  })
}
