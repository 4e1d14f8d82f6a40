import { useEffect, useEffectEvent } from 'react'
import { isDemo } from './mode.ts'
import { asProblem, type ProblemError } from './problem.ts'
import { createStore, type Store } from './store.ts'

/** What one person did here and the server does not know yet: it outlives the page, and another person neither sees nor sends it. */
export interface Outbox<Kept> {
  /** As it is stored, whoever's it is. */
  store: Store<Kept | null>
  /** Another tab has changed it. */
  follow: () => void
  of: (accountId: string) => Kept
  change: (accountId: string, how: (kept: Kept) => Partial<Kept>) => void
}

interface Options<Kept> {
  read: () => Kept | null
  write: (kept: Kept) => void
  empty: (accountId: string) => Kept
}

export function createOutbox<Kept extends { accountId: string }>({ read, write, empty }: Options<Kept>): Outbox<Kept> {
  const store = createStore(read(), null)
  const of = (accountId: string): Kept => {
    const known = isDemo() ? store.get() : read()
    return known?.accountId === accountId ? known : empty(accountId)
  }
  const change = (accountId: string, how: (kept: Kept) => Partial<Kept>) => {
    const kept = of(accountId)
    const next = { ...kept, ...how(kept) }
    // A look at the sample account leaves no trace.
    if (!isDemo()) write(next)
    store.set(next)
  }
  return { store, of, change, follow: () => store.set(read()) }
}

interface Sending<Item> {
  /** The first that waits, after what has happened to those before it. */
  next: () => Item | undefined
  send: (item: Item) => Promise<unknown>
  onSent: (item: Item) => void
  /** Takes it out of the line, or marks it. */
  onRefused: (item: Item, problem: ProblemError) => void
  isRetriable: (item: Item, problem: ProblemError) => boolean
}

/** Sends what waits one after the other in its order; the first that has to wait on stops the rest, and its problem is told. */
export async function sendInOrder<Item>(line: Sending<Item>): Promise<ProblemError | null> {
  for (let item = line.next(); item; item = line.next()) {
    try {
      await line.send(item)
      line.onSent(item)
    } catch (error) {
      const problem = asProblem(error)
      if (line.isRetriable(item, problem)) return problem
      line.onRefused(item, problem)
    }
  }
  return null
}

/** A server that comes back is not announced by the browser as a network is. */
const againMs = 30_000

/** Follows the outbox in other tabs; while something waits, `send` is tried at once, when the network is back, and again and again. */
export function useResending(storedAs: string, follow: () => void, isWaiting: boolean, send: () => unknown): void {
  const retry = useEffectEvent(() => void send())
  useEffect(() => {
    const listener = ({ key }: StorageEvent) => key === storedAs && follow()
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  }, [storedAs, follow])
  useEffect(() => {
    if (!isWaiting) return
    const again = () => retry()
    const timer = setInterval(again, againMs)
    addEventListener('online', again)
    again()
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])
}
