import { gradeCall } from '@pusula/engine'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AboutCall, type CallValues, callKey, isDaySomewhere, isLate, recordDay } from '../log/calls.ts'
import * as written from '../log/entries.ts'
import type { AboutFind, EndedFind, FindEnd, FindValues } from '../log/finds.ts'
import { wrongScore } from './calls.ts'
import { createWalk } from './walk.ts'

const salt = '00112233445566778899aabbccddeeff'
const startMs = Date.parse('2026-11-15T12:00:00Z')
const at = (ms: number) => new Date(startMs + ms)
function walked(entries: readonly string[]) {
  const ended: EndedFind[] = []
  const walk = createWalk({ onFindEnded: find => ended.push(find) })
  for (const entry of entries) walk.add(Buffer.from(entry))
  return { ...walk.soFar(), ended }
}

const about: AboutCall = { source: 'live', symbol: 'BTC', what: '1day', issuedAt: at(0), dueAt: at(DAY_MS) }
const values: CallValues = {
  ...{ player: 'p-1', priceUsd: 100, venue: 'Binance', lowUsd: 97, highUsd: 103, pusula: { lowUsd: 96, highUsd: 104 } },
  quantilesUsd: [95, 96, 98, 100, 102, 104, 105],
  ...{ unchangedUsd: [94, 96, 99, 100, 101, 104, 106], ewma: { lowUsd: 95, highUsd: 105 } },
}
const call = (of: Partial<AboutCall> = {}, said = values) =>
  written.callEntry({ ...about, ...of }, salt, written.saidByCall(said))
const reveal = (place: number, said = values) => written.callRevealEntry(place, salt, written.saidByCall(said))
const graded = (place: number, more: object = {}) =>
  written.callGradeEntry(place, { ...gradeCall(values, 104), venue: null, ...more }, at(DAY_MS))

describe('what is wrong with a call', () => {
  it.each<[string, string[], string]>([
    ['late', [call({ issuedAt: at(120_001) })], 'entry 0 is a call that was sealed when its time had begun'],
    ['not sealed', [reveal(5)], 'entry 0 says what the call of entry 5 holds, which is not sealed'],
    ['another', [call(), reveal(0, { ...values, venue: 'Bybit' })], 'entry 1 is not what was sealed in entry 0'],
    ['a second', [call(), call(), reveal(0), reveal(1)], 'entry 1 is a second call of one player, coin and day'],
    ['not open', [call(), graded(0)], 'entry 1 grades the call of entry 0, which was not open'],
    [
      'graded twice',
      [call(), reveal(0), graded(0), graded(0)],
      'entry 3 grades the call of entry 0, which was not open',
    ],
    [
      'another score',
      [call(), reveal(0), graded(0, { crps: 1 })],
      'entry 2: crps is not what the call of entry 0 comes to',
    ],
    [
      'of a day that was nowhere',
      [call({}, { ...values, day: '2026-11-17' }), reveal(0, { ...values, day: '2026-11-17' })],
      'entry 0 is a call of 2026-11-17, which was no day anywhere when it was sealed',
    ],
  ])('%s: is told by its place', (_, entries, says) => {
    expect(walked(entries).wrong).toEqual([says])
  })

  it('is the first score that is off by more than a billionth, of a large one in proportion', () => {
    const again = gradeCall(values, 104)
    const wrong = (score: number, now: number) => wrongScore({ ...again, score }, { ...again, score: now })
    expect([wrong(1e-9, 0), wrong(1.9e-9, 0), wrong(-1.9e-9, 0), wrong(0.5, 0.5 + 0.9e-9)]).toEqual([
      ...[undefined, 'score', 'score', undefined],
    ])
    expect([wrong(1e6, 1e6 + 0.9e-3), wrong(1e6, 1e6 + 1.1e-3), wrong(-1e6, -1e6 + 0.9e-3)]).toEqual([
      ...[undefined, 'score', undefined],
    ])
    expect(wrongScore({ ...again, score: 7, crps: 7 }, again)).toBe('score')
    const unsaid = { ...again, crps: null }
    expect([wrongScore(unsaid, unsaid), wrongScore(unsaid, again), wrongScore(again, unsaid)]).toEqual([
      ...[undefined, 'crps', 'crps'],
    ])
  })

  it('is not that it is open, or graded as unknown', () => {
    const unknown = written.callGradeEntry(0, null, at(DAY_MS))
    const found = walked([call(), call({ symbol: 'ETH' }), reveal(0), unknown])
    expect([found.wrong, found.calls]).toEqual([[], { all: 2, graded: 1, sealed: 1 }])
  })
})

