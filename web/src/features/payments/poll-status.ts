import { payments, type ReplyOf } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { asProblem } from '../../lib/problem.ts'

export type Status = ReplyOf<typeof payments.status>
/** Opened by another account than the one that is here now; the server says how to put that. */
type Elsewhere = { status: 'elsewhere'; says: string }
/** What is known of a payment: what the server says, that it knows nothing of it, or that nobody could be asked. */
type PaymentOutcome = Status | Elsewhere | { status: 'unknown' } | { status: 'unreachable' }

/** A provider reports within seconds; after half a minute the rest is for the next visit to show. */
const pausesMs = [500, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 10_000]

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
const ask = (paymentIntentId: string) => call(payments.status, { paymentIntentId })

async function outcomeNow(orderId: string, asked: typeof ask): Promise<PaymentOutcome> {
  try {
    return await asked(orderId)
  } catch (error) {
    const { code, status, message } = asProblem(error)
    if (code === 'payments.otherAccount') return { status: 'elsewhere', says: message }
    return { status: status >= 400 && status < 500 && status !== 429 ? 'unknown' : 'unreachable' }
  }
}

const isSettled = ({ status }: PaymentOutcome) => status !== 'open' && status !== 'unreachable'

/** Asks until the payment is settled or nobody would wait any longer. */
export async function outcomeOf(
  orderId: string,
  onWait: () => void,
  { asked = ask, wait = pause }: { asked?: typeof ask; wait?: typeof pause } = {},
): Promise<PaymentOutcome> {
  let outcome = await outcomeNow(orderId, asked)
  if (!isSettled(outcome)) onWait()
  for (const ms of pausesMs) {
    if (isSettled(outcome)) break
    await wait(ms)
    outcome = await outcomeNow(orderId, asked)
  }
  return outcome
}
