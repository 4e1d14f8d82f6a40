import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { type Db, sql } from '../../platform/db/db.ts'
import { createLog } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { gradeDue } from './grading/grade.ts'
import { graderFrom, tradedTime } from './grading/prices.ts'
import { appendClaims } from './log/store/entries.ts'
import { createAdvancer } from './plans/advance.ts'
import { followedPlans } from './plans/store.ts'
import { someForecast } from './testing/claims.ts'
import { checkRecord } from './verify/check.ts'

interface Written {
  kind: string
  issuedAt?: string
  gradedAt?: string
  at?: string
}
const written = async (db: Db): Promise<Written[]> =>
  (await db.rows<{ entry: string }>(sql`select entry from record_entries order by index`)).map(({ entry }) =>
    JSON.parse(entry),
  )
const kinds = async (db: Db) => {
  const found: Record<string, number> = {}
  for (const { kind } of await written(db)) found[kind] = (found[kind] ?? 0) + 1
  return found
}
const timesOf = (entries: readonly Written[]) =>
  entries.flatMap(({ issuedAt, gradedAt, at }) => Date.parse(issuedAt ?? gradedAt ?? at ?? '') || [])

describe('clock skew, beside an exchange that knows the time', async () => {
  const { database } = await ownDatabase()
  const [clock, truth] = [movableClock(), movableClock()]
  const startMs = truth.now().getTime()
  let isSilent = false
  /** As exchanges answer: of minutes that have not come there are none, and what is asked for long after its minute is known or never. */
  const market = {
    source: 'live' as const,
    pastCloseAt: async (_: string, atMs: number) => {
      if (isSilent) throw new Problem('market.unavailable')
      if (atMs > clock.now().getTime()) return undefined
      if (atMs <= truth.now().getTime()) return { value: 100, venue: 'Binance' }
      return clock.now().getTime() - atMs > 990 * MINUTE_MS ? null : undefined
    },
    candlesUntil: async (_: string, timeframe: string, count: number, endMs: number) => {
      if (isSilent) throw new Problem('market.unavailable')
      const widthMs = timeframe === '1m' ? MINUTE_MS : HOUR_MS
      const lastMs = Math.floor(Math.min(endMs - 1, truth.now().getTime()) / widthMs) * widthMs
      return {
        value: Array.from(
          { length: count },
          (_, i) => [lastMs - (count - 1 - i) * widthMs, 100, 100, 100, 100, 1] as const,
        ),
        venue: 'Binance',
      }
    },
  }
  const now = tradedTime(market, clock)
  const gradeOf = graderFrom(market, clock, async id => (await followedPlans(database, [id]))[0])
  const grade = async () => gradeDue(database, 'live', gradeOf, await now())
  const seal = (symbol: string) =>
    database.transaction(tx =>
      appendClaims(tx, [
        someForecast({
          source: 'live',
          symbol,
          issuedAt: truth.now(),
          dueAt: new Date(truth.now().getTime() + HOUR_MS),
        }),
      ]),
    )
  const pass = (ms: number) => {
    clock.forward(ms)
    truth.forward(ms)
  }
  const isSound = async () => expect((await checkRecord(database, truth.now())).finding).toBeUndefined()

  it.each([
    ['is right', 0, 0],
    ['is a day ahead', DAY_MS, 1],
    ['is five minutes ahead', 5 * MINUTE_MS, 1],
    ['is five minutes behind', -5 * MINUTE_MS, 0],
    ['is a day behind', -DAY_MS, 0],
  ])('that %s is believed as far as a minute was traded', async (_, offMs, minutes) => {
    clock.forward(offMs)
    const expected = minutes ? startMs + minutes * MINUTE_MS : startMs + offMs
    expect((await now()).getTime()).toBe(expected)
    clock.forward(-offMs)
  })

  it('is not detected while no exchange answers, and any other error is our fault', async () => {
    isSilent = true
    clock.forward(DAY_MS)
    expect((await now()).getTime()).toBe(startMs + DAY_MS)
    clock.forward(-DAY_MS)
    isSilent = false
    const broken = { candlesUntil: async () => Promise.reject(new TypeError('no such field')) }
    await expect(tradedTime(broken, clock)()).rejects.toThrow('no such field')
  })

  it('a day forward opens no seal, calls no price unknown and gives no coin up; set right, all goes on', async () => {
    await seal('AHEAD')
    for (const aheadMs of [DAY_MS, 9 * DAY_MS]) {
      clock.forward(aheadMs)
      expect(await grade()).toBe(0)
      expect(await kinds(database)).toEqual({ seal: 1 })
      await isSound()
      clock.forward(-aheadMs)
    }
    pass(HOUR_MS + MINUTE_MS)
    expect(await grade()).toBe(1)
    expect(await kinds(database)).toMatchObject({ seal: 1, reveal: 1, grade: 1 })
    await isSound()
  })

  it('nine days forward delists no coin of a plan', async () => {
    await database.run(sql`insert into record_plans (id, source, symbol, side, state, issued_at, valid_until, price_usd, trigger_usd,
        entry_usd, stop_usd, target_usd, chances, met_at, limit_at, advanced_to)
      values (999, 'live', 'BTC', 'up', 'met', ${truth.now()}, ${truth.now()}, 100, 99, 100, 90, 120, '{0.3,0.3,0.3,0.3,0.4}',
        ${truth.now()}, ${new Date(truth.now().getTime() + 7 * DAY_MS)}, ${truth.now()})`)
    const advance = createAdvancer({ database, now, log: createLog('silent'), market })
    clock.forward(9 * DAY_MS)
    await advance()
    clock.forward(-9 * DAY_MS)
    expect((await followedPlans(database, [999]))[0]?.plan).toMatchObject({ state: 'met' })
    await database.run(sql`delete from record_plans where id = 999`)
  })

  it('back by an hour between two batches leaves nothing sealed once the time has come, and the times of the log in order', async () => {
    await seal('BACK')
    pass(HOUR_MS / 2)
    clock.forward(-HOUR_MS)
    await seal('BATCH')
    expect(await grade()).toBe(0)
    pass(1.5 * HOUR_MS)
    expect(await grade(), 'its clock is an hour behind: what was due before that is graded').toBe(1)
    clock.forward(HOUR_MS)
    expect(await grade()).toBe(1)
    expect((await kinds(database)).reveal).toBe(3)
    const times = timesOf((await written(database)).filter(({ kind }) => kind === 'seal'))
    expect(times).toEqual(times.toSorted())
    await isSound()
  })
})
