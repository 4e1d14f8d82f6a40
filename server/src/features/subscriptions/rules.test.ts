import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProIn, type Period, paidUntil, type Subscription, stateOf } from './rules.ts'

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count))
const paid = (from: number, to: number, more: Partial<Period> = {}): Period => ({
  startsAt: day(from),
  endsAt: day(to),
  isPaid: true,
  failedAt: null,
  isRevoked: false,
  ...more,
})
const failed: Period = { startsAt: null, endsAt: null, isPaid: false, failedAt: day(30), isRevoked: false }
const sub = (periods: Period[], more: Partial<Subscription> = {}): Subscription => ({
  plan: 'monthly',
  isRenewing: true,
  isOver: false,
  periods,
  ...more,
})
const stopped = { isRenewing: false }

describe('a subscription', () => {
  it.each<[string, Subscription[], number, string, number | null]>([
    ['nobody has is none', [], 0, 'none', null],
    ['heard of but never paid is none', [sub([])], 0, 'none', null],
    ['paid for is active until it renews', [sub([paid(0, 30)])], 10, 'active', 30],
    ['waiting for its renewal to be billed is still active', [sub([paid(0, 30)])], 31, 'active', 30],
    ['that nothing was heard of for three days has lapsed', [sub([paid(0, 30)])], 33, 'lapsed', 30],
    ['whose renewal failed is past due', [sub([paid(0, 30), failed])], 31, 'past_due', 33],
    ['whose renewal failed for good has lapsed', [sub([paid(0, 30), failed])], 33, 'lapsed', 30],
    [
      'that was paid at the second try is active',
      [sub([paid(0, 30), paid(30, 60, { failedAt: day(30) })])],
      40,
      'active',
      60,
    ],
    ['whose failed renewal was forgiven is active', [sub([paid(0, 30), failed, paid(60, 90)])], 70, 'active', 90],
    ['that was canceled is pro until its end', [sub([paid(0, 30)], stopped)], 29, 'canceled', 30],
    ['that was canceled has no days of grace', [sub([paid(0, 30)], stopped)], 30, 'lapsed', 30],
    ['that was ended early keeps what was paid', [sub([paid(0, 30)], { isOver: true })], 10, 'canceled', 30],
    ['whose money is gone has lapsed', [sub([paid(0, 30, { isRevoked: true })])], 10, 'lapsed', null],
    ['bought again loses no paid day', [sub([paid(0, 30)], stopped), sub([paid(10, 40)])], 45, 'active', 60],
  ])('%s', (_, subscriptions, today, status, endsOn) => {
    const state = stateOf(subscriptions, null, day(today))
    expect(state).toMatchObject({ status, endsAt: endsOn === null ? null : day(endsOn) })
    expect(isProIn(state)).toBe(['active', 'past_due', 'canceled'].includes(status))
  })

  it('that was begun is pending until it is paid, unless there is paid time', () => {
    expect(stateOf([], 'yearly', day(0))).toEqual({ status: 'pending', plan: 'yearly', endsAt: null, renewsAt: null })
    expect(stateOf([sub([paid(0, 30)], stopped)], 'yearly', day(40))).toMatchObject({ status: 'pending' })
    expect(stateOf([sub([paid(0, 30)], stopped)], 'yearly', day(10))).toMatchObject({ status: 'canceled' })
  })

  const year = { plan: 'yearly', isRenewing: false } as const
  const lost = { isRevoked: true }
  it.each<[string, Subscription[], number, string | null, number | null]>([
    ['alone when its time is over', [sub([paid(0, 30)])], 10, 'monthly', 30],
    [
      'beside the rest of another when its own time is over',
      [sub([paid(0, 365)], year), sub([paid(1, 31)])],
      2,
      'monthly',
      31,
    ],
    [
      'in a dispute when its time is over, and a plan besides is left',
      [sub([paid(0, 365)], year), sub([paid(1, 31, lost)])],
      2,
      'monthly',
      31,
    ],
    [
      'that is canceled on the day on which it would be if it went on',
      [sub([paid(0, 30)], stopped)],
      10,
      'monthly',
      30,
    ],
    [
      'that is canceled, and can go on, where a later one cannot',
      [sub([paid(0, 365)], year), sub([paid(1, 31)], { isRenewing: false, isOver: true })],
      40,
      'yearly',
      365,
    ],
    ['that cannot go on never', [sub([paid(0, 30)], { isOver: true })], 10, 'monthly', null],
    [
      'whose last payment went back never',
      [sub([paid(0, 365)], { ...year, isOver: true }), sub([paid(1, 31), paid(31, 61, lost)], stopped)],
      40,
      'monthly',
      null,
    ],
    ['whose renewal failed on no day that is known', [sub([paid(0, 30), failed])], 31, 'monthly', null],
  ])('is charged next: %s', (_, subscriptions, today, plan, renewsOn) => {
    const renewsAt = renewsOn === null ? null : day(renewsOn)
    expect(stateOf(subscriptions, null, day(today))).toMatchObject({ plan, renewsAt })
  })

  const periods = fc.array(
    fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 40 })).map(([from, length]) => paid(from, from + length)),
    { minLength: 1, maxLength: 6 },
  )
  it('reaches at least as far as each period, and never gives away more than was paid', () =>
    fc.assert(
      fc.property(periods, list => {
        const until = paidUntil([sub(list)])?.getTime() ?? 0
        const ends = list.map(({ endsAt }) => endsAt?.getTime() ?? 0)
        const total = list.reduce((sum, p) => sum + (p.endsAt?.getTime() ?? 0) - (p.startsAt?.getTime() ?? 0), 0)
        expect(until).toBeGreaterThanOrEqual(Math.max(...ends))
        expect(until).toBeLessThanOrEqual(Math.max(...list.map(({ startsAt }) => startsAt?.getTime() ?? 0)) + total)
      }),
    ))

  it('is the same in whatever order its payments were reported (property)', () =>
    fc.assert(
      fc.property(periods, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list.map(p => ({ p, key: keys.next().value })).sort((a, b) => a.key - b.key)
        expect(paidUntil([sub(shuffled.map(({ p }) => p))])).toEqual(paidUntil([sub(list)]))
      }),
    ))
})
