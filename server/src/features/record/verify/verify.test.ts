import { analysis, credits } from '@pusula/contract'
import { fromRows } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Db, sql } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/problem.ts'
import { tampered } from '../../../testing/tampered.ts'
import { createWorld } from '../../../testing/world.ts'
import { unknownGrade } from '../grading/outcomes.ts'
import { liveScores } from '../index.ts'
import { openKeyFolder } from '../log/key-folder.ts'
import { lastCheck } from '../page/store.ts'
import { type PriceSource, pricesOf } from './candles.ts'
import { checkAndSave, checkRecord } from './check.ts'
import { checkGrades } from './grades.ts'
import { createWalk, type GradedClaim } from './walk.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const { database, clock } = world
const spans = {
  '1m': MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '1d': 1440 * MINUTE_MS,
}
const box = createExchange({ seed: 1 })
const prices: PriceSource = async (symbol, timeframe, fromMs, untilMs) => {
  const limit = (untilMs - fromMs) / spans[timeframe]
  const rows = box.candles(symbol, timeframe, { limit, endMs: untilMs - 1, nowMs: clock.now().getTime() }) ?? []
  const candles = fromRows(
    rows.map(({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase]),
  )
  return { candles, venue: null }
}

// The past is worked out, somebody asks, the plan goes on for half an hour, all of it comes due, and some more is issued that waits.
await world.runJob('record.replay')
const ada = await world.member()
await ada.call(credits.deduct, { symbol: 'LINK' })
await ada.call(analysis.analyze, { symbol: 'LINK' })
async function issue() {
  for (let step = 0; step < 6; step++) {
    await world.runJob('record.issue')
    clock.forward(8 * MINUTE_MS)
    await world.runJob('record.plans')
    await world.runJob('record.grade')
  }
}
await issue()
for (const hours of [1, 5, 26, 9 * 24]) {
  clock.forward(hours * 60 * MINUTE_MS)
  await world.runJob('record.plans')
  await world.runJob('record.grade')
}
await issue()
clock.forward(1_000)
await world.app.inject({ url: '/track-record/log/checkpoint' })
const saved = openKeyFolder(world.config.dataDir, undefined).lastSigned()

const entries = (await database.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(
  ({ entry }) => entry,
)
const kindOf = (entry: string) => JSON.parse(entry).kind
const placeOf = (kind: string, nth = 0) => entries.flatMap((entry, i) => (kindOf(entry) === kind ? [i] : []))[nth] ?? -1

function walked(of: readonly string[]) {
  const graded: GradedClaim[] = []
  const walk = createWalk({ onGraded: claim => graded.push(claim) })
  for (const entry of of) walk.add(Buffer.from(entry))
  return { ...walk.soFar(), all: graded }
}
const whole = walked(entries)

describe('verification of the log', () => {
  it('finds every claim sealed, said and graded once, and each grade again from candles that anybody can get', async () => {
    expect(whole).toMatchObject({ size: entries.length, wrong: [], belated: 0 })
    expect(whole.graded + whole.sealed).toBe(whole.claims)
    expect(whole.sealed).toBeGreaterThan(10)
    const again = await checkGrades(whole.all, prices)
    expect(again).toMatchObject({ same: whole.graded, unknown: 0, wrong: [] })
    expect([...new Set(whole.all.map(({ what }) => what))].sort()).toEqual([
      ...['15min', '1day', '1hour', '4hour', 'down', 'touch', 'up'],
    ])
  })

  it('leaves requested claims out of rates', async () => {
    const forecasts = whole.all.filter(claim => 'medianUsd' in claim)
    const asked = forecasts.filter(claim => claim.asked)
    expect(asked.map(({ symbol, what }) => [symbol, what])).toEqual(
      ['15min', '1hour', '4hour', '1day'].map(what => ['LINK', what]),
    )
    const scores = await liveScores(database, 'simulated', new Date(0))
    expect(scores.reduce((sum, { graded }) => sum + graded, 0)).toBe(forecasts.length - asked.length)
  })

  it('finds values that are not those that were sealed, are said twice, or never', () => {
    const reveal = placeOf('reveal')
    const forged = entries.map((entry, i) => (i === reveal ? entry.replace(/"priceUsd":/, '"priceUsd":1') : entry))
    expect(walked(forged).wrong).toEqual([
      `entry ${reveal} is not what was sealed in entry ${JSON.parse(entries[reveal] ?? '').of}`,
    ])
    expect(walked([...entries, entries[reveal] ?? '']).wrong[0]).toContain('which is not sealed')
    // Left out, the entries behind it have other numbers; replaced by one that says nothing, they keep theirs.
    const silent = entries.map((entry, i) => (i === reveal ? '{"v":1,"kind":"nothing"}' : entry))
    expect(walked(silent).wrong).toEqual([
      expect.stringContaining('which was not open'),
      expect.stringContaining('1 entries are due and nobody says what they hold'),
    ])
  })

  it('finds what is sealed twice in a slot, graded twice, sealed after it was due, or no entry at all', () => {
    const seal = entries[placeOf('seal')] ?? ''
    const belated = seal.replace(/"symbol":"\w+"/, '"symbol":"LATE"')
    expect(walked([...entries, belated])).toMatchObject({
      belated: 1,
      wrong: [expect.stringContaining('are due and nobody says')],
    })
    const newest = entries[placeOf('seal', whole.claims - 1)] ?? ''
    expect(walked([...entries, newest]).wrong[0]).toContain('seals what another one has sealed')
    expect(walked([...entries, entries[placeOf('grade')] ?? '']).wrong[0]).toContain('which was not open')
    expect(walked([...entries, 'no entry']).wrong[0]).toContain('is none')
  })

  it('finds claims that were revealed and never graded, after the retry limit of prices', () => {
    const grade = placeOf('grade')
    const silent = entries.map((entry, i) => (i === grade ? '{"v":1,"kind":"nothing"}' : entry))
    expect(walked(silent)).toMatchObject({ open: 1, wrong: [] })
    const later = (entries[placeOf('seal', whole.claims - 1)] ?? '')
      .replace(/"symbol":"\w+"/, '"symbol":"LATER"')
      .replaceAll('2026-', '2027-')
    expect(walked([...silent, later]).wrong).toContainEqual(
      expect.stringContaining('1 entries were told and never graded'),
    )
  })

  it('counts grades that say nothing although the candles are there', async () => {
    const [one] = whole.all.filter(({ what }) => what === '1hour')
    if (!one) throw new Error('no forecast of an hour')
    const unknown = { ...one, grade: unknownGrade }
    expect(await checkGrades([one, unknown], prices)).toMatchObject({ same: 1, unknown: 0, withheld: 1, wrong: [] })
    const gone: PriceSource = async () => ({ candles: fromRows([]), venue: null })
    expect(await checkGrades([one, unknown], gone)).toMatchObject({ unknown: 2, withheld: 0 })
  })

  it('finds each figure of a grade that is not what the candles make it, however little it is off', async () => {
    const tried: string[] = []
    const ended = whole.all.find(({ grade }) => grade.resultRatio !== null)
    for (const one of [...['1hour', 'touch'].map(what => whole.all.find(each => each.what === what)), ended]) {
      if (!one) throw new Error('not every kind of claim was graded')
      for (const name of ['outcome', 'actualUsd', 'level', 'resultRatio', 'loss', 'constantLoss'] as const) {
        const value = one.grade[name]
        if (value === null) continue
        tried.push(name)
        const check = async (told: number | null) =>
          (await checkGrades([{ ...one, grade: { ...one.grade, [name]: told } }], prices)).wrong
        const says = [{ id: one.id, says: expect.stringMatching(`^${name} is .*, the candles say ${value}$`) }]
        expect(await check(value + 2e-9 * Math.max(1, Math.abs(value)))).toEqual(says)
        expect(await check(value * (1 + 1e-12))).toEqual([])
        if (name !== 'outcome') expect(await check(null)).toEqual(says)
      }
    }
    expect([...new Set(tried)].sort()).toEqual(['actualUsd', 'constantLoss', 'level', 'loss', 'outcome', 'resultRatio'])
  })

  it('tolerates the difference between two exchanges, and no more', async () => {
    const one = whole.all.find(({ what }) => what === '1hour')
    if (!one) throw new Error('no forecast of an hour')
    const gradedAt = (venue: string, factor: number) => [
      { ...one, grade: { ...one.grade, venue, actualUsd: (one.grade.actualUsd ?? 0) * factor } },
    ]
    const named: PriceSource = async (...asked) => ({ ...(await prices(...asked)), venue: 'Binance' })
    expect(await checkGrades(gradedAt('Bybit', 1.002), named)).toMatchObject({ elsewhere: 1, wrong: [] })
    expect((await checkGrades(gradedAt('Binance', 1.002), named)).wrong).toHaveLength(1)
    expect((await checkGrades(gradedAt('Bybit', 1.05), named)).wrong).toHaveLength(1)
  })
})

describe('the record in the database', () => {
  const check = (db: Db) => checkRecord(db, clock.now(), { prices, saved })

  it('is sound', async () => {
    expect(await check(database)).toEqual({ size: entries.length, finding: undefined })
  })

  it('is verified and the result stored, also during a market outage', async () => {
    const failing = (error: Error): PriceSource =>
      pricesOf({
        source: 'simulated',
        candlesUntil: async () => {
          throw error
        },
      })
    const dayAfter = new Date(Date.parse('2026-11-16T12:00:00Z'))
    const look = (error: Error) => checkAndSave(database, dayAfter, { prices: failing(error) })
    expect((await look(new Problem('market.unknownCoin'))).finding).toBeUndefined()
    expect((await lastCheck(database))?.checkedAt).toEqual(dayAfter)
    await expect(look(new Error('our fault'))).rejects.toThrow('our fault')
  })

  it('is held against the prices of the last two days', async () => {
    const newestMs = Math.max(...whole.all.map(({ slotAt }) => slotAt.getTime()))
    const askedBy = async (nowMs: number) => {
      let asked = 0
      const counting: PriceSource = async (...what) => {
        asked++
        return prices(...what)
      }
      expect((await checkRecord(database, new Date(nowMs), { prices: counting, saved })).finding).toBeUndefined()
      return asked
    }
    expect([await askedBy(newestMs + 2 * 86_400_000), await askedBy(newestMs + 2 * 86_400_000 + 1)]).toEqual([
      ...[expect.toSatisfy((asked: number) => asked > 0), 0],
    ])
  })

  const all = entries.length
  it.each([
    ['a deleted entry', 'delete from record_entries where index = 4', 'entry 4 is missing'],
    ['the newest cut off', `delete from record_entries where index >= ${all - 3}`, `${all} entries were signed`],
    [
      'the newest cut off, with all that was signed in the database',
      `delete from record_entries where index >= ${all - 3}; delete from record_checkpoints; delete from record_tiles`,
      `${all} entries were signed`,
    ],
    [
      'an altered range',
      `update record_entries set entry = replace(entry, '"priceUsd":', '"priceUsd":1') where index = ${placeOf('reveal')}`,
      'entries are not those that were signed',
    ],
    [
      'everything written anew, with tiles and checkpoints',
      `update record_entries set entry = replace(entry, 'BTC', 'XRP'); delete from record_tiles; delete from record_checkpoints`,
      'entries are not those that were signed',
    ],
    ['a grade', `update record_claims set outcome = 1 - outcome where outcome = 0`, 'is shown otherwise'],
    [
      'a grade of a week ago',
      `update record_claims set outcome = 0 where outcome <> 0 and graded_at < (select max(graded_at) - interval '5 days' from record_claims)`,
      'is shown otherwise',
    ],
    [
      'a claim under another coin, a week ago',
      `update record_claims set symbol = 'X' || symbol where graded_at < (select max(graded_at) - interval '5 days' from record_claims)`,
      'is shown otherwise',
    ],
    [
      'a kinder end of plans, as those who follow them see it',
      `update record_plans set state = 'target', exit_usd = target_usd, result_ratio = 0.5 where ended_at is not null and state <> 'target'`,
      'the plan of entry',
    ],
    [
      'other chances of plans',
      'update record_plans set chances[3] = 0.01 where ended_at is not null',
      'the plan of entry',
    ],
    ['a plan that is gone', 'delete from record_plans where ended_at is not null', 'the plan of entry'],
    [
      'a claim that is gone',
      'delete from record_claims where id = (select min(id) from record_claims)',
      'are looked up',
    ],
    [
      'a sum of a coin',
      `update record_range_days set below = below + 1 where kind = 'live' and symbol <> '' and what = '1hour'`,
      'is not what the log adds up to',
    ],
    [
      'a sum of all coins',
      `update record_range_days set below = below - 1, above = above + 1 where kind = 'live' and symbol = '' and what = '1day'`,
      'a sum of all coins is not what the log adds up to',
    ],
    [
      'a sum by a hair',
      `update record_range_days set loss = loss + 1e-9 where kind = 'live' and symbol = '' and what = '4hour'`,
      'a sum of all coins',
    ],
    [
      'the end of plans',
      `update record_plan_days set result = result + 0.01 where kind = 'live' and what = 'down'`,
      'is not what the log adds up to',
    ],
    ['days taken out', `delete from record_range_days where kind = 'live'`, 'are missing'],
    [
      'a replayed sum, of a day long ago',
      `update record_range_days set below = 0 where kind = 'replayed' and symbol = 'BTC' and day = (select min(day) from record_range_days)`,
      'what was replayed of BTC is not what was stated',
    ],
    [
      'a replayed sum of all coins',
      `update record_range_days set above = 0 where kind = 'replayed' and symbol = ''`,
      'does not add up',
    ],
  ])('that suffered %s is found out', async (_, statements, expected) => {
    expect((await tampered(database, statements, check)).finding).toContain(expected)
  })
})
