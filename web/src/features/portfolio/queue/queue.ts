import { portfolio } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { isDemo } from '../../../lib/mode.ts'
import { met } from '../../../lib/person/met.ts'
import { asProblem, isUnanswered } from '../../../lib/problem.ts'
import { createStore } from '../../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { QueuedEntry, StoredQueue } from '../../../stored/waiting.ts'

/** Entries that were noted without a network: shown as such, not counted, and sent once, under the id they were noted with. */
export const queue = createStore<StoredQueue | null>(isDemo() ? null : readStored('portfolioQueue'), null)

/** Another tab has changed it. */
export const followQueue = (): void => queue.set(readStored('portfolioQueue'))

/** Those of the member this page is drawn for; another's are neither shown nor sent. */
export function waitingNow(kept: StoredQueue | null = queue.get()): readonly QueuedEntry[] {
  return kept && kept.accountId === met.member ? kept.waiting : []
}

function change(how: (waiting: readonly QueuedEntry[]) => readonly QueuedEntry[]): void {
  const accountId = met.member
  if (!accountId) return
  const waiting = how(waitingNow(readStored('portfolioQueue')))
  if (waiting.length) writeStored('portfolioQueue', { accountId, waiting })
  else forgetStored('portfolioQueue')
  queue.set(waiting.length ? { accountId, waiting } : null)
}

const without = (id: string) => (waiting: readonly QueuedEntry[]) => waiting.filter(({ input }) => input.id !== id)

/** The same entry, noted again, takes the place of the first. */
export const enqueue = (entry: Omit<QueuedEntry, 'problem'>): void =>
  change(waiting => [...without(entry.input.id)(waiting), { ...entry, problem: null }])

export const unqueue = (id: string): void => change(without(id))

const note = (id: string, what: Partial<QueuedEntry>): void =>
  change(waiting => waiting.map(one => (one.input.id === id ? { ...one, ...what } : one)))

/** Nobody answered, the server is away or has too much to do, or the session has ended since: it waits. */
const isForLater = (status: number, code: string) =>
  [0, 401, 429].includes(status) || status > 500 || code === 'accounts.otherPerson'

let isSending = false

/** Sends what waits in its order; how many the server took. What it refuses stays with its reason, for its owner to mend. */
export async function sendQueue(): Promise<number> {
  if (isSending) return 0
  isSending = true
  let sent = 0
  try {
    for (const { input } of waitingNow().filter(({ problem }) => !problem)) {
      // Undone while the ones before it were on their way.
      if (!waitingNow().some(one => one.input.id === input.id)) continue
      try {
        await call(portfolio.add, input)
        unqueue(input.id)
        sent++
      } catch (error) {
        const { status, code, texts } = asProblem(error)
        if (isUnanswered(error)) note(input.id, { mayHaveArrived: true })
        if (isForLater(status, code)) break
        note(input.id, { problem: texts })
      }
    }
  } finally {
    isSending = false
  }
  return sent
}
