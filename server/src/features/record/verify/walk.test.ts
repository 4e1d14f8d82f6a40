import { gradeCall } from '@pusula/engine'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { leafHash, rootOf } from '../../../platform/tlog/tree.ts'
import { gradeForecast, unknownGrade } from '../grading/outcomes.ts'
import type { AboutCall, CallValues } from '../log/calls.ts'
import type { Claim } from '../log/claims.ts'
import * as written from '../log/entries.ts'
import type { AboutFind, FindEnd, FindValues } from '../log/finds.ts'
import { someForecast } from '../testing/claims.ts'
import { createWalk } from './walk.ts'

const salt = '00112233445566778899aabbccddeeff'
const startMs = Date.parse('2026-11-15T12:00:00Z')
const at = (ms: number) => new Date(startMs + ms)
const claim = someForecast({ issuedAt: at(0), dueAt: at(HOUR_MS) })
const seal = (of: Claim = claim) => written.sealEntry(of, salt, written.saidBy(of))
const reveal = (place: number, of: Claim = claim) => written.revealEntry(place, salt, written.saidBy(of))
const grade = (place: number, ms: number, of = unknownGrade) => written.gradeEntry(place, of, at(ms))
const other = (symbol: string, ms = 0, dueMs = ms + HOUR_MS) =>
  someForecast({ symbol, issuedAt: at(ms), dueAt: at(dueMs) })

const aboutCall: AboutCall = { source: 'simulated', symbol: 'BTC', what: '1hour', issuedAt: at(0), dueAt: at(HOUR_MS) }
const range = { lowUsd: 97, highUsd: 103 }
const values: CallValues = {
  ...{ player: 'p-1', priceUsd: 100, venue: 'Binance', ...range, quantilesUsd: null, pusula: range, ewma: range },
  unchangedUsd: [94, 96, 99, 100, 101, 104, 106],
}
const call = (of: Partial<AboutCall> = {}) =>
  written.callEntry({ ...aboutCall, ...of }, salt, written.saidByCall(values))
const callReveal = (place: number) => written.callRevealEntry(place, salt, written.saidByCall(values))
const callGrade = (place: number, ms: number) =>
  written.callGradeEntry(place, { ...gradeCall(values, 100), venue: null }, at(ms))

const aboutFind: AboutFind = { source: 'simulated', foundAt: at(0), dueAt: at(DAY_MS) }
const gem: FindValues = {
  ...{ symbol: 'GEM', name: 'Gem', grade: 80, level: 'High', priceUsd: 10, targetUsd: 12, leaderUsd: 100 },
}
const missed: FindEnd = { outcome: 'missed', lastUsd: 9, lastLeaderUsd: 110, reachedAt: null }
const find = (ms: number) =>
  written.findEntry({ ...aboutFind, foundAt: at(ms), dueAt: at(ms + DAY_MS) }, salt, written.saidByFind(gem))
const findEnd = (place: number, ms: number) =>
  written.findEndEntry(place, missed, at(ms), salt, written.saidByFind(gem))
const replay = (said: Partial<written.Replay>) =>
  written.replayEntry({
    ...{ source: 'simulated', at: at(0), engine: '1.4.8', candles: 'seed 1', manner: 'whole', edition: 4 },
    ...{ pooled: null, coins: [], ...said },
  })

function walked(entries: readonly string[], nowMs?: number) {
  const walk = createWalk()
  for (const entry of entries) walk.add(Buffer.from(entry))
  return walk.soFar(nowMs)
}

