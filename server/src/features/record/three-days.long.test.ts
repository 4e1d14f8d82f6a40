import { type Analysis, analyse, followPlan, fromRows, horizons, type LivingPlan, type Timeframe } from '@pusula/engine'
import { createExchange } from '@pusula/simulator'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, sql, type Tx } from '../../platform/db/db.ts'
import { createLog } from '../../platform/log.ts'
import { Problem } from '../../platform/problem.ts'
import { failingDatabase } from '../../testing/failing-database.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import type { Coin } from '../market/index.ts'
import { gradeDue } from './grading/grade.ts'
import { graderFrom } from './grading/prices.ts'
import { createIssuer } from './issuing/issue.ts'
import { planned, slotMs, slotsBetween } from './issuing/slots.ts'
import { planOf } from './log/claims.ts'
import { createWriter } from './log/writer.ts'
import { createAdvancer } from './plans/advance.ts'
import { issuePlans } from './plans/issue.ts'
import { followedPlans, plansById, type SealedPlan } from './plans/store.ts'
import { checkRecord } from './verify/check.ts'

const startMs = Date.parse('2026-11-15T12:00:00Z')
const stepMs = 3 * MINUTE_MS
const source = 'simulated' as const
const symbols = ['BTC', 'ETH', 'DOGE']

const { database, connection } = await ownDatabase()
const box = createExchange({ seed: 1 })
const clock = movableClock(new Date(startMs))

/** What happens in the three days, in hours of the test: an exchange that is silent, a machine that is off, a clock that jumps, and one that runs ahead and is set right. */
const silent = { from: 20, until: 23 }
const off = { from: 30, until: 33 + 1 / 3 }
const jump = { at: 50, hours: 2 }
const ahead = { from: 60, until: 61.2, hours: 4 }
const hoursIn = () => (clock.now().getTime() - startMs) / HOUR_MS
const isIn = ({ from, until }: { from: number; until: number }) => hoursIn() >= from && hoursIn() < until

const rowsOf = (symbol: string, timeframe: Timeframe | '1m', count: number, endMs: number) =>
  (box.candles(symbol, timeframe, { limit: count, endMs: endMs - 1, nowMs: clock.now().getTime() }) ?? []).map(
    ({ openMs, open, high, low, close, volumeBase }) => [openMs, open, high, low, close, volumeBase] as const,
  )

const candles = {
  '15m': fromRows(rowsOf('BTC', '15m', 1000, startMs)),
  '1h': fromRows(rowsOf('BTC', '1h', 1000, startMs)),
  '4h': fromRows(rowsOf('BTC', '4h', 500, startMs)),
  '1d': fromRows(rowsOf('BTC', '1d', 600, startMs)),
}
const first = analyse({ now: startMs, candles, leaderTrend: null, news: null })

/** The same reading at another price: what is tried here is when it is kept, not what it says. */
function readingAt(at: number, priceUsd: number): Analysis {
  if (first.kind !== 'ready') throw new Error(first.kind)
  const prices = /(Usd|lowUsd|highUsd)$/
  const scaled = JSON.parse(JSON.stringify(first), (name, value) =>
    typeof value === 'number' && prices.test(name) ? (value * priceUsd) / first.priceUsd : value,
  )
  for (const plan of Object.values<{ issuedAt: number; validUntil: number }>(scaled.plans))
    Object.assign(plan, { issuedAt: at, validUntil: at + DAY_MS })
  return { ...scaled, at }
}

const market = {
  source,
  coins: async () => {
    if (isIn(silent)) throw new Problem('market.unavailable')
    const value = symbols.map(symbol => ({ symbol, isPegged: false }) as Coin)
    return { value, provenance: { source, venue: 'test', ageMs: 0, isStale: false } }
  },
  pastCloseAt: async (symbol: string, atMs: number) => {
    if (isIn(silent)) throw new Problem('market.unavailable')
    const value = rowsOf(symbol, '1m', 1, atMs)[0]?.[4]
    return value === undefined ? undefined : { value, venue: 'test' }
  },
  candlesUntil: async (symbol: string, timeframe: Timeframe | '1m', count: number, endMs: number) => ({
    value: rowsOf(symbol, timeframe, count, endMs),
    venue: 'test',
  }),
}
const gradeOf = graderFrom(market, clock, async id => (await followedPlans(database, [id]))[0])

/** What followers were told, in the transaction that said so. */
await database.run(sql`create table told (id bigint, state text)`)
const noteOf = (id: number, state: string) => sql`insert into told values (${id}, ${state})`

