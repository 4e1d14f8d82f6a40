import { randomUUID } from 'node:crypto'
import type { Plan } from '@pusula/contract'
import type { Database, Tx } from '../../../platform/db/db.ts'
import type { Payer, Period } from '../reports/report.ts'
import {
  addEvent,
  addSubscription,
  type Checkout,
  checkoutById,
  closePaid,
  closeUnpaid,
  dropSubscription,
  endedBy,
  expireBefore,
  extend,
  isKnown,
  type SandboxSubscription,
  setRenewing,
} from './store.ts'

export interface Paying {
  /** How often the payment is reported, as providers do when they are not sure. */
  reports: number
  delayMs: number
}

export const payOnce: Paying = { reports: 1, delayMs: 0 }

const eventId = () => `sandbox_evt_${randomUUID()}`

/** Pays a sandbox checkout. One that is paid or expired stays as it is. */
export const payCheckout = (database: Database, id: string, payer: Payer, paying: Paying, now: Date) =>
  database.transaction(async tx => {
    const checkout = await closePaid(tx, id, now)
    if (!checkout) return
    const { orderId, amountCents } = checkout.request
    const period = await beginPeriod(tx, checkout, now)
    const charge = period ? `sandbox_inv_${orderId}_1` : `sandbox_pay_${orderId}`
    const dueAt = new Date(now.getTime() + paying.delayMs)
    for (let i = 0; i < paying.reports; i++)
      await addEvent(tx, { id: eventId(), kind: 'paid', charge, orderId, amountCents, payer, period }, dueAt)
  })

/** Nobody can pay there any more, unless somebody has. */
export const expire = (database: Database, id: string, now: Date): Promise<'expired' | 'paid'> =>
  database.transaction(async tx => {
    if (await closeUnpaid(tx, id)) await addEvent(tx, { id: eventId(), kind: 'failed', orderId: id }, now)
    return (await checkoutById(tx, id, now))?.state === 'paid' ? 'paid' : 'expired'
  })

const months: Record<Plan, number> = { monthly: 1, yearly: 12 }

/** The same day a month or a year later; a day that month does not have becomes its last one. */
function periodEnd(start: Date, plan: Plan): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + months[plan])
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}

async function beginPeriod(tx: Tx, { request }: Checkout, now: Date): Promise<Period | null> {
  const { orderId, renewal } = request
  if (!renewal) return null
  const id = `sandbox_sub_${orderId}`
  const endsAt = periodEnd(now, renewal.plan)
  await addSubscription(tx, { id, orderId, ...renewal, endsAt, isRenewing: true, version: 1 })
  return { subscription: id, customer: null, startsAt: now, endsAt, isFirst: true }
}

export const stopRenewal = (database: Database, id: string, now: Date) =>
  database.transaction(tx => changeRenewing(tx, id, false, now))

/** What has come to its end cannot be resumed. */
export const resumeRenewal = (database: Database, id: string, now: Date) =>
  database.transaction(async tx => {
    if (!(await isKnown(tx, id))) throw new Error('The subscription is over.')
    await changeRenewing(tx, id, true, now)
  })

async function changeRenewing(tx: Tx, id: string, isRenewing: boolean, now: Date) {
  const changed = await setRenewing(tx, id, isRenewing)
  if (changed) await addEvent(tx, describe(changed, false), now)
}

/** A payment goes back; the same one again is the same report. */
export const refund = (database: Database, charge: string, amountCents: number, now: Date) =>
  database.transaction(async tx => {
    const id = `sandbox_refund_${charge}`
    await addEvent(tx, { id, kind: 'refunded', charge, refundedCents: amountCents }, now)
  })

/** Time passes: paid periods are renewed, stopped ones end, checkouts nobody came back for are closed. */
export const passTime = (database: Database, now: Date) =>
  database.transaction(async tx => {
    for (const ended of await endedBy(tx, now)) await (ended.isRenewing ? renew(tx, ended, now) : end(tx, ended, now))
    for (const { id } of await expireBefore(tx, now))
      await addEvent(tx, { id: eventId(), kind: 'failed', orderId: id }, now)
  })

async function renew(tx: Tx, { id, orderId, plan, priceCents, endsAt: startsAt }: SandboxSubscription, now: Date) {
  const endsAt = periodEnd(startsAt, plan)
  const period = { subscription: id, customer: null, startsAt, endsAt, isFirst: false }
  const charge = `sandbox_inv_${orderId}_${startsAt.getTime()}`
  await extend(tx, id, endsAt)
  await addEvent(
    tx,
    { id: eventId(), kind: 'paid', charge, orderId, amountCents: priceCents, payer: null, period },
    now,
  )
}

async function end(tx: Tx, ended: SandboxSubscription, now: Date) {
  await dropSubscription(tx, ended.id)
  await addEvent(tx, describe({ ...ended, version: ended.version + 1 }, true), now)
}

const describe = ({ id, orderId, isRenewing, version }: SandboxSubscription, isOver: boolean) =>
  ({
    id: eventId(),
    kind: 'subscriptionChanged',
    subscription: id,
    orderId,
    customer: null,
    isRenewing,
    isOver,
    version,
  }) as const
