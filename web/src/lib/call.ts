import type { InputOf, ReplyOf, Route } from '@pusula/contract'
import { currentLanguage } from './language.ts'
import { isDemo, isGuest } from './mode.ts'
import { isOnline } from './online.ts'
import { ownProblem, problemOf } from './problem.ts'
import { requestOf } from './request.ts'
import { untilTakenOver } from './taking-over.ts'

const timeoutMs = 15_000
/** News are gathered from several feeds while the reader waits. */
const newsTimeoutMs = 25_000

export const timeoutMsOf = (path: string): number => (/\/news(\/|$)/.test(path) ? newsTimeoutMs : timeoutMs)

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return {}
  return response.json().catch(() => ({}))
}

let guestOpened: () => Promise<unknown> = async () => undefined

/** A guest has an account before any call is made in its name: whoever opens it says here when that is. */
export function holdGuestCalls(until: () => Promise<unknown>): () => void {
  const before = guestOpened
  guestOpened = until
  return () => {
    guestOpened = before
  }
}

/** Calls the server by a route of the contract. Every failure is a ProblemError. */
export async function call<R extends Route>(route: R, input: InputOf<R>, signal?: AbortSignal): Promise<ReplyOf<R>> {
  if (isDemo()) {
    const { demoReply } = await import('./demo/demo.ts')
    const sample = demoReply(route, input as object)
    if (sample) return sample.value as ReplyOf<R>
  }
  // What fails there fails here too, and says why.
  if (isGuest() && route.who !== 'anyone') await guestOpened().catch(() => undefined)
  const { url, init } = requestOf(route, input as object, { language: currentLanguage(), isGuest: isGuest() })
  const timeout = AbortSignal.timeout(timeoutMsOf(route.path))
  const response = await fetch(url, {
    ...init,
    credentials: 'include',
    // A redirect means success and leads to a page, which is not ours to read here.
    redirect: route.answer === 'redirect' ? 'manual' : 'follow',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error
      if (timeout.aborted) throw ownProblem('connection.timeout')
      throw ownProblem(isOnline() ? 'connection.failed' : 'connection.offline')
    })
    .finally(untilTakenOver)
  const body = await bodyOf(response)
  if (!response.ok && response.type !== 'opaqueredirect') throw problemOf(response.status, body)
  return body as ReplyOf<R>
}
