import { type InputOf, payments } from '@pusula/contract'
import type { Report } from '../features/payments/reports/report.ts'
import { signatureHeader, signatureOf } from '../features/payments/sandbox/signature.ts'
import { writeReport } from '../features/payments/sandbox/wire.ts'
import { webhookPath } from '../features/payments/webhook.ts'
import type { Platform } from '../platform.ts'
import { invoiceOf } from './payment-histories.ts'
import type { Person } from './world.ts'

export { reserve } from '../features/payments/plans/reserve.ts'
export type { Report } from '../features/payments/reports/report.ts'
export { takeReport } from '../features/payments/reports/take.ts'
export { sweep } from '../features/payments/sandbox/deliveries.ts'
export { addOrder, lockOrder, type NewOrder } from '../features/payments/store/orders.ts'
export { type History, histories, invoiceOf, monthAt, packReports, planReports } from './payment-histories.ts'

type World = Platform & { person(): Person }

type PaymentOutcome = 'pay' | 'twice' | 'late' | 'decline' | 'leave'

/** Does on the hosted page what a person does there; hands out where it leads. */
export async function atCheckout(
  person: Person,
  checkoutUrl: string | undefined,
  outcome: PaymentOutcome,
  email?: string,
) {
  const response = await person.request({
    method: 'POST',
    url: checkoutUrl ?? '',
    payload: new URLSearchParams({ outcome, ...(email && { email }) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { status: response.statusCode, to: String(response.headers.location ?? '') }
}

const monthMs = 30 * 86_400_000

/** The first payment of a plan, as a provider reports it that is not the sandbox. */
export const firstPaid = (orderId: string, amountCents: number, startsAt: Date, subscription = `sub ${orderId}`) => {
  const endsAt = new Date(startsAt.getTime() + monthMs)
  const period = { subscription, customer: null, startsAt, endsAt, isFirst: true }
  const charge = invoiceOf(orderId, 0)
  return { id: `paid ${charge}`, kind: 'paid', charge, orderId, amountCents, payer: null, period } as const
}

/** Orders and pays; hands out the order. */
export async function buy(person: Person, input: InputOf<typeof payments.createIntent>) {
  const begun = await person.call(payments.createIntent, input)
  await atCheckout(person, begun.checkoutUrl, 'pay')
  return begun.paymentIntentId
}

/** Delivers a report as the sandbox does, under a signature of this moment or another one. */
export async function deliver(world: World, report: Report, signature?: string) {
  const body = writeReport(report)
  const response = await world.person().request({
    method: 'POST',
    url: webhookPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signature ?? signatureOf(world.secrets, body, world.clock.now()),
    },
  })
  return response.statusCode
}
