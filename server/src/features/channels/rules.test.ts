import { type ChannelName, channelNames } from '@pusula/contract'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Outcome } from './message.ts'
import { afterQuiet, afterTry, type DeliveryStatus, handOverMs, inOrder, longestTryMs, type Try } from './rules.ts'

const isRepeatable = (name: ChannelName) => name === 'push' || name === 'webhook'

const outcomes = fc.oneof(
  fc.constantFrom<Outcome>(
    { kind: 'refused', code: 400 },
    { kind: 'gone', code: 403 },
    { kind: 'silent' },
    { kind: 'closed' },
  ),
  fc.constantFrom<Outcome>({ kind: 'later', code: 503 }, { kind: 'accepted', code: 200 }),
  fc.integer({ min: 1, max: 3_600_000 }).map((afterMs): Outcome => ({ kind: 'later', code: 429, afterMs })),
)
const orders = fc.shuffledSubarray([...channelNames], { minLength: 1 })

/** Follows a delivery to its end, at most a day: each try, so long after it was due, and the times of handing over. */
function life(order: ChannelName[], answers: readonly Outcome[], { lagMs, tryMs } = { lagMs: 0, tryMs: 0 }) {
  const [first] = order
  if (!first) throw new Error('no channel')
  let at = { channel: first, sinceMs: 0, passed: [] as ChannelName[], round: 0, nowMs: 0 }
  const tried: Try[] = []
  const held: { channel: ChannelName; ms: number }[] = []
  for (let i = 0; ; i++) {
    const outcome = answers[i % answers.length] ?? { kind: 'accepted' }
    const kind = outcome.kind === 'closed' ? 'later' : outcome.kind
    const sentAt = new Date(at.nowMs + lagMs).toISOString()
    at = { ...at, nowMs: at.nowMs + lagMs + tryMs }
    tried.push({ channel: at.channel, sentAt, endedAt: new Date(at.nowMs).toISOString(), outcome: kind })
    const status: DeliveryStatus = { ...at, order, tried, lagMs }
    const step = afterTry(status, outcome, isRepeatable)
    if (step.kind === 'over' || at.nowMs > 86_400_000) return { tried, held, step }
    if (step.isMoved && step.round === at.round) held.push({ channel: at.channel, ms: at.nowMs - at.sinceMs })
    const nowMs = at.nowMs + step.afterMs
    at = {
      channel: step.channel,
      sinceMs: step.isMoved ? nowMs : at.sinceMs,
      passed: step.passed,
      round: step.round,
      nowMs,
    }
  }
}

