import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { failingDatabase } from '../../testing/failing-database.ts'
import { bookkeeper, comeToEnd, doStep, judgeOrders } from '../../testing/order-histories.ts'
import {
  addOrder,
  type History,
  histories,
  invoiceOf,
  lockOrder,
  monthAt,
  type NewOrder,
  packReports,
  planReports,
  type Report,
  reserve,
  takeReport,
} from '../../testing/payments.ts'
import { createWorld, movableClock } from '../../testing/world.ts'
import { addGuest } from '../accounts/index.ts'
import { balanceOf, differences, grant, spend } from '../credits/index.ts'
import { wrongCharges, wrongReserves } from '../payments/index.ts'
import { fulfilment } from './fulfil.ts'
import { stopWanted } from './index.ts'
import { paidUntil, renewsNow } from './rules.ts'
import { subscriptionsOf } from './store.ts'

const world = await createWorld()
const { database } = world
const now = new Date('2026-11-15T12:00:00Z')
const gift = 300
const atOnce = 20
/** The same ones every time: the first of them are enough for every day. */
const wanted = Number(process.env.HISTORIES ?? 60)

class Killed extends Error {}

/** The database of a process that dies: at the given query its connection is cut by the server, for good. */
function dyingAt(step: number): Database {
  const dying = failingDatabase(database)
  dying.dieAfter(step)
  return dying
}

/** One delivery; the process may die in the middle of it, or after it without having answered. */
async function deliver(report: Report, chance: number): Promise<boolean> {
  const fate = chance % 10
  if (fate === 0) await takeReport(dyingAt(chance % 11), fulfilment, report, now)
  else await takeReport(database, fulfilment, report, now)
  if (fate === 1) throw new Killed()
  return true
}

/** What was told and not acknowledged yet. */
const pending = new Set<Report>()
async function arrive(report: Report, chance: number) {
  pending.add(report)
  if (await deliver(report, chance).catch(() => false)) pending.delete(report)
}

let told = 0
/** A provider that tells everything twice at once. */
const tellTwice = async (report: Report) => {
  await Promise.all([arrive(report, told++ * 7_919), arrive(report, told++ * 7_919)])
}
const books = bookkeeper(tellTwice)

async function begin(accountId: string, more: Partial<NewOrder>): Promise<string> {
  const order: NewOrder = {
    id: randomUUID(),
    accountId,
    kind: 'credits',
    amountCents: 500,
    credits: 10,
    countedCredits: 0,
    priceId: null,
    plan: null,
    language: 'en',
    isGuest: true,
    createdAt: now,
    lapsesAt: null,
    ...more,
  }
  await database.transaction(async tx => {
    await addOrder(tx, order, 'sandbox', {})
    const added = await lockOrder(tx, order.id)
    if (added) await reserve(tx, added, now)
  })
  return order.id
}

const planCents = 3_500
const planOrder = { kind: 'subscription', plan: 'monthly', amountCents: planCents, credits: 0 } as const

