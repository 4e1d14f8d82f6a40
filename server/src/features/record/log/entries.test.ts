import { createHash } from 'node:crypto'
import { frozenPlan, gradeCall } from '@pusula/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeForecast, unknownGrade } from '../grading/outcomes.ts'
import { someForecast } from '../testing/claims.ts'
import type { CallValues } from './calls.ts'
import { type Claim, planTerms, readTouchTerms, touchTerms } from './claims.ts'
import {
  beginEntry,
  callEntry,
  callGradeEntry,
  callJoinEntry,
  callRevealEntry,
  claimFrom,
  findEndEntry,
  findEntry,
  found,
  gradeEntry,
  makeSalt,
  pooledEntry,
  replayEntry,
  restartEntry,
  revealEntry,
  saidBy,
  saidByBeginning,
  saidByCall,
  saidByFind,
  sealEntry,
  sealOf,
} from './entries.ts'
import type { FindValues } from './finds.ts'
import { readEntry } from './read-entry.ts'

const salt = '00112233445566778899aabbccddeeff'
const forecast = someForecast({ constantScale: null })
const { slotAt, issuedAt, dueAt, source, symbol } = forecast
const plan: Claim = {
  ...{ slotAt, issuedAt, dueAt, source, symbol, asked: true, edition: 4, priceUsd: 100, venue: 'Binance', what: 'up' },
  terms: planTerms(
    frozenPlan({
      ...{ side: 'up', issuedAt: issuedAt.getTime(), priceUsd: 100 },
      ...{ triggerUsd: 101, entryUsd: 101.2, stopUsd: 98, targetUsd: 106 },
      chances: { met: 0.25, touched: 0.33, target: 0.36, stop: 0.58, neither: 0.06 },
    }),
  ),
}

