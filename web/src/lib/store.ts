import { useSyncExternalStore } from 'react'

/** One value that lives outside React, for the few things every part of the app agrees on. */
export interface Store<T> {
  get(): T
  set(value: T): void
  subscribe(changed: () => void): () => void
  /** As a page shows it that was drawn before anybody knew who looks. */
  drawn: T
}

/** `drawn` for what begins with something that the browser remembers: a page that is taken over shows it right afterwards. */
export function createStore<T>(initial: T, drawn = initial): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    drawn,
    get: () => current,
    set(value) {
      current = value
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

const never = () => () => undefined

/** While a page that was drawn before anybody knew who looks is taken over. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

export const useStore = <T>({ subscribe, get, drawn }: Store<T>): T => useSyncExternalStore(subscribe, get, () => drawn)
