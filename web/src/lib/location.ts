import { startTransition, useEffect, useState } from 'react'

const ownSteps = ['pushState', 'replaceState'] as const

declare global {
  var tellsSteps: true | undefined
}

/** Patches pushState and replaceState, once per window: browsers fire no event for a page's own steps. */
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

/**
 * One part of the address. A step is a transition, which React renders in slices: rendered at once, as useSyncExternalStore does, a link that
 * names a coin took over the whole drawn page in one task (60 ms of processor). A step back is rendered at once by React itself.
 */
function usePart(read: () => string): string {
  const [part, setPart] = useState(read)
  useEffect(() => {
    const follow = () => startTransition(() => setPart(read()))
    // Tells a step that was taken between the render and this effect.
    follow()
    return subscribe(follow)
  }, [read])
  return part
}

const currentSearch = () => location.search
const currentPath = () => location.pathname

export const useSearch = (): string => usePart(currentSearch)
export const usePathname = (): string => usePart(currentPath)

export const navigate = (to: string, { replace = false } = {}): void =>
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
