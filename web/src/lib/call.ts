import { drawnForHeader, type InputOf, type ReplyOf, type Route } from '@pusula/contract'
import { currentLanguage } from './language.ts'
import { isDemo, isGuest } from './mode.ts'
import { isOnline } from './online.ts'
import { takeReply } from './page-replies.ts'
import { drawnFor } from './person/identity.ts'
import { lookAfter } from './person/person.ts'
import { ownProblem, type ProblemError, problemOf } from './problem.ts'
import { requestOf } from './request.ts'
import { noteServerTime } from './server-time.ts'

const defaultTimeoutMs = 15_000

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return {}
  return response.json()
}

/** What is done around a call that is made in a guest's name. */
interface GuestCalls {
  /** A guest has an account before any of them. */
  opened(): Promise<unknown>
  /** The server has answered this guest. */
  answered(visitorId: string): Promise<unknown>
}

const nothing = async () => undefined
let guestCalls: GuestCalls = { opened: nothing, answered: nothing }

/** Whoever opens the account of a guest says here how. */
export function holdGuestCalls(calls: Partial<GuestCalls>): () => void {
  const before = guestCalls
  guestCalls = { ...before, ...calls }
  return () => {
    guestCalls = before
  }
}

type Mend = (problem: ProblemError) => Promise<boolean>
let mend: Mend = async () => false

/**
 * Some refusals a person can put right on the spot, such as by a password. Whoever knows how says so here: the call then
 * waits, is made once more, and nobody who called has to know.
 */
export function mendRefusals(by: Mend): () => void {
  mend = by
  return () => {
    mend = async () => false
  }
}

/** Whether what was refused is worth another try. */
export const isMended = (problem: ProblemError): Promise<boolean> => mend(problem)

type Sample = (route: Route, input: object) => Promise<{ value: unknown } | null>
let sampleOf: Sample = async () => null

/** Whoever keeps the samples that a demo shows says so here. */
export function answerDemos(by: Sample): void {
  sampleOf = by
}

async function send<R extends Route>(
  route: R,
  input: InputOf<R>,
  signal?: AbortSignal,
  whom?: string | null,
): Promise<ReplyOf<R>> {
  if (isDemo()) {
    const sample = await sampleOf(route, input as object)
    if (sample) return sample.value as ReplyOf<R>
  }
  const { url, init } = requestOf(route, input as object, { language: currentLanguage(), isGuest: isGuest() })
  const brought = route.method === 'GET' ? takeReply(url) : undefined
  if (brought !== undefined) return brought as ReplyOf<R>
  const isInGuestsName = isGuest() && route.who !== 'anyone' && whom !== null
  // What fails there fails here too, and says why.
  if (isInGuestsName) await guestCalls.opened().catch(() => undefined)
  const saidFor = whom === undefined ? drawnFor() : whom
  if (saidFor !== null) init.headers[drawnForHeader] = saidFor
  const timeout = AbortSignal.timeout(route.timeoutMs ?? defaultTimeoutMs)
  // A change that left while there was a network may have arrived before that went.
  const mayHaveArrived = route.method !== 'GET' && isOnline()
  const response = await fetch(url, {
    ...init,
    credentials: 'include',
    // A redirect means success and leads to a page, which is not ours to read here.
    redirect: route.answer === 'redirect' ? 'manual' : 'follow',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw ownProblem('connection.timeout')
    throw ownProblem(mayHaveArrived || isOnline() ? 'connection.failed' : 'connection.offline')
  })
  noteServerTime(response.headers)
  const body = await bodyOf(response).catch((error: unknown) => {
    if (signal?.aborted) throw error
    // Half of an answer is none; half of a refusal still refuses.
    if (response.ok) throw ownProblem(timeout.aborted ? 'connection.timeout' : 'connection.failed')
  })
  if (!response.ok && response.type !== 'opaqueredirect') {
    const problem = problemOf(response.status, body)
    if (await isMended(problem)) return send(route, input, signal, whom)
    await lookAfter(problem, saidFor)
    throw problem
  }
  if (isInGuestsName && saidFor !== null) await guestCalls.answered(saidFor)
  return body as ReplyOf<R>
}

interface Change {
  sent: Promise<unknown>
  /** Ends it once nobody waits for it any more. */
  end: AbortController
  waiting: number
}
/** Changes that the server has not answered yet, by what they say. */
const unanswered = new Map<string, Change>()

/** One caller's wait for a change: it ends with their own signal, and the change with the last wait. */
function waitFor<T>(change: Change, signal?: AbortSignal): Promise<T> {
  change.waiting++
  const sent = change.sent as Promise<T>
  if (!signal) return sent
  return new Promise((resolve, reject) => {
    const leave = () => {
      change.waiting--
      if (change.waiting === 0) change.end.abort(signal.reason)
      reject(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    sent.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/**
 * Calls the server by a route of the contract, in the name of the one this page is drawn for, or of `whom` where the caller
 * knows better; null asks in nobody's name. Every failure is a ProblemError. The second tap on a slow network means the first
 * one: a change that is on its way is not sent again, and both get its answer.
 */
export function call<R extends Route>(
  route: R,
  input: InputOf<R>,
  signal?: AbortSignal,
  whom?: string | null,
): Promise<ReplyOf<R>> {
  if (route.method === 'GET') return send(route, input, signal, whom)
  const said = JSON.stringify([route.method, route.path, input, whom, drawnFor()])
  const known = unanswered.get(said)
  if (known && !known.end.signal.aborted) return waitFor(known, signal)
  const end = new AbortController()
  const change: Change = {
    end,
    waiting: 0,
    sent: send(route, input, end.signal, whom).finally(() => {
      if (unanswered.get(said) === change) unanswered.delete(said)
    }),
  }
  unanswered.set(said, change)
  return waitFor(change, signal)
}