describe('a claim on a walk over the log', () => {
  const graded = { ...gradeForecast(claim, 100.5), venue: 'Bybit' }

  it('is told to whoever listens as it is sealed, said and graded, and is counted once', () => {
    const heard: unknown[] = []
    const walk = createWalk({
      onSealed: (of, id) => heard.push(['sealed', id, of]),
      onRevealed: of => heard.push(['revealed', of]),
      onGraded: of => heard.push(['graded', of]),
    })
    const { source, symbol, what, asked, slotAt, issuedAt, dueAt } = claim
    const about = { source, symbol, what, asked, slotAt, issuedAt, dueAt }
    const sealed = { ...about, seal: written.sealOf(salt, written.saidBy(claim)) }
    const states = [seal(), reveal(0), grade(0, HOUR_MS, graded)].map(entry => {
      walk.add(Buffer.from(entry))
      const found = walk.soFar()
      return [found.claims, found.sealed, found.open, found.graded, walk.sealed(0)]
    })
    expect(states).toEqual([
      [1, 1, 0, 0, sealed],
      [1, 0, 1, 0, sealed],
      [1, 0, 0, 1, undefined],
    ])
    expect(heard).toEqual([
      ['sealed', 0, sealed],
      ['revealed', { ...claim, id: 0 }],
      ['graded', { ...claim, id: 0, grade: graded, gradedAt: at(HOUR_MS) }],
    ])
    expect(walk.soFar()).toMatchObject({ size: 3, wrong: [], belated: 0, restarts: [] })
    expect(walked([seal(), reveal(0), grade(0, HOUR_MS)]).wrong, 'and nobody has to listen').toEqual([])
  })

  it('is counted among those that were asked for, or apart from them', () => {
    const asked = { ...claim, asked: true }
    const kindsOf = (of: Claim) => {
      const { sums } = walked([seal(of), reveal(0, of), grade(0, HOUR_MS, graded)])
      return [[...sums.simulated.ranges.values()].map(({ kind }) => kind), sums.live.ranges.size]
    }
    expect([kindsOf(claim), kindsOf(asked)]).toEqual([
      [['live', 'live'], 0],
      [['asked', 'asked'], 0],
    ])
  })

  it.each<[string, string[], string]>([
    ['no entry', ['no entry'], 'entry 0 is none'],
    ['an entry of no market', ['{"v":1,"kind":"pooled","source":"","hour":"2026-11-15"}'], 'entry 0 cannot be read'],
    ['a slot that is filled', [seal(), seal()], 'entry 1 seals what another one has sealed'],
    ['words of what is not sealed', [reveal(5)], 'entry 0 says what entry 5 holds, which is not sealed'],
    ['words said twice', [seal(), reveal(0), reveal(0)], 'entry 2 says what entry 0 holds, which is not sealed'],
    ['other values', [seal(), reveal(0, { ...claim, priceUsd: 99 })], 'entry 1 is not what was sealed in entry 0'],
    ['a grade before its words', [seal(), grade(0, HOUR_MS)], 'entry 1 grades entry 0, which was not open'],
    [
      'a second grade',
      [seal(), reveal(0), grade(0, HOUR_MS), grade(0, HOUR_MS)],
      'entry 3 grades entry 0, which was not open',
    ],
  ])('of %s is told by its place', (_, entries, says) => {
    const { wrong, size } = walked(entries)
    expect([wrong, size]).toEqual([[says], entries.length])
  })

  it('of another market, coin, kind, wish or slot fills another slot', () => {
    const others: Partial<typeof claim>[] = [{ source: 'live' }, { symbol: 'ETH' }, { what: '4hour' }, { asked: true }]
    others.push({ slotAt: at(1) })
    expect(walked([claim, ...others.map(more => ({ ...claim, ...more }))].map(of => seal(of))).wrong).toEqual([])
  })

  it('is found sealed twice also after ten thousand others of its day, and calls are given once among as many', () => {
    const text = seal()
    const sealAt = (i: number, ms: number) =>
      text.replace('"BTC"', `"C${i}"`).replaceAll(at(0).toISOString(), at(ms).toISOString())
    const entries = Array.from({ length: 9_998 }, (_, i) => sealAt(i, i === 0 ? 0 : DAY_MS))
    const { wrong } = walked([...entries, text, text, text])
    expect(wrong.slice(0, 2)).toEqual([9_999, 10_000].map(place => `entry ${place} seals what another one has sealed`))
    const sealed = call()
    const calls = Array.from({ length: 9_999 }, () => sealed)
    const twice = walked([sealed, callReveal(0), ...calls, callReveal(2)])
    expect(twice.wrong[0]).toBe('entry 2 is a second call of one player, coin and day')
    expect(twice.calls).toEqual({ all: 10_000, graded: 0, sealed: 9_998 })
  })

  it('is found sealed twice days later as well, and a call given twice', () => {
    const entries = [seal(), seal(other('ETH', 4 * DAY_MS)), seal()]
    expect(walked(entries).wrong[0]).toBe('entry 2 seals what another one has sealed')
    const ahead = { issuedAt: at(4 * DAY_MS), dueAt: at(5 * DAY_MS) }
    const calls = [call(), callReveal(0), call({ ...ahead, symbol: 'ETH' }), call(), callReveal(3)]
    expect(walked(calls).wrong).toEqual(['entry 3 is a second call of one player, coin and day'])
  })

  it('is belated when it is due by the log’s own time already', () => {
    const belated = (dueMs: number) => walked([seal(other('ETH', HOUR_MS)), seal(other('BTC', 0, dueMs))]).belated
    expect([HOUR_MS - 1, HOUR_MS, HOUR_MS + 1].map(belated)).toEqual([1, 1, 0])
  })
})

