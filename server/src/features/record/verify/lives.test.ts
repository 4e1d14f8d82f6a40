import { fromRows, frozenPlan } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Db, sql } from '../../../platform/db/db.ts'
import { createLog } from '../../../platform/log.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { tampered } from '../../../testing/tampered.ts'
import { gradeDue } from '../grading/grade.ts'
import { graderFrom } from '../grading/prices.ts'
import { planTerms } from '../log/claims.ts'
import { appendClaims } from '../log/store/entries.ts'
import { createAdvancer } from '../plans/advance.ts'
import { followedPlans, insertPlan, plansById } from '../plans/store.ts'
import { someForecast } from '../testing/claims.ts'
import { checkRecord } from './check.ts'
import { checkGrades } from './grades.ts'
import { createWalk, type GradedClaim } from './walk.ts'

const { database } = await ownDatabase()
const clock = movableClock()
const startMs = clock.now().getTime()
const source = 'simulated'

/** Closes of the hours that follow: past the trigger of 101 in the second, to the target in the fourth, and on. */
const closes = [100.5, 101.5, 102, 107, 107, ...Array.from({ length: 400 }, () => 107)]
const hours = closes.map((close, i) => {
  const open = closes[i - 1] ?? 100
  return [startMs + i * HOUR_MS, open, Math.max(open, close), Math.min(open, close), close, 1] as const
})
const market = {
  source: source as typeof source,
  pastCloseAt: async () => ({ value: 100, venue: 'Binance' }),
  candlesUntil: async (_: string, __: string, count: number, untilMs: number) => ({
    value: hours.filter(([openMs]) => openMs < untilMs && openMs >= untilMs - count * HOUR_MS),
    venue: 'Binance',
  }),
}
const advance = createAdvancer({ database, now: async () => clock.now(), log: createLog('silent'), market })
const gradeOf = graderFrom(market, clock, async id => (await followedPlans(database, [id]))[0])