let steadyMs = 0
function startInstance() {
  const own = failingDatabase(openDatabase(connection, { limitMs: 30_000 }))
  afterAll(() => own.close())
  const issuer = createIssuer({
    ...{ database: own, clock, market, coinCount: 3, log: createLog('silent'), steadyMs: () => steadyMs },
    keep: createWriter(own),
    issuePlans: said => issuePlans(own, said),
    read: async ({ symbol }, now) => {
      const at = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
      const { value, venue } = (await market.pastCloseAt(symbol, at)) ?? { value: 0, venue: '' }
      return { analysis: readingAt(at, value), venue, candles }
    },
  })
  const onChange = async (tx: Tx, { id, state }: SealedPlan) => void (await tx.run(noteOf(id, state)))
  const advance = createAdvancer({
    database: own,
    now: async () => clock.now(),
    market,
    log: createLog('silent'),
    onChange,
  })
  return { own, issuer, advance }
}

let instances = [startInstance(), startInstance()]
const forward = (ms: number) => {
  clock.forward(ms)
  steadyMs += ms
}

/** Both instances at once; now and then one of them dies in the middle of what it writes, and another takes its place. */
async function round(step: number) {
  if (step % 17 === 0) instances[step % 2]?.own.dieAfter(step % 9)
  const outcomes = await Promise.allSettled(
    instances.map(async ({ issuer, advance }) => {
      await issuer.issueRound()
      if (!isIn(silent)) await advance()
    }),
  )
  instances = instances.map((instance, i) => (outcomes[i]?.status === 'rejected' ? startInstance() : instance))
  for (const { own } of instances) own.spare()
  if (step % 5 === 0)
    await Promise.all(instances.map(({ own }) => gradeDue(own, source, gradeOf, clock.now()).catch(() => 0)))
  return outcomes.filter(({ status }) => status === 'rejected').length
}

let deaths = 0
const sets = [
  { atHours: jump.at, byHours: jump.hours },
  { atHours: ahead.from, byHours: ahead.hours },
  { atHours: ahead.until + ahead.hours, byHours: -ahead.hours },
]
for (let step = 0; hoursIn() < 72; step++) {
  if (!isIn(off)) deaths += await round(step)
  forward(stepMs)
  const [next] = sets
  if (next && hoursIn() >= next.atHours) {
    clock.forward(next.byHours * HOUR_MS)
    sets.shift()
  }
}
const sweptTo = Math.floor((clock.now().getTime() - stepMs - 3 * MINUTE_MS) / HOUR_MS) * HOUR_MS
forward(9 * DAY_MS)
await instances[0]?.advance()
while (await gradeDue(database, source, gradeOf, clock.now()));

/** Every plan that was issued, from the log and the candles alone. */
async function livesAnew() {
  const claims = await database.rows<{
    id: number
    about: string
    values: string
  }>(sql`select (r.entry::json->>'of')::bigint as id,
      s.entry as about, r.entry as values from record_entries r
    join record_entries s on s.index = (r.entry::json->>'of')::bigint
    where r.entry::json->>'kind' = 'reveal' and s.entry::json->>'what' in ('up', 'down') order by id`)
  return claims.map(({ id, about, values }) => {
    const { symbol, what, issuedAt } = JSON.parse(about)
    const claim = { what, issuedAt: new Date(issuedAt), ...JSON.parse(values).values }
    const plan = planOf(claim)
    if (!plan) throw new Error('a plan has nine numbers')
    const end = plan.validUntil + 7 * DAY_MS
    const hours = fromRows(rowsOf(symbol, '1h', 200, end))
    return { id, symbol, plan: followPlan(plan, hours, end) }
  })
}

interface Slot {
  symbol: string
  what: string
  at: Date
}