/** Lives through a history as a provider tells it, and hands out what is needed to judge the end. */
async function live({ packs, plan, orders, spends, chance }: History) {
  const accountId = await addGuest(database, now)
  await database.transaction(tx => grant(tx, accountId, gift, 'welcome', 'welcome', now))
  const packOrders = await Promise.all(
    packs.map(({ amountCents, credits }) => begin(accountId, { amountCents, credits })),
  )
  // Other histories let time pass; this one knows what becomes of its plan.
  const lapsesAt = new Date(now.getTime() + 365 * 86_400_000)
  const planId = plan ? await begin(accountId, { ...planOrder, countedCredits: plan.countedCredits, lapsesAt }) : null
  // What is paid late has to go back: the provider knows the payment that it tells of.
  if (planId) {
    const payment = { orderId: planId, amountCents: planCents, subscription: `sub ${planId}`, refundedCents: 0 }
    books.payments.set(invoiceOf(planId, 0), payment)
  }
  const reports = [
    ...packs.flatMap((facts, i) => packReports(packOrders[i] ?? '', facts)),
    ...(plan && planId ? planReports(planId, plan, planCents) : []),
  ]
  let drawn = 0
  const draw = () => (chance[drawn++ % chance.length] ?? 0) + drawn * 7_919
  let spent = 0
  const use = async (credits: number, key: string) => {
    const left = await balanceOf(database, accountId)
    const isUsed = await database
      .transaction(tx => spend(tx, accountId, Math.min(credits, left), 'analysis', key, now))
      .catch(() => false)
    if (isUsed) spent += Math.min(credits, left)
  }
  const clock = movableClock(now)
  const scene = {
    mortal: (): Platform => {
      clock.forward(12 * MINUTE_MS)
      return { ...world, clock, database: draw() % 10 ? database : dyingAt(draw() % 11) }
    },
    ...{ accountId, books, tell: tellTwice, startsAt: monthAt(0), handedOut: [] as string[] },
    check: async (tx: Tx) => {
      if ((await subscriptionsOf(tx, accountId)).some(one => renewsNow(one, now)))
        throw new Problem('subscriptions.alreadyActive')
    },
  }
  const steps = [
    ...reports.flatMap(report => Array.from({ length: 1 + (draw() % 5) }, () => () => arrive(report, draw()))),
    ...spends.map((credits, i) => () => use(credits, `use ${i}`)),
  ]
    .map(step => ({ step, key: draw() % 10_007 }))
    .sort((a, b) => a.key - b.key)
    .map(({ step }) => step)
  // What happens to orders happens one after another, between and beside everything else.
  const places = orders.map(() => draw() % (steps.length + 1)).sort((a, b) => b - a)
  for (const [i, place] of places.entries()) {
    const step = orders.at(-1 - i)
    if (step) steps.splice(place, 0, () => doStep(step, scene).catch(() => {}))
  }
  for (let i = 0; i < steps.length; ) {
    const wave = steps.slice(i, i + 1 + (draw() % 5))
    i += wave.length
    await Promise.all(wave.map(step => step()))
  }
  return { accountId, packOrders, planId, spent }
}

/** A provider tells again what was not acknowledged, until it is; what has to go back or to stop, does. */
async function end() {
  const clock = movableClock(new Date(now.getTime() + 86_400_000))
  const platform = { ...world, clock }
  const takePending = async () => {
    for (const report of pending) await takeReport(database, fulfilment, report, now)
    pending.clear()
  }
  const isUnsettled = () =>
    database.row(sql`select 1 from payments_refunds where done_at is null and given_up_at is null
      union all select 1 from subscriptions where stop_wanted_at is not null`)
  await takePending()
  do {
    clock.forward(720 * MINUTE_MS)
    await comeToEnd(platform, books.provider)
    await stopWanted({ ...world, clock: movableClock(now) }, { provider: books.provider })
    await takePending()
  } while (await isUnsettled())
}

