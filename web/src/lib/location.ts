import { useSyncExternalStore } from 'react'

const ownSteps = ['pushState', 'replaceState'] as const

declare global {
  var tellsSteps: true | undefined
}

/** Browsers tell nobody when a page itself takes a step: from here on it is told, once per window. */
if (globalThis.history && !globalThis.tellsSteps) {
  globalThis.tellsSteps = true
  for (const name of ownSteps) {
    const take = history[name].bind(history)
    history[name] = (...given) => {
      take(...given)
      dispatchEvent(new Event(name))
    }
  }
}

const listeners = new Set<() => void>()
/** All at once: what is drawn of one address is drawn in one go. */
const notify = () => {
  for (const listen of listeners) listen()
}
function subscribe(listen: () => void): () => void {
  if (listeners.size === 0) for (const name of [...ownSteps, 'popstate']) addEventListener(name, notify)
  listeners.add(listen)
  return () => listeners.delete(listen)
}

const currentSearch = () => location.search
const currentPath = () => location.pathname

/** The search of the address; `drawnWith` is the one that a drawn page was drawn with, where that may differ. */
export const useSearch = (drawnWith?: string): string =>
  useSyncExternalStore(subscribe, currentSearch, drawnWith === undefined ? currentSearch : () => drawnWith)

export const usePathname = (): string => useSyncExternalStore(subscribe, currentPath, currentPath)

export const navigate = (to: string, { replace = false } = {}): void =>
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
