import type { QueryClient } from '@tanstack/react-query'
import { isDemo, isGuest } from '../lib/mode.ts'
import { ProblemError } from '../lib/problem.ts'

const isExpired = (error: unknown) => error instanceof ProblemError && error.code === 'accounts.signInRequired'

/** A call that meets an expired session asks anew who is here, once; the guard of the dashboard does the rest. */
export function watchSession(client: QueryClient, askAgain: () => Promise<unknown>): () => void {
  let isAsking = false
  const check = (error: unknown) => {
    if (isAsking || isGuest() || isDemo() || !isExpired(error)) return
    isAsking = true
    const done = () => {
      isAsking = false
    }
    askAgain().then(done, done)
  }
  const ends = [
    client.getQueryCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
    client.getMutationCache().subscribe(event => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
