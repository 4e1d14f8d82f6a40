import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { boardsAsked, openInstances } from '../testing/instances.ts'
import { happen } from '../testing/time.ts'

describe('streamed prices', () => {
  it('are received by one instance and shared with all: three ask no venue more than one does', async () => {
    const asked: { requests: number[]; weight: number[] }[] = []
    for (const count of [1, 3]) {
      const house = await openInstances(count)
      const { instances, second, truth, priceAt, venues, speaker } = house
      for (const one of instances) await priceAt(one)
      for (let i = 0; i < 25; i++) {
        await second()
        for (const one of instances) expect(await priceAt(one)).toBe(truth())
        if (i === 12) for (const { market } of instances) expect((await market.coins()).value.length).toBeGreaterThan(5)
      }
      expect(speaker.state.opened, 'one line for all').toBe(1)
      expect(instances.filter(({ stream }) => stream.isLeading())).toHaveLength(1)
      expect(instances.map(({ told }) => told.length)).toEqual(instances.map(() => 25))
      expect(instances.map(({ told }) => told.every(({ isFirst }) => isFirst)).sort()).toEqual(
        instances.map((_, i) => i === count - 1),
      )
      asked.push({
        requests: venues.map(({ state }) => state.asked.length),
        weight: venues.map(({ state }) => state.weight),
      })
    }
    expect(asked[1]).toEqual(asked[0])
    expect(asked[0]?.weight[0], 'one look at the first exchange, which would be three without the stream').toBe(80)
  })

  it.each([
    ['ten times too high', (text: string) => text.replace(/"([colh])":"/g, '"$1":"1')],
    ['negative', (text: string) => text.replace(/"c":"/g, '"c":"-')],
    ['from tomorrow', (text: string) => text.replace(/"E":(\d+)/g, (_, ms) => `"E":${Number(ms) + 86_400_000}`)],
    ['no prices at all', () => '<html>'],
  ])('that are %s are not believed, and those after them are', async (_, twist) => {
    const { first, second, speaker, time, truth, priceAt, okx } = await openInstances(1)
    await second()
    speaker.state.twist = twist
    const told = first.told.length
    for (let i = 0; i < 12; i++) {
      time.forward(1_000)
      speaker.speak()
      await happen()
      const price = await priceAt(first)
      expect(Math.abs(price / truth() - 1)).toBeLessThan(0.01)
    }
    expect(first.told).toHaveLength(told)
    expect(boardsAsked(okx), 'who votes').toBe(1)
    expect(await first.metrics.metrics()).toMatch(/market_refusals_total\{venue="Binance",reason="\w+"\} \d+/)
    speaker.state.twist = text => text
    await second()
    expect(await priceAt(first)).toBe(truth())
  })

  it('fall back to polling when the stream stops', async () => {
    const { first, second, time, truth, priceAt, binance } = await openInstances(1)
    await second()
    const before = boardsAsked(binance)
    time.forward(12_000)
    expect(await priceAt(first)).toBe(truth())
    expect(boardsAsked(binance)).toBe(before + 1)
  })

  it('are borne out by the other venues again as soon as the clock was set back', async () => {
    const { first, second, speaker, time, databaseClock, truth, okx } = await openInstances(1)
    await second()
    const before = boardsAsked(okx)
    time.setBack(4 * 3_600_000)
    // What was kept for the other instances is kept no longer.
    await databaseClock.forward(9)
    await vi.waitFor(async () => {
      time.forward(1_000)
      await happen()
      expect(boardsAsked(okx)).toBe(before + 1)
    })
    speaker.speak()
    await vi.waitFor(() => expect(first.told.at(-1)?.btc).toBe(truth()))
  })

  it('go on in another instance when the one that listened is gone, which begins with a fresh look', async () => {
    const { database, instances, second, speaker, time, binance } = await openInstances(2)
    await second()
    const [gone, next] = instances
    if (!gone || !next) throw new Error('There are two')
    expect(gone.stream.isLeading()).toBe(true)
    const before = boardsAsked(binance)
    await gone.stream.stop()
    await vi.waitFor(async () => {
      time.forward(800)
      await happen()
      expect(next.stream.isLeading()).toBe(true)
    })
    await vi.waitFor(() => expect(speaker.listeners()).toBe(1))
    await vi.waitFor(() => expect(boardsAsked(binance)).toBe(before + 1))
    await second([next])
    expect(next.told.at(-1)?.isFirst).toBe(true)
    expect(await database.rows(sql`select 1 from market_leases`)).toHaveLength(1)
  })

  it('are taken over by the next one when the lease of a killed one expires, and not before', async () => {
    const { database, databaseClock, instances, time } = await openInstances(2)
    const [, next] = instances
    // As if somebody else had it who says nothing more.
    await database.run(sql`update market_leases set holder = 'killed', until = clock_timestamp() + interval '1 hour'`)
    const looks = async () => {
      for (let i = 0; i < 5; i++) {
        time.forward(800)
        await vi.waitFor(() => expect(time.waiting()).toBeGreaterThan(1))
        await happen()
      }
    }
    await looks()
    await vi.waitFor(async () => {
      await looks()
      expect(instances.map(({ stream }) => stream.isLeading())).toEqual([false, false])
    })
    await databaseClock.forward(3_601)
    await vi.waitFor(async () => {
      await looks()
      expect(instances.filter(({ stream }) => stream.isLeading())).toHaveLength(1)
    })
    expect(next).toBeDefined()
  })
})