describe('the day of a call', () => {
  it('is one somewhere from 12 hours behind UTC to 14 ahead (property)', () =>
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -3, max: 3 }), (hours, days) => {
        const moment = at(hours * HOUR_MS)
        const day = recordDay(new Date(moment.getTime() + days * DAY_MS))
        const clocks = Array.from({ length: 27 }, (_, i) => recordDay(new Date(moment.getTime() + (i - 12) * HOUR_MS)))
        expect(isDaySomewhere(day, moment)).toBe(clocks.includes(day))
      }),
    ))
  it('is that of its player, or the one by UTC where none was sealed', () => {
    expect(callKey(about, values)).toBe('p-1 live BTC 1day 2026-11-15')
    expect(callKey(about, { ...values, day: '2026-11-16' })).toBe('p-1 live BTC 1day 2026-11-16')
  })
  it('begins two minutes before it is late', () => {
    expect([0, 120_000, 120_001, 240_000].map(ms => isLate({ ...about, issuedAt: at(ms) }))).toEqual([
      ...[false, false, true, true],
    ])
  })
})

const aboutFind: AboutFind = { source: 'live', foundAt: at(0), dueAt: at(2 * DAY_MS) }
const gem: FindValues = {
  ...{ symbol: 'GEM', name: 'Gem', grade: 80, level: 'High', priceUsd: 10, targetUsd: 12, leaderUsd: 100 },
}
const missed: FindEnd = { outcome: 'missed', lastUsd: 9, lastLeaderUsd: 110, reachedAt: null }
const reached: FindEnd = { ...missed, outcome: 'reached', reachedAt: at(DAY_MS) }
const find = (of: Partial<AboutFind> = {}, said: Partial<FindValues> = {}) =>
  written.findEntry({ ...aboutFind, ...of }, salt, written.saidByFind({ ...gem, ...said }))
const end = (place: number, of: Partial<FindEnd> = {}, ms = 2 * DAY_MS, said: Partial<FindValues> = {}) =>
  written.findEndEntry(place, { ...missed, ...of }, at(ms), salt, written.saidByFind({ ...gem, ...said }))

