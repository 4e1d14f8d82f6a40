import { payments, type ReplyOf } from '@pusula/contract'
import { call } from '../../lib/call.ts'
import { go } from '../../lib/go.ts'
import { currentLanguage } from '../../lib/language.ts'
import { navigate } from '../../lib/location.ts'
import { inLanguage } from '../../lib/messages.ts'
import { isGuest } from '../../lib/mode.ts'
import { asProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { expectSignIn } from '../accounts/index.ts'
import { visitorId } from '../guests/index.ts'
import { type Arrival, addressAfter, knownPayer } from './arrival.ts'
import { recount } from './checkout.ts'
import { returnText } from './messages.ts'

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

const shownMs = 5_000
const waitingMs = 30_000

const words = () => inLanguage(returnText, currentLanguage())

/** Receives whoever comes back from a checkout page: asks what became of the payment, says it, and clears the address. */
export async function receive(arrival: Arrival): Promise<void> {
  const here = location.href
  const { orderId, hasJoined } = arrival
  // An address can be typed by anybody: without an order that the server knows nothing is promised.
  if (!orderId) {
    const t = words()
    toast.show({ tone: 'info', title: t.back, text: t.backSays, durationMs: shownMs })
  } else {
    const onWait = () =>
      toast.show({ tone: 'info', title: words().waiting, text: words().waitingSays, durationMs: waitingMs })
    const outcome = await outcomeOf(orderId, onWait)
    const t = words()
    if (outcome.status === 'paid') {
      if (outcome.canBecomeMember && !outcome.payerHasAccount && (await join())) return arriveAsMember(orderId)
      if (outcome.payerEmail && outcome.payerHasAccount)
        knownPayer.set({ email: outcome.payerEmail, credits: outcome.analysesCount })
      else toastStatus(outcome, hasJoined)
    }
    if (outcome.status === 'notCredited') {
      const action = { label: t.toProfile, run: () => go('/dashboard/profile') }
      toast.show({ tone: 'err', title: t.notCredited, text: t.notCreditedSays, action, durationMs: waitingMs })
    }
    if (outcome.status === 'sentBack')
      toast.show({ tone: 'info', title: t.sentBack, text: t.sentBackSays, durationMs: waitingMs })
    if (outcome.status === 'elsewhere') toast.show({ tone: 'info', title: outcome.says, durationMs: waitingMs })
    if (outcome.status === 'failed') {
      const action = { label: t.retry, run: () => go('/add-credits') }
      toast.show({ tone: 'err', title: t.failed, text: t.failedSays, action, durationMs: shownMs })
    }
    if (outcome.status === 'open' || outcome.status === 'unreachable')
      toast.show({ tone: 'info', title: t.waiting, text: t.lateSays, durationMs: shownMs })
  }
  recount()
  void import('../../lib/tabs.ts').then(({ purchaseMessage, broadcastToTabs }) => broadcastToTabs(purchaseMessage))
  // Whoever has gone on meanwhile stays where they are.
  setTimeout(() => {
    if (location.href === here) navigate(addressAfter(location.pathname, location.search), { replace: true })
  }, shownMs)
}

/** Whether the guest is a member now. If not, the credits are there all the same. */
async function join(): Promise<boolean> {
  try {
    await call(payments.guestConversionLogin, { visitorId: await visitorId() })
    return true
  } catch {
    return false
  }
}

/** A fresh page: nothing that was fetched for the guest is shown to the member. */
function arriveAsMember(orderId: string): void {
  expectSignIn()
  const said = new URLSearchParams({ purchase: 'success', order: orderId, joined: 'true' })
  const path = location.pathname.startsWith('/dashboard/') ? location.pathname : '/dashboard'
  location.assign(`${path}?${said}`)
}

function toastStatus({ kind, analysesCount, canBecomeMember }: Status, hasJoined: boolean): void {
  const t = words()
  if (kind === 'subscription') toast.show({ tone: 'ok', title: t.pro, text: t.proSays, durationMs: shownMs })
  else if (canBecomeMember) {
    const text = t.notJoinedSays(String(analysesCount))
    toast.show({ tone: 'ok', title: t.paid, text, durationMs: shownMs })
  } else {
    const title = hasJoined && !isGuest() ? t.joined : t.paid
    toast.show({ tone: 'ok', title, text: t.paidSays(String(analysesCount)), durationMs: shownMs })
  }
}
