import { useEffect } from 'react'
import { createStore, type Store, useStore } from './store.ts'

export type Reply<T> = { state: 'asking' } | { state: 'failed' } | { state: 'known'; value: T }

/**
 * The few replies that decide what the first page shows. They are asked once and shared; everything behind that page
 * is server state for the query library, which the first page does not have to wait for.
 */
interface Remote<T> extends Store<Reply<T>> {
  /** The reply, asked for at most once; a failure is asked again. */
  ask(): Promise<T>
  /** Asks anew, for when the answer must have changed. */
  again(): Promise<T>
}

export function createRemote<T>(request: () => Promise<T>): Remote<T> {
  const store = createStore<Reply<T>>({ state: 'asking' })
  let asked: Promise<T> | null = null

  function again(): Promise<T> {
    const asking = request()
    asked = asking
    asking.then(
      value => store.set({ state: 'known', value }),
      () => {
        asked = null
        store.set({ state: 'failed' })
      },
    )
    return asking
  }

  return { ...store, again, ask: () => asked ?? again() }
}

/** A server that comes back is not announced, and a network that is may need a moment. */
const againMs = 5_000

export function useRemote<T>(remote: Remote<T>, isWanted = true): Reply<T> {
  useEffect(() => {
    if (!isWanted) return
    // A failure has nowhere to go but the state it leaves behind.
    const ask = () => void remote.ask().catch(() => undefined)
    ask()
    addEventListener('online', ask)
    const timer = setInterval(() => remote.get().state === 'failed' && ask(), againMs)
    return () => {
      removeEventListener('online', ask)
      clearInterval(timer)
    }
  }, [remote, isWanted])
  return useStore(remote)
}