describe('an entry of the log', () => {
  it('has a canonical encoding: version 1 of each kind, byte for byte', () => {
    expect(sealEntry(plan, salt, saidBy(plan))).toBe(
      `{"v":1,"kind":"seal","source":"simulated","symbol":"BTC","what":"up","asked":true,"slotAt":"2026-11-15T12:00:00.000Z","issuedAt":"2026-11-15T12:00:00.000Z","dueAt":"2026-11-15T13:00:00.000Z","seal":"${sealOf(salt, saidBy(plan))}"}`,
    )
    expect(revealEntry(7, salt, saidBy(plan))).toBe(
      `{"v":1,"kind":"reveal","of":7,"salt":"${salt}","values":{"edition":4,"priceUsd":100,"venue":"Binance","terms":[101,101.2,98,106,0.25,0.33,0.36,0.58,0.06]}}`,
    )
    expect(saidBy(forecast)).toBe(
      '{"edition":4,"priceUsd":100,"venue":"Binance","medianUsd":100,"low50Usd":99,"high50Usd":101,"low80Usd":98,"high80Usd":102,"riseProbability":0.5,"scale":0.013,"calibration":1,"lean":0,"model":"full","halfWidth":0.01,"constantScale":null}',
    )
    const at = new Date('2026-11-15T13:01:00Z')
    expect(gradeEntry(7, { ...unknownGrade, outcome: 1, resultRatio: 0.02, venue: 'Bybit' }, at)).toBe(
      '{"v":1,"kind":"grade","of":7,"gradedAt":"2026-11-15T13:01:00.000Z","grade":{"outcome":1,"resultRatio":0.02,"venue":"Bybit"}}',
    )
    const life = { begunIn: 9, metAt: issuedAt, entryUsd: 101.5, endedAt: dueAt }
    expect(gradeEntry(7, { ...unknownGrade, outcome: 1, life }, at)).toBe(
      '{"v":1,"kind":"grade","of":7,"gradedAt":"2026-11-15T13:01:00.000Z","grade":{"outcome":1,"life":{"begunIn":9,"metAt":"2026-11-15T12:00:00.000Z","entryUsd":101.5,"endedAt":"2026-11-15T13:00:00.000Z"}}}',
    )
    const said = saidByBeginning({ of: 7, metAt: issuedAt, entryUsd: 101.5 })
    expect(said).toBe('{"of":7,"metAt":"2026-11-15T12:00:00.000Z","entryUsd":101.5}')
    expect(beginEntry(at, salt, said)).toBe(
      `{"v":1,"kind":"begin","at":"2026-11-15T13:01:00.000Z","seal":"${sealOf(salt, said)}"}`,
    )
    const coins = [{ symbol: 'BTC', until: issuedAt, end: dueAt, venue: 'Binance', sums: 'ab' }]
    const replay = { source, at, engine: '1.4.8', candles: 'exchanges', manner: 'whole', edition: 4, coins } as const
    expect(replayEntry({ ...replay, pooled: null })).toBe(
      '{"v":1,"kind":"replay","source":"simulated","at":"2026-11-15T13:01:00.000Z","engine":"1.4.8","candles":"exchanges","manner":"whole","edition":4,"coins":[{"symbol":"BTC","until":"2026-11-15T12:00:00.000Z","end":"2026-11-15T13:00:00.000Z","venue":"Binance","sums":"ab"}]}',
    )
  })

  it('of a call hides its author and values before it is opened', () => {
    const about = { source, symbol, what: '1day', issuedAt, dueAt } as const
    const range = { lowUsd: 97, highUsd: 103 }
    const values: CallValues = {
      ...{ player: 'p-1', priceUsd: 100, venue: 'Binance', ...range, quantilesUsd: null, pusula: range },
      ...{ unchangedUsd: [94, 96, 99, 100, 101, 104, 106], ewma: { lowUsd: 96, highUsd: 104 } },
    }
    const said = saidByCall(values)
    expect(callEntry(about, salt, said)).toBe(
      `{"v":1,"kind":"call","source":"simulated","symbol":"BTC","what":"1day","issuedAt":"2026-11-15T12:00:00.000Z","dueAt":"2026-11-15T13:00:00.000Z","seal":"${sealOf(salt, said)}"}`,
    )
    const opened = callRevealEntry(7, salt, said)
    expect(opened).toBe(
      `{"v":1,"kind":"call-reveal","of":7,"salt":"${salt}","values":{"player":"p-1","priceUsd":100,"venue":"Binance","lowUsd":97,"highUsd":103,"quantilesUsd":null,"pusula":{"lowUsd":97,"highUsd":103},"unchangedUsd":[94,96,99,100,101,104,106],"ewma":{"lowUsd":96,"highUsd":104}}}`,
    )
    expect(readEntry(opened)).toEqual({ kind: 'call-reveal', of: 7, salt, said, values })
    expect(saidByCall({ ...values, day: '2026-11-16' }), 'the day of its player').toBe(
      `${said.slice(0, -1)},"day":"2026-11-16"}`,
    )
    const grade = { ...gradeCall(values, 104), venue: null }
    expect(readEntry(callGradeEntry(7, grade, dueAt))).toEqual({ kind: 'call-grade', of: 7, gradedAt: dueAt, grade })
    expect(readEntry(callGradeEntry(7, null, dueAt))).toMatchObject({ grade: null })
  })

  it('states the pooled pairs of an hour, and those that a replay has learnt', () => {
    const pair = { missLevel: 0.0125, fourHourLevel: -1 / 3 }
    const text = pooledEntry({ source, hour: issuedAt, ...pair })
    expect(text).toBe(
      '{"v":1,"kind":"pooled","source":"simulated","hour":"2026-11-15T12:00:00.000Z","missLevel":0.0125,"fourHourLevel":-0.3333333333333333}',
    )
    expect(readEntry(text)).toEqual({ kind: 'pooled', source, hour: issuedAt, ...pair })
    const replay = { source, at: dueAt, engine: '1.5.0', candles: 'exchanges', manner: 'thinned', edition: 4 } as const
    const stated = { ...replay, pooled: [{ atMs: 3_600_000, ...pair }], coins: [] }
    expect(readEntry(replayEntry(stated))).toEqual({ kind: 'replay', ...stated })
  })

  it('seals what is said with sixteen random bytes: SHA-256 of both', () => {
    const said = saidBy(forecast)
    const bytes = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(said)])
    expect(sealOf(salt, said)).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(new Set(Array.from({ length: 20 }, makeSalt)).size).toBe(20)
    expect(makeSalt()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('of joins, restarts and gems is written byte for byte as well, and comes back as it was', () => {
    const at = new Date('2026-11-15T13:01:00Z')
    const join = { at, from: 'p-1', to: 'p-2' }
    const restart = { at, reason: 'a "backup"', checkpoint: 'log\n3\n' }
    const find = { source, foundAt: issuedAt, dueAt }
    const values: FindValues = {
      ...{ symbol: 'GEM', name: 'Gem', grade: 80, level: 'High', priceUsd: 10, targetUsd: 12, leaderUsd: 100 },
    }
    const said = saidByFind(values)
    const end = { outcome: 'reached', lastUsd: 9, lastLeaderUsd: 110, reachedAt: at } as const
    const begin = '{"v":1,"kind":'
    expect([callJoinEntry(join), restartEntry(restart), findEntry(find, salt, said)]).toEqual([
      `${begin}"call-join","at":"2026-11-15T13:01:00.000Z","from":"p-1","to":"p-2"}`,
      `${begin}"restart","at":"2026-11-15T13:01:00.000Z","reason":"a \\"backup\\"","checkpoint":"log\\n3\\n"}`,
      `${begin}"find","source":"simulated","foundAt":"2026-11-15T12:00:00.000Z","dueAt":"2026-11-15T13:00:00.000Z","seal":"${sealOf(salt, said)}"}`,
    ])
    const ended = findEndEntry(7, end, dueAt, salt, said)
    expect(ended).toBe(
      `${begin}"find-end","of":7,"endedAt":"2026-11-15T13:00:00.000Z","end":{"outcome":"reached","lastUsd":9,"lastLeaderUsd":110,"reachedAt":"2026-11-15T13:01:00.000Z"},"salt":"${salt}","values":{"symbol":"GEM","name":"Gem","grade":80,"level":"High","priceUsd":10,"targetUsd":12,"leaderUsd":100}}`,
    )
    expect([callJoinEntry(join), restartEntry(restart), findEntry(find, salt, said), ended].map(readEntry)).toEqual([
      { kind: 'call-join', ...join },
      { kind: 'restart', ...restart },
      { kind: 'find', ...find, seal: sealOf(salt, said) },
      { kind: 'find-end', of: 7, endedAt: dueAt, end, salt, said, values },
    ])
  })

  it('of a replay has its coins one after the other', () => {
    const coins = ['BTC', 'ETH'].map(symbol => ({ symbol, until: issuedAt, end: dueAt, venue: 'Binance', sums: 'ab' }))
    const stated = { source, at: dueAt, engine: '1.5.0', candles: 'exchanges', manner: 'whole', edition: 4 } as const
    const entry = replayEntry({ ...stated, pooled: null, coins })
    expect(entry).toMatch(/"sums":"ab"},{"symbol":"ETH"/)
    expect(readEntry(entry)).toEqual({ kind: 'replay', ...stated, pooled: null, coins })
    expect(() => replayEntry({ ...stated, pooled: [], coins: [] })).not.toThrow()
    expect(readEntry(replayEntry({ ...stated, pooled: [], coins: [] }))).toMatchObject({ pooled: [], coins: [] })
  })

  it('has what was said word for word, also where its words look like the entry itself', () => {
    const said = '{"name":"\\"values\\":","values":{"values":1}}'
    expect(readEntry(revealEntry(3, salt, said))).toEqual({
      ...{ kind: 'reveal', of: 3, salt, said, values: JSON.parse(said) },
    })
  })

  it('that is sealed says what it is about and when it is due, and nothing of its values', () => {
    const text = sealEntry(forecast, makeSalt(), saidBy(forecast))
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...['v', 'kind', 'source', 'symbol', 'what', 'asked', 'slotAt', 'issuedAt', 'dueAt', 'seal'],
    ])
  })

  it('round-trips', () => {
    for (const claim of [forecast, plan]) {
      const [sealed, revealed] = [
        readEntry(sealEntry(claim, salt, saidBy(claim))),
        readEntry(revealEntry(3, salt, saidBy(claim))),
      ]
      if (sealed?.kind !== 'seal' || revealed?.kind !== 'reveal') throw new Error('another kind')
      const { kind: _, seal, ...about } = sealed
      expect(sealOf(revealed.salt, revealed.said)).toBe(seal)
      expect(claimFrom(about, JSON.parse(revealed.said))).toEqual(claim)
    }
    const lived = { begunIn: null, metAt: null, entryUsd: null, endedAt: dueAt }
    const lapsed = { ...unknownGrade, outcome: 2, life: lived }
    expect(readEntry(gradeEntry(3, lapsed, dueAt))).toMatchObject({ grade: lapsed })
    const grade = gradeForecast(forecast, 100.5)
    expect(readEntry(gradeEntry(3, grade, dueAt))).toEqual({ kind: 'grade', of: 3, gradedAt: dueAt, grade })
  })

  it('of an unknown kind or version is skipped, and malformed text is an error', () => {
    expect(readEntry('{"v":1,"kind":"plan-state","of":3}')).toEqual({ kind: 'other' })
    expect(readEntry('{"v":2,"kind":"seal"}')).toEqual({ kind: 'other' })
    for (const text of ['', '{', '[]', 'null', '{"v":1}', '{"v":1,"kind":"seal","slotAt":"then"}'])
      expect(readEntry(text), text).toBeUndefined()
  })
})

it('moments are written once for as long as they are remembered, and no more than ten thousand are', () => {
  const known = new Map<number, string>()
  let made = 0
  const textOf = (ms: number) =>
    found(known, ms, () => {
      made++
      return String(ms)
    })
  expect([textOf(7), textOf(7), made]).toEqual(['7', '7', 1])
  for (let ms = 10; ms < 10_009; ms++) textOf(ms)
  expect([known.size, textOf(7), made]).toEqual([10_000, '7', 10_000])
  expect([textOf(1), known.size, textOf(7), known.size]).toEqual(['1', 1, '7', 2])
})

it('levels come back from the numbers they are stored as (property)', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ priceUsd: fc.double(), chance: fc.double() }, { noNullPrototype: true })),
      levels => {
        expect(readTouchTerms(touchTerms(levels))).toEqual(levels)
      },
    ),
  ))
