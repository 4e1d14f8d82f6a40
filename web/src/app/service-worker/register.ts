import { whenIdle } from '../../lib/idle.ts'
import { currentLanguage } from '../../lib/language.ts'
import { inLanguage, messages } from '../../lib/messages.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { keepMore, takeOver } from './scope.ts'

const versionText = messages({
  newVersion: { tr: 'Yeni sürüm hazır', en: 'A new version is ready' },
  newVersionSays: { tr: 'Yenileyince açılır.', en: 'It opens when you refresh.' },
  refresh: { tr: 'Yenile', en: 'Refresh' },
})

/** What a page needs of the browser to activate a waiting worker (an update). */
interface Change {
  workers: EventTarget
  registration: { waiting: Pick<ServiceWorker, 'postMessage'> | null }
  reload: () => void
}

/** The running worker finishes what it has begun first, which may take minutes; a tap is answered before that. */
export const timeoutMs = 2_000

/**
 * Loads the newer version. Pages come from the network first, so a load brings it even where its worker still waits, and
 * also where another tab has let it in already.
 */
export function openNewVersion({ workers, registration, reload }: Change): void {
  const { waiting } = registration
  const timer = setTimeout(reload, waiting ? timeoutMs : 0)
  // Also where a load has begun: a page that the old worker was asked for in its last moment never comes.
  const load = () => {
    clearTimeout(timer)
    reload()
  }
  workers.addEventListener('controllerchange', load, { once: true })
  waiting?.postMessage(takeOver)
}

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

interface Asked {
  postMessage(message: string, transfer: Transferable[]): void
}

/**
 * Prefetch of all other screens, a few files in each idle moment of the page: one that was never opened opens without a network, too. It
 * ends when nothing is left or the network is gone; the next page goes on from there.
 */
export function keepRest(worker: Asked): void {
  whenIdle(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: isMore }) => {
      port1.close()
      if (isMore === true) keepRest(worker)
    }
    worker.postMessage(keepMore, [port2])
  })
}

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
  void serviceWorker.ready.then(({ active }) => active && keepRest(active))
  // An installed app may stay open for weeks: a browser looks for a newer version only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}
