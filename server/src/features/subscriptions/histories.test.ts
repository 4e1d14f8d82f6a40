import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Database, Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/db.ts'
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
import { ownDatabase } from '../../testing/world.ts'
import { addGuest } from '../accounts/index.ts'
import { balanceOf, differences, grant, spend } from '../credits/index.ts'
import { wrongCharges } from '../payments/index.ts'
import { fulfilment } from './fulfil.ts'
import { paidUntil } from './rules.ts'
import { subscriptionsOf } from './store.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')
const gift = 300
const atOnce = 20
const runs = 25

class Killed extends Error {}

/** The database of a process that dies: at the given query its connection is cut by the server, for good. */
const dyingAt = (step: number): Database => ({
  ...database,
  transaction: work =>
    database.transaction(tx => {
      let steps = 0
      const orDie = async <T>(query: () => Promise<T>): Promise<T> => {
        if (steps++ === step) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`)
        return query()
      }
      const dying: Tx = {
        isTransaction: true,
        rows: query => orDie(() => tx.rows(query)),
        row: query => orDie(() => tx.row(query)),
        run: query => orDie(() => tx.run(query)),
      }
      return work(dying)
    }),
})

/** One delivery; the process may die in the middle of it, or after it without having answered. */
async function deliver(report: Report, chance: number): Promise<boolean> {
  const fate = chance % 10
  if (fate === 0) await takeReport(dyingAt(chance % 11), fulfilment, report, now)
  else await takeReport(database, fulfilment, report, now)
  if (fate === 1) throw new Killed()
  return true
}

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

/** Lives through a history as a provider tells it, and hands out what is needed to judge the end. */
async function live({ packs, plan, spends, chance }: History) {
  const accountId = await addGuest(database, now)
  await database.transaction(tx => grant(tx, accountId, gift, 'welcome', 'welcome', now))
  const packOrders = await Promise.all(
    packs.map(({ amountCents, credits }) => begin(accountId, { amountCents, credits })),
  )
  const planOrder = plan
    ? await begin(accountId, {
        kind: 'subscription',
        plan: 'monthly',
        amountCents: planCents,
        credits: 0,
        countedCredits: plan.countedCredits,
      })
    : null
  const reports = [
    ...packs.flatMap((facts, i) => packReports(packOrders[i] ?? '', facts)),
    ...(plan && planOrder ? planReports(planOrder, plan, planCents) : []),
  ]
  let drawn = 0
  const draw = () => (chance[drawn++ % chance.length] ?? 0) + drawn * 7_919
  const pending = new Set(reports)
  const arrive = async (report: Report) => {
    const isTaken = await deliver(report, draw()).catch(() => false)
    if (isTaken) pending.delete(report)
  }
  let spent = 0
  const use = async (credits: number, key: string) => {
    const left = await balanceOf(database, accountId)
    const isUsed = await database
      .transaction(tx => spend(tx, accountId, Math.min(credits, left), 'analysis', key, now))
      .catch(() => false)
    if (isUsed) spent += Math.min(credits, left)
  }
  const steps = [
    ...reports.flatMap(report => Array.from({ length: 1 + (draw() % 5) }, () => () => arrive(report))),
    ...spends.map((credits, i) => () => use(credits, `use ${i}`)),
  ]
    .map(step => ({ step, key: draw() % 10_007 }))
    .sort((a, b) => a.key - b.key)
  for (let i = 0; i < steps.length; ) {
    const wave = steps.slice(i, i + 1 + (draw() % 5))
    i += wave.length
    await Promise.all(wave.map(({ step }) => step()))
  }
  // A provider tells again what was not acknowledged, until it is.
  for (const report of pending) await takeReport(database, fulfilment, report, now)
  return { accountId, packOrders, planOrder, spent }
}

const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)

/** The end must be what the events say, reckoned here without any of the product's own rules. */
async function judge(history: History, { accountId, packOrders, planOrder, spent }: Awaited<ReturnType<typeof live>>) {
  const { packs, plan } = history
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
  if (plan && planOrder) {
    const kept = await subscriptionsOf(database, accountId)
    const paidMonths = Array.from({ length: plan.months }, (_, month) => month).slice(plan.isFirstRefunded ? 1 : 0)
    const end = paidMonths.length ? monthAt((paidMonths.at(-1) ?? 0) + 1) : null
    expect(paidUntil(kept)).toEqual(end)
    expect(kept).toHaveLength(1)
    expect(kept[0]?.isRenewing).toBe(plan.renewing.at(-1) ?? true)
    expected -= plan.isFirstRefunded ? 0 : plan.countedCredits
    const first = await database.row<{ order: string }>(
      sql`select order_id as order from payments_charges where reference = ${invoiceOf(planOrder, 0)}`,
    )
    expect(first?.order).toBe(planOrder)
  }
  expect(await balanceOf(database, accountId)).toBe(expected + missing)
  const told = await database.rows<{ credits: number }>(sql`select (details->>'missingCredits')::int as credits
    from payments_cases where account_id = ${accountId} and kind = 'creditsMissing'`)
  expect(sumOf(told.map(({ credits }) => credits)), 'what could not be taken is told').toBe(missing)
}

describe('payments', () => {
  it('end as the paid events say, whatever is told again, late, at once or to a dying process', async () => {
    let lived = 0
    await fc.assert(
      fc.asyncProperty(fc.array(histories, { minLength: atOnce, maxLength: atOnce }), async many => {
        await Promise.all(many.map(async history => judge(history, await live(history))))
        lived += many.length
      }),
      { numRuns: runs, endOnFailure: true },
    )
    expect(lived).toBeGreaterThanOrEqual(500)
    expect(await differences(database)).toEqual([])
    expect(await wrongCharges(database)).toEqual([])
  }, 300_000)

  it('have really met a process that died in the middle', async () => {
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