const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/** The end must be what the events say, reckoned here without any of the product's own rules. */
async function judge(history: History, { accountId, packOrders, planId, spent }: Awaited<ReturnType<typeof live>>) {
  const { packs, plan, orders } = history
  let expected = gift - spent
  let missing = 0
  for (const [i, facts] of packs.entries()) {
    const charge = await database.row<{ taken: number; missing: number; granted: number }>(sql`select
      taken_credits as taken, missing_credits as missing, granted_credits as granted
      from payments_charges where reference = ${`pay ${packOrders[i]}`}`)
    const refundedCents = Math.min(facts.amountCents, Math.max(0, ...facts.refundsCents))
    const isTakenBack = facts.disputes.at(-1) === 'open' || facts.disputes.at(-1) === 'lost'
    const credits = facts.isPaid ? facts.credits : 0
    const owed = isTakenBack ? credits : Math.floor((credits * refundedCents) / facts.amountCents)
    if (charge) expect(charge.granted).toBe(credits)
    expect((charge?.taken ?? 0) + (charge?.missing ?? 0)).toBe(owed)
    expected += credits - owed
    missing += charge?.missing ?? 0
  }
  if (plan && planId) {
    const saved = await subscriptionsOf(database, accountId)
    // The refund of a pack takes its credits out of an order under way; who pays that order then gets the money back.
    const isSentBack = Boolean(
      await database.row(sql`select 1 from payments_charges c join payments_refunds r on r.charge = c.reference
        where c.reference = ${invoiceOf(planId, 0)} and c.is_extra and r.done_at is not null`),
    )
    if (isSentBack) expect(packs.some(({ refundsCents, disputes }) => refundsCents.length + disputes.length)).toBe(true)
    const months = Array.from({ length: plan.months }, (_, month) => month)
    const paidMonths = months.filter(month => month !== plan.refundedMonth && !(isSentBack && month === 0))
    const until = paidMonths.length ? monthAt((paidMonths.at(-1) ?? 0) + 1) : null
    expect(paidUntil(saved)).toEqual(until)
    expect(saved).toHaveLength(1)
    const lastMonth = plan.months - 1
    const isStopped = books.stopped.has(`sub ${planId}`)
    const isTakenBack = plan.refundedMonth !== null && plan.refundedMonth <= lastMonth
    if (plan.refundedMonth === lastMonth) expect(isStopped, 'what went back is not paid again').toBe(true)
    // An earlier month stops what comes after it only where it went back before that was paid.
    else if (!isSentBack && !(isTakenBack && isStopped)) expect(saved[0]?.isRenewing).toBe(plan.renewing.at(-1) ?? true)
    expected -= plan.refundedMonth === 0 || isSentBack ? 0 : plan.countedCredits
    const first = await database.row<{ order: string }>(
      sql`select order_id as order from payments_charges where reference = ${invoiceOf(planId, 0)}`,
    )
    expect(first?.order).toBe(planId)
  }
  if (orders.length) expected -= await judgeOrders(database, books, accountId)
  expect(await balanceOf(database, accountId)).toBe(expected + missing)
  const cases = await database.rows<{ kind: string; credits: number | null }>(sql`select kind,
    (details->>'missingCredits')::int as credits from payments_cases where account_id = ${accountId}`)
  expect(sumOf(cases.map(({ credits }) => credits ?? 0)), 'what could not be taken is told').toBe(missing)
  const unusual = cases.filter(({ kind }) => kind !== 'creditsMissing' && kind !== 'disputed')
  expect(unusual, 'nobody has to look at anything else').toEqual([])
}

describe('payments', () => {
  it('converge to the paid events under duplicates, delays, concurrency and crashes (property)', async () => {
    let lived = 0
    await fc.assert(
      fc.asyncProperty(fc.array(histories, { minLength: atOnce, maxLength: atOnce }), async many => {
        const lives = await Promise.all(many.map(async history => ({ history, life: await live(history) })))
        await end()
        await Promise.all(lives.map(({ history, life }) => judge(history, life)))
        lived += many.length
      }),
      { numRuns: Math.ceil(wanted / atOnce), endOnFailure: true },
    )
    expect(lived).toBeGreaterThanOrEqual(wanted)
    expect(await differences(database)).toEqual([])
    expect(await wrongCharges(database)).toEqual([])
    expect(await wrongReserves(database)).toEqual([])
  }, 300_000)

  it('have included a crash in the middle', async () => {
    const accountId = await addGuest(database, now)
    const id = await begin(accountId, {})
    const [report] = packReports(id, { amountCents: 500, credits: 10, isPaid: true, refundsCents: [], disputes: [] })
    if (!report) throw new Error('There is no report.')
    for (let step = 0; step < 8; step++)
      await expect(takeReport(dyingAt(step), fulfilment, report, now), `step ${step}`).rejects.toThrow('terminating')
    expect(await balanceOf(database, accountId)).toBe(0)
    const left = await database.rows(sql`select 1 from payments_events where id = ${report.id}
      union all select 1 from payments_charges where reference = ${`pay ${id}`}`)
    expect(left, 'nothing half done stays behind').toEqual([])
    await takeReport(database, fulfilment, report, now)
    expect(await balanceOf(database, accountId)).toBe(10)
  })
})
