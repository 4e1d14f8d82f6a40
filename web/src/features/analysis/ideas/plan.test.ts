import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxShareOf } from './HoldCard.tsx'
import { type LivingPlan, lastClose, livingPlans, moneyOf, type Plan, planStage } from './plan.ts'

const nowMs = Date.parse('2026-11-18T12:30:00Z')
const ago = (hours: number) => new Date(nowMs - hours * 3_600_000).toISOString()
const plan = (more: Partial<Plan>): Plan => ({
  ...{ id: 1, symbol: 'SOL', side: 'up', state: 'waiting', issuedAt: ago(3), validUntil: ago(-21) },
  ...{ limitAt: null, metAt: null, endedAt: null, exit: null, result: null },
  ...{ price: 100, trigger: 103, entry: 104, stop: 100, target: 110 },
  ...{ chances: { met: 0.25, target: 0.2, stop: 0.5, neither: 0.3 }, costOfRisk: 0.05, leverages: [] },
  ...more,
})

it('a plan is on its way once it began more than an hour ago, and delisted where it ended before its time', () => {
  const begun = (hours: number) => plan({ state: 'met', metAt: ago(hours), limitAt: ago(hours - 168) })
  expect([0.1, 1, 1.01, 40].map(hours => planStage(begun(hours), nowMs))).toEqual([
    ...['met', 'met', 'onItsWay', 'onItsWay'],
  ])
  const ended = { state: 'expired', metAt: ago(170), endedAt: ago(2) } as const
  expect(planStage(plan({ ...ended, limitAt: ago(2) }), nowMs)).toBe('expired')
  expect(planStage(plan({ ...ended, limitAt: ago(-5) }), nowMs)).toBe('delisted')
})

it('the last close that counts is the full hour at or before the end of the day of waiting', () => {
  const end = (validUntil: string) => lastClose({ validUntil }).toISOString()
  expect(end('2026-11-19T14:02:00.000Z')).toBe('2026-11-19T14:00:00.000Z')
  expect(end('2026-11-19T14:00:00.000Z')).toBe('2026-11-19T14:00:00.000Z')
})

it('shows what the server last said, with what may be borrowed; ended ones for a day, under those that are open', () => {
  const leverages = [{ times: 2 }] as Plan['leverages']
  const issued = [plan({ leverages }), plan({ id: 2, side: 'down' })]
  const heard: LivingPlan[] = [
    plan({ id: 9, state: 'stop', endedAt: ago(30) }),
    plan({ id: 3, state: 'lapsed', endedAt: ago(5) }),
    plan({ id: 4, state: 'target', endedAt: ago(2) }),
    plan({ id: 2, side: 'down', state: 'met', metAt: ago(0.5) }),
    plan({}),
  ]
  expect(livingPlans(issued, heard, nowMs).map(({ id }) => id)).toEqual([2, 1, 4, 3])
  expect(livingPlans(issued, heard, nowMs).find(({ id }) => id === 1)?.leverages).toEqual(leverages)
  expect(
    livingPlans(issued, undefined, nowMs).map(({ id }) => id),
    'before the server has said anything',
  ).toEqual([1, 2])
})

it.each([
  [undefined, 'noneEnded'],
  [{ ended: 12, meanRatio: -0.5, errorRatio: 0.001 }, 'tooFew'],
  [{ ended: 400, meanRatio: -0.5, errorRatio: null }, 'tooFew'],
  [{ ended: 400, meanRatio: -0.0019, errorRatio: 0.0014 }, 'lost'],
  [{ ended: 400, meanRatio: 0.0031, errorRatio: 0.0014 }, 'gained'],
  [{ ended: 400, meanRatio: 0.0005, errorRatio: 0.0014 }, 'even'],
] as const)('what plans brought, %j, is said as %s', (record, kind) => expect(moneyOf(record).kind).toBe(kind))

it('holds less of what moves more, and never more than all of it', () => {
  const ratio = fc.double({ min: 0.001, max: 0.9, noNaN: true })
  fc.assert(
    fc.property(ratio, ratio, fc.double({ min: 0.25, max: 5, noNaN: true }), (one, other, percent) => {
      const [calm, lively] = [Math.min(one, other), Math.max(one, other)]
      expect(maxShareOf(percent, lively)).toBeLessThanOrEqual(maxShareOf(percent, calm))
      expect(maxShareOf(percent, calm)).toBeLessThanOrEqual(1)
      if (maxShareOf(percent, calm) < 1) expect(maxShareOf(percent, calm) * calm).toBeCloseTo(percent / 100, 9)
    }),
  )
})
