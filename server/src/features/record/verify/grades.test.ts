import { type Candles, fromRows, frozenPlan, gradeCall, timeframeMs } from '@pusula/engine'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Grade, gradeForecast, gradeLevels, gradePlanBy, unknownGrade } from '../grading/outcomes.ts'
import type { CallValues, GradedCall } from '../log/calls.ts'
import { planTerms, type TermsClaim } from '../log/claims.ts'
import { someForecast } from '../testing/claims.ts'
import { type PriceSource, pricesOf } from './candles.ts'
import { checkGrades } from './grades.ts'
import type { GradedClaim, GradedEntry } from './walk.ts'

const hair = 1e-9
const startMs = Date.parse('2026-11-15T12:05:00Z')
const at = (ms: number) => new Date(startMs + ms)
const hourMs = Math.floor(startMs / HOUR_MS) * HOUR_MS
const rowsOf = (fromMs: number, spanMs: number, closes: readonly number[]) =>
  fromRows(
    closes.map((close, i) => {
      const open = closes[i - 1] ?? close
      return [fromMs + i * spanMs, open, Math.max(open, close), Math.min(open, close), close, 1]
    }),
  )
const minutes = (dueAt: Date, close: number) => rowsOf(dueAt.getTime() - MINUTE_MS, MINUTE_MS, [close])
const from =
  (candles: Candles, venue: string | null = null): PriceSource =>
  async () => ({ candles, venue })

const forecast = { ...someForecast({ issuedAt: at(0), dueAt: at(HOUR_MS) }), id: 1, gradedAt: at(HOUR_MS) }
const forecastAt = (usd: number, more: Partial<Grade> = {}, of: Partial<typeof forecast> = {}): GradedClaim => ({
  ...{ ...forecast, ...of },
  grade: { ...gradeForecast(forecast, usd), ...more },
})
const { medianUsd: _, what: __, ...about } = forecast
const levels: TermsClaim & { id: number; gradedAt: Date } = {
  ...{ ...about, id: 2, what: 'touch', dueAt: at(DAY_MS), gradedAt: at(DAY_MS), terms: [101, 0.5, 99, 0.5] },
}
const plan: typeof levels = {
  ...{ ...about, id: 3, what: 'up', dueAt: at(8 * DAY_MS), gradedAt: at(5 * HOUR_MS) },
  terms: planTerms(
    frozenPlan({
      ...{
        side: 'up',
        issuedAt: startMs,
        priceUsd: 100,
        triggerUsd: 101,
        entryUsd: 101.2,
        stopUsd: 98,
        targetUsd: 106,
      },
      chances: { met: 0.25, touched: 0.33, target: 0.36, stop: 0.58, neither: 0.06 },
    }),
  ),
}
const hours = rowsOf(hourMs, HOUR_MS, [100, 101.5, 102, 107, 107, 107])
const quarters = rowsOf(Math.ceil(startMs / timeframeMs['15m']) * timeframeMs['15m'] - timeframeMs['15m'], 900_000, [
  ...[100, 100],
  ...new Array<number>(95).fill(101.5),
])

const range = { lowUsd: 97, highUsd: 103 }
const values: CallValues = {
  ...{ player: 'p-1', priceUsd: 100, venue: 'Binance', ...range, quantilesUsd: null, pusula: range, ewma: range },
  unchangedUsd: [94, 96, 99, 100, 101, 104, 106],
}
const callAt = (usd: number, venue: string | null = null, more: Partial<GradedCall> = {}): GradedCall => ({
  ...{ kind: 'call', id: 4, source: 'simulated', symbol: 'BTC', what: '1hour', issuedAt: at(0), dueAt: at(HOUR_MS) },
  ...{ salt: '', values, grade: { ...gradeCall(values, usd), venue }, gradedAt: at(HOUR_MS), ...more },
})

/** What prices were asked for, for some entries. */
async function askedFor(...entries: GradedEntry[]) {
  const asked: Parameters<PriceSource>[] = []
  await checkGrades(entries, async (...what) => {
    asked.push(what)
    return { candles: fromRows([]), venue: null }
  })
  return asked
}

