import { type CallGrade, fromRows, gradeCall } from '@pusula/engine'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AboutCall, CallValues, GradedCall } from '../log/calls.ts'
import { callEntry, callGradeEntry, callRevealEntry, saidByCall } from '../log/entries.ts'
import { wrongScore } from './calls.ts'
import { checkGrades } from './grades.ts'
import { createWalk } from './walk.ts'

const salt = '00112233445566778899aabbccddeeff'
const issuedAt = new Date('2026-11-15T12:00:00Z')
const about: AboutCall = {
  ...{ source: 'live', symbol: 'BTC', what: '1day', issuedAt },
  dueAt: new Date(issuedAt.getTime() + DAY_MS),
}
const values: CallValues = {
  ...{ player: 'p-1', priceUsd: 100, venue: 'Binance', lowUsd: 97, highUsd: 103, pusula: { lowUsd: 96, highUsd: 104 } },
  quantilesUsd: [95, 96, 98, 100, 102, 104, 105],
  ...{ unchangedUsd: [94, 96, 99, 100, 101, 104, 106], ewma: { lowUsd: 95, highUsd: 105 } },
}
const endUsd = 104
const grade: CallGrade = gradeCall(values, endUsd)

interface Told {
  about?: Partial<AboutCall>
  values?: Partial<CallValues>
  opened?: Partial<CallValues>
  grade?: Partial<CallGrade>
}
/** A call from its seal to its grade, from a place of the log on. */
function told(from: number, other: Told = {}): [string, string, string] {
  const call = { ...about, ...other.about }
  const said = { ...values, ...other.values }
  return [
    callEntry(call, salt, saidByCall(said)),
    callRevealEntry(from, salt, saidByCall({ ...said, ...other.opened })),
    callGradeEntry(from, { ...gradeCall(said, endUsd), venue: 'Binance', ...other.grade }, call.dueAt),
  ]
}
function walked(entries: readonly string[], nowMs?: number) {
  const graded: GradedCall[] = []
  const walk = createWalk({ onCallGraded: call => graded.push(call) })
  for (const entry of entries) walk.add(Buffer.from(entry))
  return { ...walk.soFar(nowMs), graded }
}
const later = (ms: number) => ({
  issuedAt: new Date(issuedAt.getTime() + ms),
  dueAt: new Date(about.dueAt.getTime() + ms),
})

