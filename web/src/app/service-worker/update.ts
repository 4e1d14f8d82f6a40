import { takeOver } from './scope.ts'

/** What a page needs of the browser to change to the version that waits. */
export interface Change {
  workers: EventTarget
  registration: { waiting: Pick<ServiceWorker, 'postMessage'> | null }
  reload: () => void
}

/** The running worker finishes what it has begun first, which may take minutes; a tap is answered before that. */
export const patienceMs = 2_000

/**
 * Loads the newer version, once. Pages come from the network first, so a load brings it even where its worker still
 * waits, and also where another tab has let it in already.
 */
export function openNewVersion({ workers, registration, reload }: Change): void {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    reload()
  }
  const { waiting } = registration
  if (waiting) {
    workers.addEventListener('controllerchange', load, { once: true })
    setTimeout(load, patienceMs)
    waiting.postMessage(takeOver)
  } else load()
}