describe('three days with two instances, kills, an outage and a clock that jumps forward and back', () => {
  it('have included every fault', () => expect(deaths).toBeGreaterThan(20))

  it('have every slot issued once, or explained', async () => {
    const claims = await database.rows<Slot>(sql`select symbol, what, slot_at as at from record_claims where not asked`)
    const gaps = await database.rows<Slot & { last: Date; reason: string }>(
      sql`select symbol, what, first_slot as at, last_slot as last, reason from record_gaps`,
    )
    const reasons = new Map<string, number>()
    for (const symbol of symbols)
      for (const what of planned) {
        const mine = ({ symbol: whose, what: which }: Slot) => whose === symbol && which === what
        const issued = claims.filter(mine).map(({ at }) => at.getTime())
        for (const atMs of slotsBetween(what, startMs, sweptTo)) {
          const filled = issued.filter(slot => slot === atMs).length
          const why = gaps.filter(mine).filter(({ at, last }) => atMs >= at.getTime() && atMs <= last.getTime())
          expect(filled + why.length, `${symbol} ${what} ${new Date(atMs).toISOString()}`).toBe(1)
          for (const { reason } of why) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
          const endHours = (atMs + slotMs(what) - startMs) / HOUR_MS
          if (endHours > silent.from + 1 && endHours <= silent.until) expect(why[0]?.reason).toBe('exchange')
          if (endHours > off.from + 1 && endHours <= Math.floor(off.until)) expect(why[0]?.reason).toBe('off')
          if (endHours > jump.at + 1 && endHours <= jump.at + jump.hours) expect(why[0]?.reason).toBe('clock')
        }
      }
    expect([...reasons.keys()].sort()).toEqual(['clock', 'exchange', 'off'])
    // Three, three, two and, until it was set right, one hour of eight slots each for three coins, and at their edges no more than one.
    expect([...reasons.values()].reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3 * (9.5 * 8 + 4 * 5))
  })

  it('have every claim graded once, at the price of its exact end', async () => {
    const rows = await database.rows<{ symbol: string; dueAt: Date; actualUsd: number }>(
      sql`select symbol, due_at as "dueAt", actual_usd as "actualUsd" from record_claims where what = any(${[...horizons]})`,
    )
    for (const { symbol, dueAt, actualUsd } of rows.slice(0, 50))
      expect(actualUsd).toBe(rowsOf(symbol, '1m', 1, dueAt.getTime())[0]?.[4])
    expect(await database.rows(sql`select from record_claims where graded_at is null`)).toEqual([])
    expect(await database.rows(sql`select from record_pending`)).toEqual([])
  })

  it('have plans that live as the candles alone say, one at a time on a side, each change told once', async () => {
    const anew = await livesAnew()
    const saved = await plansById(
      database,
      anew.map(({ id }) => id),
    )
    expect(anew.length).toBeGreaterThan(12)
    expect(new Set(saved.map(({ state }) => state)).size).toBeGreaterThan(2)
    // What the prices of a plan that has begun come to is worked out anew: it differs in the last digit.
    const essence = ({ riskRatio: _, rewardRatio: __, costOfRisk: ___, ...plan }: LivingPlan) => plan
    for (const { id, plan } of anew) expect(saved.find(one => one.id === id)).toMatchObject(essence(plan))
    for (const one of saved)
      for (const other of saved) {
        if (one.id >= other.id || one.symbol !== other.symbol || one.side !== other.side) continue
        expect(other.issuedAt, 'not before the one before has ended, by a clock that ran ahead').toBeGreaterThanOrEqual(
          'endedAt' in one ? one.endedAt - ahead.hours * HOUR_MS : 0,
        )
      }
    const told = (await database.rows<{ id: number; state: string }>(sql`select id, state from told`)).map(
      ({ id, state }) => `${id} ${state}`,
    )
    expect(new Set(told).size, 'nothing twice').toBe(told.length)
    expect(told).toEqual(expect.arrayContaining(saved.map(({ id, state }) => `${id} ${state}`)))
  })

  it('leave a log in which each claim is sealed, said and graded once, and every sum is that of its entries', async () => {
    const { size, finding } = await checkRecord(database, clock.now())
    expect(finding).toBeUndefined()
    const claims = await database.row<{ count: number }>(sql`select count(*) as count from record_claims`)
    const pairs = await database.row<{ count: number }>(sql`select count(*)::int as count from record_pooled`)
    expect(pairs?.count, 'one pair of pooled values an hour at most').toBeLessThanOrEqual(73 + 9 * 24)
    const begun = await database.row<{ count: number }>(
      sql`select count(*)::int as count from record_plans where met_at is not null`,
    )
    expect(size).toBe(3 * (claims?.count ?? 0) + (pairs?.count ?? 0) + (begun?.count ?? 0))
    expect(size).toBeGreaterThan(3 * 3 * 60 * 8)
    const hours = await database.rows(
      sql`select from record_range_days where graded <> (select sum(n) from unnest(hours) n)`,
    )
    expect(hours).toEqual([])
    const rows = await database.rows(sql`select from record_range_days`)
    expect(rows.length).toBeGreaterThan(4 * 3 * 4)
  })
})