describe('a call in the log', () => {
  it('is sealed, opened and graded once, and handed on as a whole', () => {
    const { wrong, calls, graded } = walked(told(0))
    expect([wrong, calls]).toEqual([[], expect.objectContaining({ all: 1, graded: 1, sealed: 0 })])
    expect(graded).toEqual([
      { ...about, kind: 'call', id: 0, salt, values, grade: { ...grade, venue: 'Binance' }, gradedAt: about.dueAt },
    ])
  })

  it.each<[string, string[], string]>([
    ['another than was sealed', told(0, { opened: { highUsd: 105 } }), 'is not what was sealed in entry 0'],
    [
      'sealed when its time had begun',
      told(0, { about: { issuedAt: new Date(issuedAt.getTime() + 120_001) } }),
      'its time had begun',
    ],
    ['opened without a seal', [told(5)[1]], 'which is not sealed'],
    ['graded before it is opened', [told(0)[0], told(0)[2]], 'which was not open'],
    ['graded twice', [...told(0), told(0)[2]], 'which was not open'],
    [
      'a second one of its player’s day',
      [...told(0), ...told(3, { about: later(HOUR_MS) })],
      'is a second call of one player',
    ],
    ['of a day that was nowhere', told(0, { values: { day: '2026-11-17' } }), 'which was no day anywhere'],
  ])('cannot be %s', (_, entries, says) => {
    expect(walked(entries).wrong[0]).toContain(says)
  })

  it('of another player, coin, horizon or day is another', () => {
    const others: Told[] = [
      { values: { player: 'p-2' } },
      { about: { symbol: 'ETH' } },
      { about: { what: '4hour', dueAt: new Date(issuedAt.getTime() + 4 * HOUR_MS) } },
      { about: later(2 * DAY_MS) },
      { about: { issuedAt: new Date(issuedAt.getTime() + 120_000) }, values: { day: '2026-11-16' } },
    ]
    expect(walked([{}, ...others].flatMap((other, i) => told(3 * i, other))).wrong).toEqual([])
  })

  it('that is due and stays shut is told', () => {
    const [seal] = told(0)
    const newest = (ms: number) => told(1, { about: { ...later(ms), symbol: 'ETH' } })[0]
    const due = about.dueAt.getTime() - issuedAt.getTime()
    expect(walked([seal, newest(due)]).wrong).toEqual([])
    expect(walked([seal, newest(due + HOUR_MS)]).wrong).toEqual([
      expect.stringContaining('1 entries are due and nobody says what they hold'),
    ])
  })

  it('is belated a quarter of an hour after the newest entry, and not before', () => {
    const newest = told(0, { about: { ...later(0), symbol: 'ETH' } })[0]
    const ageing = (ms: number) => walked([newest, told(1, { about: later(-ms) })[0]]).belated
    expect([ageing(15 * MINUTE_MS), ageing(15 * MINUTE_MS + 1)]).toEqual([0, 1])
  })

  it('has no score that does not come out of it, however little it is off (property)', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(grade) as (keyof CallGrade)[]).filter(name => name !== 'endUsd')),
        fc.constantFrom(-0.25, 2e-9, 3),
        (name, off) => {
          const wrong = { ...grade, [name]: Number(grade[name]) + off }
          expect(wrongScore(wrong, grade)).toBe(name)
          expect(wrongScore({ ...grade, [name]: null }, grade)).toBe(name)
          expect(walked(told(0, { grade: { [name]: wrong[name] } })).wrong[0]).toContain(`${name} is not what the call`)
          expect(wrongScore({ ...grade, [name]: Number(grade[name]) * (1 + 1e-12) }, grade)).toBeUndefined()
        },
      ),
    ))
})

describe('the grade of a call, from candles', () => {
  const [{ dueAt }] = [about]
  const minute = dueAt.getTime() - MINUTE_MS
  const call = (more: Partial<CallGrade & { venue: string }> = {}): GradedCall => ({
    ...{ ...about, kind: 'call', id: 7, salt, values, gradedAt: dueAt },
    grade: { ...grade, venue: 'Binance', ...more },
  })
  const check = async (close: number, venue: string | null, of = call()) => {
    const asked: unknown[] = []
    const found = await checkGrades([of], async (...what) => {
      asked.push(what)
      const rows = [-1, 0, 1].map(i => [minute + i * MINUTE_MS, close, close, close, close + i, 1] as const)
      return { candles: fromRows(rows), venue }
    })
    expect(asked).toEqual([['BTC', '1m', minute, dueAt.getTime(), 'live']])
    return found
  }

  it('comes out again from the close of its last minute', async () => {
    expect(await check(endUsd, null)).toMatchObject({ same: 1, wrong: [] })
    expect((await check(endUsd, null, call({ score: 0.5 }))).wrong).toEqual([
      { id: 7, says: `score is 0.5, the candles say ${grade.score}` },
    ])
    expect((await check(endUsd + 0.1, 'Binance')).wrong).toEqual([
      { id: 7, says: 'endUsd is 104, the candles say 104.1' },
    ])
  })

  it('of another exchange may be one in a hundred off', async () => {
    expect(await check(endUsd * 1.009, 'Bybit')).toMatchObject({ elsewhere: 1, wrong: [] })
    expect(await check(endUsd * 0.98, 'Bybit')).toMatchObject({ elsewhere: 0, wrong: [{ id: 7 }] })
    expect(await check(endUsd * 1.009, null), 'of which nobody says that it is another').toMatchObject({ elsewhere: 0 })
  })

  it('that was none says nothing', async () => {
    expect(await check(endUsd, null, { ...call(), grade: null })).toMatchObject({ unknown: 1, wrong: [] })
  })
})