describe('the candles of a grade', () => {
  it('are those of the minute, the quarter hours or the hours that it was graded by, of its own market', async () => {
    const live = { source: 'live' } as const
    expect(await askedFor(forecastAt(100))).toEqual([
      ['BTC', '1m', at(59 * MINUTE_MS).getTime(), at(HOUR_MS).getTime(), 'simulated'],
    ])
    expect(await askedFor(callAt(100, null, live))).toEqual([
      ['BTC', '1m', at(59 * MINUTE_MS).getTime(), at(HOUR_MS).getTime(), 'live'],
    ])
    expect(await askedFor({ ...levels, ...live, grade: unknownGrade })).toEqual([
      ['BTC', '15m', Date.parse('2026-11-15T12:00:00Z'), levels.dueAt.getTime(), 'live'],
    ])
    const hoursOf = (gradedAt: Date) => askedFor({ ...plan, gradedAt, grade: unknownGrade })
    expect(await hoursOf(at(5 * HOUR_MS))).toEqual([['BTC', '1h', hourMs, at(5 * HOUR_MS).getTime(), 'simulated']])
    expect(await hoursOf(at(9 * DAY_MS))).toEqual([['BTC', '1h', hourMs, plan.dueAt.getTime(), 'simulated']])
  })

  it('are asked for once for all of a coin and day, coin by coin, and cover the first and the last of them', async () => {
    const of = (symbol: string, ms: number, source: 'live' | 'simulated' = 'live') =>
      forecastAt(100, {}, { symbol, source, dueAt: at(ms) })
    const entries = [of('ETH', HOUR_MS), of('BTC', 3 * HOUR_MS), of('ETH', 2 * HOUR_MS), of('BTC', HOUR_MS)]
    entries.push(of('ETH', DAY_MS), of('ETH', 0, 'simulated'))
    const span = (fromMs: number, untilMs: number) => [at(fromMs - MINUTE_MS).getTime(), at(untilMs).getTime()]
    expect(await askedFor(...entries)).toEqual([
      ['BTC', '1m', ...span(HOUR_MS, 3 * HOUR_MS), 'live'],
      ['ETH', '1m', ...span(HOUR_MS, 2 * HOUR_MS), 'live'],
      ['ETH', '1m', ...span(DAY_MS, DAY_MS), 'live'],
      ['ETH', '1m', ...span(0, 0), 'simulated'],
    ])
    expect(await askedFor()).toEqual([])
  })

  it('of a day end with its last minute, by UTC', async () => {
    const dueAt = (text: string) => forecastAt(100, {}, { dueAt: new Date(text) })
    expect(await askedFor(dueAt('2026-11-16T00:00:00Z'), dueAt('2026-11-16T23:59:00Z'))).toHaveLength(1)
    expect(await askedFor(dueAt('2026-11-16T00:00:00Z'), dueAt('2026-11-15T23:59:00Z'))).toHaveLength(2)
  })

  it('are found at whichever place their minute has, and missed where it is missing', async () => {
    for (let count = 1; count < 9; count++)
      for (let place = 0; place < count; place++) {
        const closes = Array.from({ length: count }, (_, i) => 100 + i)
        const firstMs = at(HOUR_MS - (place + 1) * MINUTE_MS).getTime()
        const candles = rowsOf(firstMs, MINUTE_MS, closes)
        const check = (usd: number) => checkGrades([forecastAt(usd)], from(candles))
        expect(await check(100 + place)).toMatchObject({ same: 1, wrong: [] })
        const gone = fromRows(
          [...closes.entries()].flatMap(([i, close]) => {
            return i === place ? [] : [[firstMs + i * MINUTE_MS, close, close, close, close, 1] as const]
          }),
        )
        expect(await checkGrades([forecastAt(100 + place)], from(gone))).toMatchObject({ same: 0, unknown: 1 })
      }
  })
})

