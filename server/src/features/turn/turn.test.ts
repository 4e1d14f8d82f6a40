import { type TurnCall, turn } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { DAY_MS, fixed, HOUR_MS, utcDay } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld, Person } from '../../testing/world.ts'
import { endedCalls } from './index.ts'
import { around, passDay, seal, walkLog } from './testing/calls.ts'

const world = await createWorld({ RECORD_COINS: '12' })
const { clock, database } = world
const box = createExchange({ seed: 1 })

const closeAt = (symbol: string, at: string) => {
  const endMs = Date.parse(at)
  const [candle] = box.candles(symbol, '1m', { limit: 1, endMs: endMs - 1, nowMs: endMs + 60_000 }) ?? []
  return candle?.close
}

describe('a call', () => {
  it('is sealed at once, shows Pusula’s range only then, and opens a day later with its grade', async () => {
    const ada = await world.member()
    const before = await ada.call(turn.card, { symbol: 'btcusdt' })
    expect(Object.keys(before)).not.toContain('rivals')
    expect(before).toMatchObject({ symbol: 'BTC', refusal: null, mine: null })
    const call = await seal(ada, 'BTC')
    expect(call).toMatchObject({ symbol: 'BTC', state: 'sealed', result: null })
    expect(Date.parse(call.dueAt) % 60_000).toBe(0)
    const { pusula, unchanged, ewma } = call.rivals
    for (const rival of [pusula, unchanged, ewma]) {
      expect(rival.lowUsd).toBeLessThan(call.priceUsd)
      expect(rival.highUsd).toBeGreaterThan(call.priceUsd)
    }
    const sealedEntry = (await walkLog(world)).entries[call.id] ?? ''
    expect(JSON.parse(sealedEntry)).toMatchObject({ kind: 'call', symbol: 'BTC', what: '1day', dueAt: call.dueAt })
    expect(sealedEntry, 'nothing of what it says, nor of who').not.toContain(String(call.lowUsd))

    expect(await ada.call(turn.today, {})).toMatchObject({ isOpen: true, calls: [{ id: call.id }], latest: null })
    await passDay(world)
    const ended = await ada.call(turn.call, { id: call.id })
    const endUsd = closeAt('BTC', call.dueAt)
    expect(ended).toMatchObject({ state: 'graded', result: { endUsd } })
    expect(ended.result?.scoreRatio).toBeCloseTo(scoreOf(ended, endUsd ?? 0), 12)
    expect(ended.rivals.pusula.scoreRatio).toBeCloseTo(
      scoreOf({ ...ended.rivals.pusula, priceUsd: ended.priceUsd }, endUsd ?? 0),
      12,
    )
    expect((await ada.call(turn.today, {})).latest?.id).toBe(call.id)
    const span = { after: new Date(Date.parse(call.dueAt) - 1), until: new Date(call.dueAt) }
    const scores = { scoreRatio: ended.result?.scoreRatio, pusulaScoreRatio: ended.rivals.pusula.scoreRatio }
    expect(await endedCalls(world, 'simulated', ada.accountId, span)).toMatchObject([{ symbol: 'BTC', ...scores }])
    expect(await endedCalls(world, 'simulated', ada.accountId, { ...span, after: span.until })).toEqual([])
    await ada.call(turn.tell, { id: call.id, isSeen: true })
    expect((await ada.call(turn.today, {})).latest).toBeNull()
    expect(await walkLog(world)).toMatchObject({ wrong: [], belated: 0, calls: { sealed: 0 } })
  })

  const scoreOf = ({ lowUsd, highUsd, priceUsd }: Pick<TurnCall, 'lowUsd' | 'highUsd' | 'priceUsd'>, endUsd: number) =>
    (highUsd - lowUsd + 10 * Math.max(lowUsd - endUsd, endUsd - highUsd, 0)) / priceUsd

  it('is given once for each coin and day, idempotent after a lost response', async () => {
    const ada = await world.member()
    const wish = await around(ada, 'ETH')
    const all = await Promise.all([1, 2, 3].map(() => ada.call(turn.seal, wish)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    await expect(ada.call(turn.seal, { ...wish, highUsd: wish.highUsd * 1.01 })).rejects.toMatchObject({
      ...{ status: 409, code: 'turn.alreadyCalled' },
    })
    expect((await ada.call(turn.card, { symbol: 'ETH' })).refusal).toBe('called')
    await seal(ada, 'SOL')
    clock.forward(DAY_MS)
    expect((await seal(ada, 'ETH')).id, 'the next day').not.toBe(all[0]?.id)
  })

  it('is one of the person’s own day: their midnight opens the next, another place named does not', async () => {
    const ada = await world.member()
    const zone = 'Europe/Istanbul'
    const sealed = async (there: string) => {
      const wish = await around(ada, 'BTC', 4 + Math.random())
      return ada.call(turn.seal, { ...wish, zone: there }).then(
        ({ id }) => id,
        ({ code }) => code,
      )
    }
    // Two minutes before midnight in Istanbul, which is 21:00 by UTC.
    const midnightMs = Math.ceil(clock.now().getTime() / DAY_MS) * DAY_MS + 21 * HOUR_MS
    clock.forward(midnightMs - 120_000 - clock.now().getTime())
    const day = (await ada.call(turn.today, { zone })).day
    const first = await sealed(zone)
    expect(first).toBeTypeOf('number')
    for (const there of [zone, 'Pacific/Kiritimati', 'UTC'])
      expect(await sealed(there), there).toBe('turn.alreadyCalled')
    clock.forward(180_000)
    expect((await ada.call(turn.card, { symbol: 'BTC', zone })).refusal).toBeNull()
    const second = await sealed(zone)
    expect(second).toBeTypeOf('number')
    expect((await ada.call(turn.today, { zone })).calls).toMatchObject([{ id: second }])
    expect((await ada.call(turn.record, { zone })).days.slice(-2).map(one => [one.day, one.sealed])).toEqual([
      [day, 1],
      [utcDay(Date.parse(day) + DAY_MS), 1],
    ])
    clock.forward(13 * HOUR_MS)
    expect(await sealed('America/Los_Angeles'), 'whose date is the day before').toBe('turn.alreadyCalled')
    await passDay(world)
    expect((await walkLog(world)).wrong).toEqual([])
  })

  it('is refused where it cannot be meant, and for coins without a record', async () => {
    const ada = await world.member()
    const { lowUsd, highUsd, symbol } = await around(ada, 'BTC')
    const codeOf = (low: number, high: number, coin = symbol) =>
      ada.call(turn.seal, { symbol: coin, lowUsd: low, highUsd: high }).catch(({ code }) => code)
    expect(await codeOf(highUsd, lowUsd)).toBe('turn.lowAboveHigh')
    expect(await codeOf(lowUsd, lowUsd * 1.001)).toBe('turn.tooNarrow')
    expect(await codeOf(lowUsd * 0.4, highUsd)).toBe('turn.tooFar')
    expect(await codeOf(1, 2, 'USDT')).toBe('turn.notOffered')
    expect(await codeOf(1, 2, 'NOSUCHCOIN')).toBe('turn.notOffered')
    expect(await ada.call(turn.calls, {})).toEqual([])
  })

  it('of a guest is one a day, and moves to the account on joining', async () => {
    const guest = await world.guest()
    const call = await seal(guest, 'BTC')
    await expect(guest.call(turn.seal, await around(guest, 'ETH'))).rejects.toMatchObject({ code: 'turn.guestLimit' })
    expect((await guest.call(turn.card, { symbol: 'ETH' })).refusal).toBe('guestLimit')
    await expect(guest.call(turn.showMe, { name: 'kimse' })).rejects.toMatchObject({ status: 401 })
    const joined = await world.member({}, guest)
    expect(await joined.call(turn.calls, {})).toMatchObject([{ id: call.id }])
    expect((await joined.call(turn.card, { symbol: 'BTC' })).refusal).toBe('called')
    const again = joined.call(turn.seal, { ...(await around(joined, 'BTC', 5)), zone: 'Pacific/Kiritimati' })
    await expect(again, 'nor by joining and naming a place where it is tomorrow').rejects.toMatchObject({
      code: 'turn.alreadyCalled',
    })
    await passDay(world)
    expect(await joined.call(turn.record, {})).toMatchObject({ given: 1, graded: 1, nickname: { name: null } })
  })

  it('is seen by nobody else before its time, and by nobody without a session', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const call = await seal(ada, 'XRP')
    await ada.call(turn.showMe, { name: 'deniz_a' })
    await expect(eve.call(turn.call, { id: call.id })).rejects.toMatchObject({ status: 404 })
    await expect(eve.call(turn.tell, { id: call.id, isSeen: true })).rejects.toMatchObject({ status: 404 })
    await expect(new Person(world.app).call(turn.calls, {})).rejects.toMatchObject({ status: 401 })
    expect((await eve.call(turn.player, { name: 'Deniz_A' })).calls).toEqual([])
    await passDay(world)
    expect((await eve.call(turn.player, { name: 'deniz_a' })).calls).toMatchObject([{ id: call.id, state: 'graded' }])
  })

  it('tells its owner how it ended where they asked for it, once', async () => {
    const ada = await world.member()
    const call = await ada.call(turn.seal, { ...(await around(ada, 'BTC')), isTold: true })
    const other = await seal(ada, 'ETH')
    expect(await ada.call(turn.tell, { id: other.id, isTold: false })).toMatchObject({ isTold: false })
    await passDay(world)
    await world.runJob('turn.grade')
    const told = await database.rows<{ key: string; says: string }>(
      sql`select key, message::text as says from notifications_deliveries where account_id = ${ada.accountId}`,
    )
    expect(told.map(({ key }) => key)).toEqual([`turn ${call.id}`])
    const { result } = await ada.call(turn.call, { id: call.id })
    expect(told[0]?.says).toContain(`Your score ${fixed(100 * (result?.scoreRatio ?? 0), 1)}, Pusula `)
  })

  it('is of a coin of the day that is the same for everybody', async () => {
    const [ada, guest] = [await world.member(), await world.guest()]
    const days = new Set<string>()
    for (let i = 0; i < 7; i++) {
      const { coin, day } = await ada.call(turn.today, {})
      expect((await guest.call(turn.today, {})).coin).toEqual(coin)
      if ([1, 5].includes(new Date(day).getUTCDay())) expect(coin?.symbol).toBe('BTC')
      days.add(coin?.symbol ?? '')
      clock.forward(DAY_MS)
    }
    expect(days.size).toBeGreaterThan(3)
  })

  it('cannot be given where the operator has switched it off; what was sealed is graded all the same', async () => {
    const ada = await world.member()
    const call = await seal(ada, 'BTC')
    await changeSettings(database, { turnAllowed: false }, clock.now())
    expect(await ada.call(turn.today, {})).toMatchObject({ isOpen: false, coin: null, coins: [] })
    await expect(ada.call(turn.card, { symbol: 'BTC' })).rejects.toMatchObject({ status: 404, code: 'turn.off' })
    await expect(ada.call(turn.table, {})).rejects.toMatchObject({ code: 'turn.off' })
    await passDay(world)
    const span = { after: new Date(0), until: clock.now() }
    expect(await endedCalls(world, 'simulated', ada.accountId, span), 'nobody is told of it').toEqual([])
    expect((await ada.call(turn.call, { id: call.id })).state).toBe('graded')
    await changeSettings(database, { turnAllowed: true }, clock.now())
  })
})
