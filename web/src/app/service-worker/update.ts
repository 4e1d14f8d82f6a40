import { takeOver } from './scope.ts'

/** What a page needs of the browser to change to the version that waits. */
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
