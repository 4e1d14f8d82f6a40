import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device believes it has a network; a server that does not answer is another matter. */
export const isOnline = (): boolean => globalThis.navigator?.onLine !== false

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)