describe('what is wrong with a gem', () => {
  const not = (what: string) => `entry 1: ${what} of the gem of entry 0 is not how gems end`
  it.each<[string, string[], string[]]>([
    ['not sealed', [end(5)], ['entry 0 says how the gem of entry 5 ended, which is not sealed']],
    ['ended twice', [find(), end(0), end(0)], ['entry 2 says how the gem of entry 0 ended, which is not sealed']],
    ['another', [find(), end(0, {}, 2 * DAY_MS, { grade: 81 })], ['entry 1 is not the gem that was sealed in entry 0']],
    ['ended before its days', [find(), end(0, {}, 2 * DAY_MS - 1)], [not('the time')]],
    [
      'reached before it was found',
      [find(), end(0, { ...reached, reachedAt: at(-1) })],
      [not('when it reached its target')],
    ],
    [
      'reached after its days',
      [find(), end(0, { ...reached, reachedAt: at(2 * DAY_MS + 1) })],
      [not('when it reached its target')],
    ],
    ['missed and reached', [find(), end(0, { reachedAt: at(DAY_MS) })], [not('the outcome')]],
    ['reached at no time', [find(), end(0, { outcome: 'reached' })], [not('the outcome')]],
    ['at its target and missed', [find(), end(0, { lastUsd: 12 })], [not('the last price')]],
    ['delisted above it', [find(), end(0, { outcome: 'delisted', lastUsd: 13 }, DAY_MS)], [not('the last price')]],
  ])('%s: is told by its place', (_, entries, says) => {
    expect(walked(entries).wrong).toEqual(says)
  })

  it.each<[string, string[]]>([
    ['missed', [end(0)]],
    ['just below its target', [end(0, { lastUsd: 11.99 })]],
    ['reached as it was found', [end(0, { ...reached, reachedAt: at(0) })]],
    ['reached with its last moment', [end(0, { ...reached, reachedAt: at(2 * DAY_MS) })]],
    ['reached and above its target', [end(0, { ...reached, lastUsd: 20 })]],
    ['delisted early', [end(0, { outcome: 'delisted' }, DAY_MS)]],
    ['delisted after it was at its target', [end(0, { ...reached, outcome: 'delisted' }, DAY_MS)]],
  ])('is nothing where it ended %s', (_, ends) => {
    expect(walked([find(), ...ends]).wrong).toEqual([])
  })

  it('is that its coin was followed already, from the moment it was found to its end', () => {
    const second = (ms: number, of: Partial<FindValues> = {}, source: AboutFind['source'] = 'live') =>
      walked([find(), end(0), find({ foundAt: at(ms), dueAt: at(ms), source }, of), end(2, {}, ms + 2 * DAY_MS, of)])
        .wrong
    const twice = ['entry 2 is a second gem of one coin and time']
    expect([second(0), second(2 * DAY_MS - 1), second(2 * DAY_MS)]).toEqual([twice, twice, []])
    expect([second(0, { symbol: 'OTHER' }), second(0, {}, 'simulated')]).toEqual([[], []])
  })

  it('is that nobody said how it ended, fifteen days after its days', () => {
    const wrong = (ms: number) => walked([find(), call({ issuedAt: at(ms), dueAt: at(ms + DAY_MS) })]).wrong
    const dueMs = 17 * DAY_MS
    expect([wrong(dueMs), wrong(dueMs + 1)]).toEqual([
      ...[[], ['1 entries are gems whose days are over, and nobody says how they ended, the first is 0']],
    ])
  })

  it('is late a quarter of an hour after the newest entry, and not before', () => {
    const late = (ms: number) => walked([find({ foundAt: at(ms) }), find()]).finds
    expect([15 * MINUTE_MS, 15 * MINUTE_MS + 1].map(late)).toEqual([
      { all: 2, ended: 0, late: 0 },
      { all: 2, ended: 0, late: 1 },
    ])
  })
})

describe('all gems together', () => {
  const record = (ends: Partial<FindEnd>[]) => {
    const { ended, findRecords } = walked(
      ends.flatMap((of, i) => [find({}, { symbol: `C${i}` }), end(2 * i, of, 2 * DAY_MS, { symbol: `C${i}` })]),
    )
    return { ended, ...findRecords }
  }
  const at1 = { ...reached, lastUsd: 12 }
  it('are counted by what became of them, and the middle one is in the middle', () => {
    const none = {
      over: 0,
      reached: 0,
      delisted: 0,
      doubled: 0,
      halved: 0,
      aheadOfBitcoin: 0,
      medianChangePercent: null,
    }
    expect(record([])).toMatchObject({ live: none, simulated: none })
    // Of 10 at first: doubled and halved at the very limit, as good as Bitcoin, and two in the middle.
    const ends: Partial<FindEnd>[] = [{ ...at1, lastUsd: 20 }, { lastUsd: 5 }, { lastUsd: 11 }, { lastUsd: 8 }]
    ends.push({ outcome: 'delisted', lastUsd: 1 }, { ...reached, outcome: 'delisted', lastUsd: 30 })
    const { live, simulated, ended } = record(ends)
    expect(simulated).toEqual(none)
    expect(live).toEqual({
      ...{ over: 6, reached: 2, delisted: 1, doubled: 2, halved: 2, aheadOfBitcoin: 2 },
      medianChangePercent: expect.closeTo(-5, 9),
    })
    expect(record([...ends, { lastUsd: 11.5 }]).live.medianChangePercent).toBeCloseTo(10, 9)
    expect(record([{ lastUsd: 7 }]).live.medianChangePercent).toBeCloseTo(-30, 9)
    expect(ended[0]).toEqual({
      ...{ ...aboutFind, kind: 'find', id: 0, symbol: 'C0', values: { ...gem, symbol: 'C0' } },
      ...{ end: { ...at1, lastUsd: 20 }, gradedAt: at(2 * DAY_MS) },
    })
  })
})
