import { createStore } from '../../lib/store.ts'

/** The beforeinstallprompt event of Chromium, which the DOM types lack. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event

export const offered = createStore<InstallEvent | null>(null)

/** The browser may speak before anything is drawn. */
export function catchInstallOffer(): void {
  // What was offered before this script had come, /theme.js has kept.
  const early = (window as { installOffer?: Event }).installOffer
  if (early && isInstallEvent(early)) offered.set(early)
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    if (isInstallEvent(event)) offered.set(event)
  })
  addEventListener('appinstalled', () => offered.set(null))
}