it('the first twenty things that are wrong are told, in their order', () => {
  expect(walked(new Array<string>(25).fill('no entry')).wrong).toEqual(
    Array.from({ length: 20 }, (_, i) => `entry ${i} is none`),
  )
})

describe('what is due by the log’s own time', () => {
  const due = '1 entries are due and nobody says what they hold, the first is 0'
  /** A claim that is due after an hour, entries that need no time to pass, and one of each kind that says what time it is. */
  const lateMs = HOUR_MS + 15 * MINUTE_MS
  const kinds: [string, string[], (ms: number) => string][] = [
    ['seal', [], ms => seal(other('ETH', ms))],
    ['begin', [], ms => written.beginEntry(at(ms), salt, '{}')],
    ['grade', [seal(other('ETH')), reveal(1, other('ETH'))], ms => grade(1, ms)],
    ['call', [], ms => call({ issuedAt: at(ms), dueAt: at(ms + HOUR_MS) })],
    ['call-grade', [call(), callReveal(1)], ms => callGrade(1, ms)],
    ['call-join', [], ms => written.callJoinEntry({ at: at(ms), from: 'p-1', to: 'p-2' })],
    ['find', [], find],
    ['find-end', [find(-DAY_MS)], ms => findEnd(1, ms)],
  ]
  it.each(kinds)('is told a quarter of an hour later, as an entry of the kind %s says the time', (_, before, entry) => {
    const wrong = (ms: number, later: string[] = []) => walked([seal(), ...before, entry(ms), ...later]).wrong
    expect([wrong(lateMs), wrong(lateMs + 1)]).toEqual([[], [due]])
    const earlier = [seal(other('X', 0, DAY_MS)), written.callJoinEntry({ at: at(0), from: '', to: '' })]
    expect(wrong(lateMs + 1, earlier), 'and the time never goes back').toEqual([due])
  })
  it.each(kinds.filter(([kind]) => kind !== 'grade' && kind !== 'call-grade'))(
    'is not taken back by an entry of the kind %s of before',
    (_, before, entry) => {
      const { wrong } = walked([seal(), ...before, seal(other('LATE', lateMs + 1)), entry(1)])
      expect(wrong).toContain(due)
    },
  )
  it('is not so before it is by the reader’s clock, and all of it is counted', () => {
    const entries = [seal(), seal(other('ETH')), seal(other('LATE', 3 * HOUR_MS))]
    expect(walked(entries, startMs + lateMs).wrong).toEqual([])
    const both = '2 entries are due and nobody says what they hold, the first is 0'
    expect([walked(entries, startMs + lateMs + 1).wrong, walked(entries).wrong]).toEqual([[both], [both]])
  })
  it('has a grade within 46 days, and a plan that began is named within 46 days and a week', () => {
    const told = (ms: number) =>
      walked([written.beginEntry(at(0), salt, '{}'), seal(), reveal(1), seal(other('LATE', ms))], startMs + ms).wrong
    const [gradeMs, planMs] = [HOUR_MS + 46 * DAY_MS, 53 * DAY_MS]
    const ungraded = '1 entries were told and never graded, the first is 1'
    expect([gradeMs, gradeMs + 1, planMs].map(told)).toEqual([[], [ungraded], [ungraded]])
    expect(told(planMs + 1)).toEqual([
      ...[ungraded, '1 entries say that a plan began, and nobody says of which, the first is 0'],
    ])
  })
})

