import { portfolio } from '@pusula/contract'
import { counted } from '@pusula/words'
import { call } from '../../../lib/call.ts'
import { messages } from '../../../lib/messages.ts'
import { createOutbox, sendInOrder } from '../../../lib/outbox.ts'
import { identity } from '../../../lib/person/identity.ts'
import { isUnanswered, type ProblemError } from '../../../lib/problem.ts'
import type { QueuedEntry, StoredQueue } from '../../../stored/shapes.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'

export const queueText = messages({
  title: { tr: 'Gönderilmeyi bekleyenler', en: 'Waiting to be sent' },
  sending: {
    tr: (count: number) => `${counted.tr(count, 'değişiklik')} gönderilmeyi bekliyor`,
    en: (count: number) => `${counted.en(count, 'change is', 'changes are')} waiting to be sent`,
  },
  waiting: {
    tr: (count: number) => `${counted.tr(count, 'değişiklik')} bağlantı gelince gönderilecek`,
    en: (count: number) => `${counted.en(count, 'change', 'changes')} will be sent when you are back online`,
  },
  purchase: { tr: 'alım', en: 'purchase' },
  sale: { tr: 'satış', en: 'sale' },
  noted: { tr: (time: string) => `Eklendi: ${time}`, en: (time: string) => `Added at ${time}` },
  undo: { tr: 'Geri al', en: 'Undo' },
  undone: { tr: 'Bu cihazda geri alındı', en: 'Undone on this device' },
  mayHaveArrived: {
    tr: 'Kaydın bize ulaşmış olabilir. Bağlanınca portföyüne bak; oradaysa sil.',
    en: 'Your entry may have reached us. Look at your portfolio once you are online; if it is there, delete it.',
  },
  edit: { tr: 'Düzenle', en: 'Edit' },
  sent: {
    tr: (count: number) => (count === 1 ? 'Değişikliğin gönderildi' : `${count} değişikliğin gönderildi`),
    en: (count: number) => (count === 1 ? 'Your change was sent' : `Your ${count} changes were sent`),
  },
  queued: { tr: 'Bağlantı gelince gönderilecek', en: 'It will be sent when you are back online' },
})

/** Offline queue of entries: shown as waiting, not counted, and sent once, under their idempotency key. */
const outbox = createOutbox<StoredQueue>({
  read: () => readStored('portfolioQueue'),
  write: value => writeStored('portfolioQueue', value),
  empty: accountId => ({ accountId, waiting: [] }),
})
export const { store: queue, follow: followQueue } = outbox

/** Those of the member this page is drawn for; another's are neither shown nor sent. */
export function waitingNow(saved: StoredQueue | null = queue.get()): readonly QueuedEntry[] {
  return saved && saved.accountId === identity.member ? saved.waiting : []
}

function change(how: (waiting: readonly QueuedEntry[]) => readonly QueuedEntry[]): void {
  if (!identity.member) return
  outbox.change(identity.member, ({ waiting }) => ({ waiting: how(waiting) }))
  if (waitingNow().length > 0) return
  forgetStored('portfolioQueue')
  queue.set(null)
}

const without = (id: string) => (waiting: readonly QueuedEntry[]) => waiting.filter(({ input }) => input.id !== id)

/** The same entry, noted again, takes the place of the first. */
export const enqueue = (entry: Omit<QueuedEntry, 'problem'>): void =>
  change(waiting => [...without(entry.input.id)(waiting), { ...entry, problem: null }])

export const unqueue = (id: string): void => change(without(id))

/**
 * A page that goes before the answer has come hands its entry on: it was loaded anew, or gives way because the session has
 * ended. Where the entry did arrive, its id keeps it from being noted twice.
 */
export function handedOn<Reply>(entry: Omit<QueuedEntry, 'problem'>, answer: Promise<Reply>): Promise<Reply> {
  const keep = () => enqueue(entry)
  addEventListener('pagehide', keep)
  return answer.finally(() => removeEventListener('pagehide', keep))
}

const note = (id: string, what: Partial<QueuedEntry>): void =>
  change(waiting => waiting.map(one => (one.input.id === id ? { ...one, ...what } : one)))

/** Nobody answered, the server is away or has too much to do, or the session has ended since: it waits. */
const isRetriable = ({ status, code }: ProblemError) =>
  [0, 401, 429].includes(status) || status > 500 || code === 'accounts.otherPerson'

let isSending = false

/** Sends what waits; how many the server took. What it refuses stays with its reason, for its owner to mend. */
export async function sendQueue(): Promise<number> {
  if (isSending) return 0
  isSending = true
  let sent = 0
  await sendInOrder<QueuedEntry>({
    next: () => waitingNow().find(({ problem }) => !problem),
    send: ({ input }) => call(portfolio.add, input),
    onSent: ({ input }) => {
      unqueue(input.id)
      sent++
    },
    isRetriable: ({ input }, problem) => {
      if (isUnanswered(problem)) note(input.id, { mayHaveArrived: true })
      return isRetriable(problem)
    },
    onRefused: ({ input }, { texts }) => note(input.id, { problem: texts }),
  })
  isSending = false
  return sent
}