async function issue(symbol: string, side: 'up' | 'down' = 'up') {
  const [triggerUsd, entryUsd, stopUsd, targetUsd] = side === 'up' ? [101, 101.2, 98, 106] : [97, 96.8, 100, 92]
  const issuedAt = clock.now()
  const plan = frozenPlan({
    ...{ side, issuedAt: issuedAt.getTime(), priceUsd: 100, triggerUsd, entryUsd, stopUsd, targetUsd },
    chances: { met: 0.25, touched: 0.33, target: 0.36, stop: 0.58, neither: 0.06 },
  })
  return database.transaction(async tx => {
    const about = { ...someForecast({ symbol, issuedAt, dueAt: new Date(issuedAt.getTime() + 8 * DAY_MS) }) }
    const { asked, slotAt, dueAt, edition, priceUsd, venue } = about
    const claim = { source, symbol, what: side, asked, slotAt, issuedAt, dueAt, edition, priceUsd, venue } as const
    const [saved] = await appendClaims(tx, [{ ...claim, terms: planTerms(plan) }])
    if (!saved) throw new Error('it was sealed before')
    await insertPlan(tx, source, { ...plan, id: saved.id, symbol })
    return saved.id
  })
}
const entries = async (db: Db = database) =>
  (await db.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(({ entry }) => entry)
function walked(of: readonly string[]) {
  const graded: GradedClaim[] = []
  const walk = createWalk({ onGraded: claim => graded.push(claim) })
  for (const entry of of) walk.add(Buffer.from(entry))
  return { ...walk.soFar(), all: graded }
}
async function pass(count: number) {
  clock.forward(count * HOUR_MS)
  await advance()
}
const findings = async (statements: string) =>
  (await tampered(database, statements, db => checkRecord(db, clock.now()))).finding

const [id, waiting] = [await issue('BTC'), await issue('ETH', 'down')]
await pass(1)
const sealedAlone = (await entries()).length
await pass(2)

describe('the life of a plan', () => {
  it('is sealed in the log when it begins: that one began, and not of which coin nor where', async () => {
    const written = (await entries()).slice(sealedAlone).map(entry => JSON.parse(entry))
    expect(written.map(entry => Object.keys(entry))).toEqual([['v', 'kind', 'at', 'seal']])
    expect(written[0]).toMatchObject({ kind: 'begin', at: new Date(startMs + 3 * HOUR_MS).toISOString() })
    expect((await checkRecord(database, clock.now())).finding).toBeUndefined()
  })

  it.each([
    ['its beginning an hour earlier', `met_at = met_at - interval '1 hour', limit_at = limit_at - interval '1 hour'`],
    ['more time than it has', `limit_at = limit_at + interval '1 day'`],
    [
      'a better entry, with stop and target',
      'entry_usd = 101.1, stop_usd = 101.1 * 98 / 101.2, target_usd = 101.1 * 106 / 101.2',
    ],
    [
      'that it waits still',
      `state = 'waiting', met_at = null, limit_at = null, begun_in = null, entry_usd = 101.2, stop_usd = 98, target_usd = 106`,
    ],
    ['a stop further away', 'stop_usd = stop_usd * 0.9'],
    ['other chances', 'chances[3] = 0.9'],
  ])('that runs cannot be shown with %s', async (_, change) => {
    expect(await findings(`update record_plans set ${change} where id = ${id}`)).toMatch(
      /the plan (of|that began in) entry/,
    )
  })

  it('cannot be taken away, nor be another than was sealed while it waits', async () => {
    expect(await findings(`delete from record_plans where id = ${waiting}`)).toContain('the plan of entry')
    expect(await findings(`update record_plans set trigger_usd = 96 where id = ${waiting}`)).toContain(
      'the plan of entry',
    )
    expect(await findings(`update record_pending set said = replace(said, '96.8', '96.7')`)).toContain(
      'is not what was sealed',
    )
    expect(await findings(`update record_claims set price_usd = 99 where id = ${waiting}`)).toContain(
      'is shown otherwise',
    )
    expect(await findings(`delete from record_pending where claim_id = ${waiting}`)).toContain('1 are kept')
  })

  it('is told with its grade, and comes out again from the hours', async () => {
    await pass(30)
    await gradeDue(database, source, gradeOf, clock.now())
    const { all, wrong, lives } = walked(await entries())
    expect({ wrong, lives }).toEqual({ wrong: [], lives: { revealed: 2, begun: 0 } })
    const [plan] = await plansById(database, [id])
    expect(all.find(claim => claim.id === id)?.grade).toMatchObject({
      outcome: 1,
      life: {
        ...{ begunIn: sealedAlone, metAt: new Date(startMs + 2 * HOUR_MS), entryUsd: 101.5 },
        endedAt: new Date(startMs + 4 * HOUR_MS),
      },
    })
    expect(plan).toMatchObject({ state: 'target', metAt: startMs + 2 * HOUR_MS, endedAt: startMs + 4 * HOUR_MS })
    const prices = async () => ({ candles: fromRows(hours), venue: 'Binance' })
    expect(await checkGrades(all, prices)).toMatchObject({ same: 2, wrong: [] })
    const late = all.map(({ grade, ...claim }) => ({
      ...claim,
      grade: { ...grade, life: grade.life && { ...grade.life, endedAt: new Date(startMs + 25 * HOUR_MS) } },
    }))
    expect((await checkGrades(late as GradedClaim[], prices)).wrong[0]?.says).toContain('the candles say from')
    expect((await checkRecord(database, clock.now())).finding).toBeUndefined()
  })

  it.each([
    ['another end', `ended_at = ended_at - interval '1 hour'`],
    ['another beginning', `met_at = met_at + interval '1 hour', limit_at = limit_at + interval '1 hour'`],
    ['another entry', 'entry_usd = 101.6, stop_usd = 101.6 * 98 / 101.2, target_usd = 101.6 * 106 / 101.2'],
    ['a beginning that another entry sealed', 'begun_in = 0'],
  ])('that has ended cannot be shown with %s', async (_, change) => {
    expect(await findings(`update record_plans set ${change} where id = ${id}`)).toContain(`the plan of entry ${id}`)
  })

  it('is verified against its seal and the rules of plans by a reader of the log', async () => {
    const log = await entries()
    const place = log.findIndex(entry => JSON.parse(entry).grade?.life?.begunIn !== null && entry.includes('"life"'))
    const forged = (
      change: (grade: Record<string, unknown> & { life: Record<string, unknown> }) => void,
      more: string[] = [],
    ) => {
      const entry = JSON.parse(log[place] ?? '')
      change(entry.grade)
      return walked([...log.map((text, i) => (i === place ? JSON.stringify(entry) : text)), ...more]).wrong
    }
    const hour = (count: number) => new Date(startMs + count * HOUR_MS).toISOString()
    expect(forged(() => {})).toEqual([])
    expect(forged(({ life }) => Object.assign(life, { metAt: hour(3) }))[0]).toContain(
      'began otherwise than was sealed',
    )
    expect(forged(({ life }) => Object.assign(life, { entryUsd: 101.4 }))[0]).toContain('is not how plans live')
    expect(forged(({ life }) => Object.assign(life, { begunIn: null }))[0], 'it began before').toBeUndefined()
    expect(forged(({ life }) => Object.assign(life, { endedAt: hour(400) }))[0]).toContain('the end')
    expect(forged(grade => Object.assign(grade, { resultRatio: 0.5 }))[0]).toContain('the result')
    expect(forged(grade => Object.assign(grade, { actualUsd: 106 }))[0]).toContain('is not how plans live')
    expect(forged(({ life }) => Object.assign(life, { metAt: null }))[0]).toContain('what is left out')
  })

  it('of before such entries stays as it was graded; a day after the first of them every plan tells its own', async () => {
    const withoutLives = (text: string) => text.replace(/,"life":\{[^}]*\}/, '')
    const old = (await entries()).map(entry =>
      JSON.parse(entry).kind === 'begin' ? '{"v":1,"kind":"x"}' : withoutLives(entry),
    )
    expect(walked(old)).toMatchObject({ wrong: [], graded: 2, lives: { revealed: 0, begun: 0 } })
    const before = (await entries()).length
    await issue('SOL', 'down')
    await pass(25)
    await gradeDue(database, source, gradeOf, clock.now())
    const log = await entries()
    expect(walked(log).wrong).toEqual([])
    expect(walked(log.map((entry, i) => (i < before ? entry : withoutLives(entry)))).wrong).toEqual([
      expect.stringContaining('does not say when the plan'),
    ])
    const never = `{"v":1,"kind":"begin","at":"${new Date(startMs - 60 * DAY_MS).toISOString()}","seal":"00"}`
    expect(walked([...log, never]).wrong).toEqual([expect.stringContaining('nobody says of which')])
  })
})