describe('what else a log says', () => {
  it('is under one root, with what nobody can read', () => {
    const [one = '', other = ''] = [seal(), 'no entry']
    const hashes = [one, other].map(entry => leafHash(Buffer.from(entry)))
    expect(walked([one, other]).root.equals(rootOf(Buffer.concat(hashes)))).toBe(true)
  })

  it('are calls, joins and gems, each to whoever listens', () => {
    const heard: unknown[] = []
    const walk = createWalk({
      onCallSealed: (of, id) => heard.push([id, of]),
      onCallJoined: (join, id) => heard.push([id, join]),
      onFindSealed: (of, id) => heard.push([id, of]),
    })
    const join = { at: at(0), from: 'p-1', to: 'p-2' }
    for (const entry of [call(), written.callJoinEntry(join), find(0)]) walk.add(Buffer.from(entry))
    expect(heard).toEqual([
      [0, { ...aboutCall, seal: written.sealOf(salt, written.saidByCall(values)) }],
      [1, join],
      [2, { ...aboutFind, seal: written.sealOf(salt, written.saidByFind(gem)) }],
    ])
  })

  it('are restarts in their order', () => {
    const said = ['first', 'second'].map(reason => ({ at: at(0), reason, checkpoint: 'note\n' }))
    expect(walked(said.map(written.restartEntry)).restarts).toEqual(said.map(of => ({ kind: 'restart', ...of })))
  })

  it('are replays: of each coin the newest, with the pooled pairs that the log had stated before it', () => {
    const coin = (symbol: string, sums: string) => ({ symbol, until: at(0), end: at(0), venue: 'Binance', sums })
    const pair = (hours: number) => ({ atMs: startMs + hours * HOUR_MS, missLevel: hours, fourHourLevel: -hours })
    const pooled = (hours: number, source: Claim['source'] = 'simulated') =>
      written.pooledEntry({
        ...{ source, hour: at(hours * HOUR_MS), missLevel: hours, fourHourLevel: -hours },
      })
    const { replays, wrong } = walked([
      pooled(1),
      pooled(9, 'live'),
      pooled(2),
      replay({ coins: [coin('BTC', 'aa'), coin('ETH', 'bb')] }),
      replay({ pooled: [pair(5), pair(6)], coins: [coin('BTC', 'cc')] }),
      pooled(7),
      replay({ coins: [coin('SOL', 'dd')] }),
    ])
    expect(wrong).toEqual([])
    expect([...replays].map(([key, { index, hash, path, engine }]) => [key, index, hash, path, engine])).toEqual([
      ['simulated BTC', 4, 'cc', [pair(1), pair(2)], '1.4.8'],
      ['simulated ETH', 3, 'bb', [pair(1), pair(2)], '1.4.8'],
      ['simulated SOL', 6, 'dd', [pair(5), pair(6), pair(7)], '1.4.8'],
    ])
  })
})