describe('a message', () => {
  it('is over when somebody took it, and never sent again', () =>
    fc.assert(
      fc.property(orders, fc.array(outcomes, { minLength: 1, maxLength: 12 }), (order, answers) => {
        const { tried, step } = life(order, answers)
        const taken = tried.findIndex(({ outcome }) => outcome === 'accepted')
        if (taken >= 0) expect([taken, step]).toEqual([tried.length - 1, { kind: 'over', outcome: 'sent' }])
        else if (step.kind === 'over') expect(step.outcome).not.toBe('sent')
      }),
    ))

  it('falls back to the next channel within its time', () =>
    fc.assert(
      fc.property(orders, fc.array(outcomes, { minLength: 1, maxLength: 12 }), (order, answers) => {
        for (const { ms } of life(order, answers).held) expect(ms).toBeLessThanOrEqual(handOverMs)
      }),
    ))

  it('leaves it within half a minute also in a storm, where every try waits for its turn and lasts as long as it may', () =>
    fc.assert(
      fc.property(
        orders,
        fc.array(outcomes, { minLength: 1, maxLength: 12 }),
        fc.record({ lagMs: fc.integer({ min: 0, max: 18_000 }), tryMs: fc.integer({ min: 0, max: longestTryMs }) }),
        (order, answers, storm) => {
          for (const { ms } of life(order, answers, storm).held) expect(ms).toBeLessThanOrEqual(30_000)
        },
      ),
    ))

  it('is not said again where it was refused, nor more than twice where nobody can tell a repeat', () =>
    fc.assert(
      fc.property(orders, fc.array(outcomes, { minLength: 1, maxLength: 12 }), (order, answers) => {
        const { tried } = life(order, answers)
        for (const name of order) {
          const here = tried.filter(({ channel }) => channel === name).map(({ outcome }) => outcome)
          const end = here.findIndex(outcome => outcome === 'refused' || outcome === 'gone')
          if (end >= 0) expect(end, 'a refusal is the last word').toBe(here.length - 1)
          const silent = here.filter(outcome => outcome === 'silent').length
          if (!isRepeatable(name)) expect(silent).toBeLessThanOrEqual(2)
        }
      }),
    ))

  it.each<[string, ChannelName[], Outcome[], (string | undefined)[]]>([
    [
      'tries a failing channel thrice in ten seconds',
      ['push', 'mail'],
      [{ kind: 'later' }, { kind: 'later' }, { kind: 'later' }, { kind: 'accepted' }],
      ['push', 'push', 'push', 'mail'],
    ],
    [
      'goes on at once from who is gone',
      ['telegram', 'mail'],
      [{ kind: 'gone' }, { kind: 'accepted' }],
      ['telegram', 'mail'],
    ],
    [
      'goes on from a silence that it cannot repeat',
      ['telegram', 'mail'],
      [{ kind: 'silent' }, { kind: 'accepted' }],
      ['telegram', 'mail'],
    ],
    [
      'waits as long as it is asked to where there is nobody else',
      ['telegram'],
      [{ kind: 'later', afterMs: 600_000 }, { kind: 'accepted' }],
      ['telegram', 'telegram'],
    ],
    [
      'comes back to a channel that failed in passing when the next is gone',
      ['telegram', 'mail'],
      [{ kind: 'later', afterMs: 60_000 }, { kind: 'gone' }, { kind: 'accepted' }],
      ['telegram', 'mail', 'telegram'],
    ],
  ])('%s', (_, order, answers, by) => expect(life(order, answers).tried.map(({ channel }) => channel)).toEqual(by))

  it('is given up with the reason', () => {
    const end = (order: ChannelName[], answers: Outcome[]) => life(order, answers).step
    expect(end(['telegram'], [{ kind: 'gone' }])).toEqual({ kind: 'over', outcome: 'noChannel' })
    expect(end(['telegram', 'push'], [{ kind: 'refused' }])).toEqual({ kind: 'over', outcome: 'refused' })
    expect(end(['webhook'], [{ kind: 'later' }])).toEqual({ kind: 'over', outcome: 'failed' })
    expect(end(['mail'], [{ kind: 'silent' }])).toEqual({ kind: 'over', outcome: 'failed' })
  })
})

it('an order that was chosen comes first, and names each channel once', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...channelNames)), chosen => {
      const order = inOrder(chosen)
      expect([...order].sort()).toEqual([...channelNames].sort())
      expect(order.slice(0, new Set(chosen).size)).toEqual([...new Set(chosen)])
    }),
  ))

describe('quiet hours', () => {
  const night = { fromMinute: 1380, toMinute: 480, timeZone: 'Europe/Istanbul', alertsThrough: false }
  it.each([
    ['2026-11-15T12:00:00.000Z', '2026-11-15T12:00:00.000Z'],
    ['2026-11-15T20:00:00.000Z', '2026-11-16T05:00:00.000Z'],
    ['2026-11-16T04:59:59.000Z', '2026-11-16T05:00:00.000Z'],
    ['2026-11-16T05:00:00.000Z', '2026-11-16T05:00:00.000Z'],
  ])('hold %s until %s', (now, until) => expect(afterQuiet(night, new Date(now)).toISOString()).toBe(until))

  it('end within a day and an hour, in every zone', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: 0, max: 47 }),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
        (timeZone, from, to, now) => {
          fc.pre(from !== to)
          const quiet = { fromMinute: 30 * from, toMinute: 30 * to, timeZone, alertsThrough: false }
          const end = afterQuiet(quiet, now)
          expect(end >= now && end.getTime() - now.getTime() <= 25 * 3_600_000).toBe(true)
          expect(afterQuiet(quiet, end)).toEqual(end)
        },
      ),
    ))
})