describe('a grade that is worked out again', () => {
  const graded = {
    forecast: forecastAt(100.5),
    levels: { ...levels, grade: gradeLevels(levels, quarters) },
    plan: { ...plan, grade: gradePlanBy(plan, hours) },
  }
  const sources = { forecast: minutes(forecast.dueAt, 100.5), levels: quarters, plan: hours }

  it.each(['forecast', 'levels', 'plan'] as const)('of a %s is the same, withheld or unknown', async kind => {
    const [entry, candles] = [graded[kind], sources[kind]]
    expect(entry.grade.outcome).not.toBeNull()
    const none = { same: 0, unknown: 0, withheld: 0, elsewhere: 0, wrong: [] }
    expect(await checkGrades([entry], from(candles))).toEqual({ ...none, same: 1 })
    expect(await checkGrades([{ ...entry, grade: unknownGrade }], from(candles))).toEqual({ ...none, withheld: 1 })
    expect(await checkGrades([entry, entry], from(fromRows([])))).toEqual({ ...none, unknown: 2 })
  })

  it.each<[string, number, string | null, string | null, 'elsewhere' | 'wrong']>([
    ['two exchanges may differ by one in a hundred', 1.0099, 'Bybit', 'Binance', 'elsewhere'],
    ['upwards and downwards', 0.9901, 'Bybit', 'Binance', 'elsewhere'],
    ['but by no more', 1.0101, 'Bybit', 'Binance', 'wrong'],
    ['in either direction', 0.9899, 'Bybit', 'Binance', 'wrong'],
    ['one exchange may not', 1.001, 'Binance', 'Binance', 'wrong'],
    ['nor one that nobody names', 1.001, null, 'Binance', 'wrong'],
    ['in the log or now', 1.001, 'Bybit', null, 'wrong'],
    ['on either side', 1.001, null, null, 'wrong'],
  ])('%s', async (_, factor, then, now, expected) => {
    const candles = minutes(at(HOUR_MS), 100)
    const isWrong = expected === 'wrong'
    for (const entry of [forecastAt(100 * factor, { venue: then }), callAt(100 * factor, then)]) {
      const found = await checkGrades([entry], from(candles, now))
      expect([found.same, found.elsewhere, found.wrong.length]).toEqual([0, isWrong ? 0 : 1, isWrong ? 1 : 0])
    }
  })

  it('of levels may have one touch more or less on another exchange, and of no other', async () => {
    const touched = { ...graded.levels, grade: { ...graded.levels.grade, outcome: 2, venue: 'Bybit' } }
    expect(await checkGrades([touched], from(quarters, 'Binance'))).toMatchObject({ elsewhere: 1, wrong: [] })
    expect((await checkGrades([touched], from(quarters, 'Bybit'))).wrong).toEqual([
      { id: 2, says: `outcome is 2, the candles say ${graded.levels.grade.outcome}` },
    ])
    const priced = { ...graded.plan, grade: { ...graded.plan.grade, actualUsd: null, venue: 'Bybit' } }
    expect(await checkGrades([priced], from(hours, 'Binance'))).toMatchObject({ elsewhere: 1 })
  })

  it('says what is wrong in the order of the entries: the first figure that is off, or the hours it lived', async () => {
    const first = forecastAt(100.5, { outcome: 1, level: 9 })
    const { level, outcome } = graded.forecast.grade
    const both = await checkGrades(
      [first, { ...first, id: 5, grade: { ...first.grade, outcome } }],
      from(sources.forecast),
    )
    expect(both.wrong).toEqual([
      { id: 1, says: `outcome is 1, the candles say ${outcome}` },
      { id: 5, says: `level is 9, the candles say ${level}` },
    ])
    const { life, resultRatio } = graded.plan.grade
    const gain = { ...graded.plan, grade: { ...graded.plan.grade, resultRatio: 0.5 } }
    expect((await checkGrades([gain], from(hours))).wrong).toEqual([
      { id: 3, says: `resultRatio is 0.5, the candles say ${resultRatio}` },
    ])
    const lived = (more: object) =>
      checkGrades(
        [{ ...graded.plan, grade: { ...graded.plan.grade, life: life && { ...life, ...more } } }],
        from(hours),
      )
    const [metAt, endedAt] = [new Date(hourMs + 2 * HOUR_MS), new Date(hourMs + 4 * HOUR_MS)]
    const told = `from ${metAt.toISOString()} at 101.5 until ${endedAt.toISOString()}`
    expect((await lived({})).wrong).toEqual([])
    expect((await lived({ endedAt: metAt })).wrong).toEqual([
      {
        id: 3,
        says: `it lived from ${metAt.toISOString()} at 101.5 until ${metAt.toISOString()}, the candles say ${told}`,
      },
    ])
    expect((await lived({ metAt: null })).wrong).toEqual([
      { id: 3, says: `it lived until ${endedAt.toISOString()}, the candles say ${told}` },
    ])
    const untold = { ...graded.plan, grade: { ...graded.plan.grade, life: null } }
    expect(await checkGrades([untold], from(hours)), 'from before lives were told').toMatchObject({ same: 1 })
  })

  it('that cannot be is told with the reason, and those after it are looked at', async () => {
    const odd = { ...graded.levels, terms: undefined as unknown as number[] }
    const off = { ...graded.levels, id: 8, grade: { ...graded.levels.grade, outcome: 2 } }
    const { wrong, same } = await checkGrades([off, odd, graded.levels], from(quarters))
    expect([wrong, same]).toEqual([
      [
        { id: 8, says: `outcome is 2, the candles say ${graded.levels.grade.outcome}` },
        { id: 2, says: expect.stringMatching(/^Cannot read/) },
      ],
      1,
    ])
  })

  it('of a call says which figure is off, in the order of the calls', async () => {
    const off = (more: Partial<NonNullable<GradedCall['grade']>>, id: number) =>
      callAt(100, null, { id, grade: { ...gradeCall(values, 100), venue: null, ...more } })
    const found = await checkGrades(
      [off({ endUsd: 101 }, 6), off({ score: 7 }, 7), callAt(100)],
      from(minutes(at(HOUR_MS), 100)),
    )
    expect([found.wrong, found.same]).toEqual([
      [
        { id: 6, says: 'endUsd is 101, the candles say 100' },
        { id: 7, says: `score is 7, the candles say ${gradeCall(values, 100).score}` },
      ],
      1,
    ])
    const none = { ...callAt(100), grade: null }
    expect(await checkGrades([none, none], from(minutes(at(HOUR_MS), 100)))).toMatchObject({ unknown: 2, wrong: [] })
    expect(await checkGrades([callAt(100)], from(fromRows([])))).toMatchObject({ unknown: 1, wrong: [] })
  })

  it('may be off by a billionth, of a large figure in proportion', async () => {
    const isSame = async (saved: number, again: number) =>
      (await checkGrades([forecastAt(again, { loss: saved })], from(minutes(at(HOUR_MS), again)))).same === 1
    const loss = gradeForecast(forecast, 100.5).loss ?? 0
    expect((await checkGrades([forecastAt(100, { outcome: hair })], from(minutes(at(HOUR_MS), 100)))).same).toBe(1)
    expect(Math.abs(loss)).toBeLessThan(1)
    const isPriceSame = async (saved: number, again: number) => {
      const entry = callAt(again, null)
      const grade = entry.grade && { ...entry.grade, endUsd: saved }
      return (await checkGrades([{ ...entry, grade }], from(minutes(at(HOUR_MS), again)))).same === 1
    }
    expect(await Promise.all([0.9e-9, -0.9e-9, 1.1e-9, -1.1e-9].map(off => isSame(loss + off, 100.5)))).toEqual([
      ...[true, true, false, false],
    ])
    expect(await Promise.all([0.9e-7, -0.9e-7, 1.1e-7, -1.1e-7].map(off => isPriceSame(100 + off, 100)))).toEqual([
      ...[true, true, false, false],
    ])
  })
})

it('prices of another market are unknown to this one, and the last candle that began counts whole', async () => {
  const asked: unknown[] = []
  const prices = pricesOf({
    source: 'live',
    candlesUntil: async (...what) => {
      asked.push(what)
      return { value: [[startMs, 1, 1, 1, 1, 1]], venue: 'Binance' }
    },
  } as Parameters<typeof pricesOf>[0])
  expect(await prices('BTC', '1h', startMs, startMs + 90 * MINUTE_MS, 'live')).toEqual({
    ...{ candles: fromRows([[startMs, 1, 1, 1, 1, 1]]), venue: 'Binance' },
  })
  expect(await prices('BTC', '1h', startMs, startMs + HOUR_MS, 'simulated')).toEqual({
    ...{ candles: fromRows([]), venue: null },
  })
  expect(asked).toEqual([['BTC', '1h', 2, startMs + 90 * MINUTE_MS]])
})
