import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createLog } from '../../../platform/log.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { type FakeCoin, fakeMarket } from '../testing/market.ts'
import { searchIfDue } from './run.ts'
import { latestRun, listingsOf } from './store.ts'

const rising: FakeCoin = { slope: 0.012 }
const falling: FakeCoin = { slope: -0.012 }

const { database } = await ownDatabase()

async function open(coins: Record<string, FakeCoin>) {
  await database.run(sql`truncate gems_runs, gems_turns, gems_finds, gems_listings, gems_seals`)
  const clock = movableClock()
  const told = fakeMarket(coins)
  const searcher = { database, clock, log: createLog('silent'), market: told.market, isLeaving: () => false }
  const saved = async () => (await database.rows(sql`select 1 from gems_runs`)).length
  const listed = async () => {
    const run = await latestRun(database)
    return run ? (await listingsOf(database, run)).map(({ symbol }) => symbol) : []
  }
  return { ...told, clock, searcher, kept: saved, listed, search: () => searchIfDue(searcher) }
}

describe('a search', () => {
  it('lists what rises and is hidden, and neither the famous nor the thin, pegged, falling or stale', async () => {
    const { search, listed, asked } = await open({
      GOOD: rising,
      WEAK: falling,
      FAMOUS: { ...rising, marketCapUsd: 5e10 },
      DUST: { ...rising, marketCapUsd: 2e6 },
      THIN: { ...rising, volumeUsd: 100_000 },
      PEG: { ...rising, isPegged: true },
      SIZELESS: { ...rising, marketCapUsd: null },
      OLD: { ...rising, isStale: true },
    })
    expect(await search()).toBe(true)
    expect(await listed()).toEqual(['GOOD'])
    expect(asked.sort(), 'only those in question are asked about').toEqual(['BTC', 'GOOD', 'WEAK'])
  })

  it('runs once in six hours, and again in the next six', async () => {
    const { search, clock, kept: saved, asked } = await open({ GOOD: rising })
    await search()
    const asks = asked.length
    clock.forward(6 * HOUR_MS - 1)
    expect(await search()).toBe(false)
    expect(asked.length, 'nobody is asked in vain').toBe(asks)
    clock.forward(1)
    expect(await search()).toBe(true)
    expect(await saved()).toBe(2)
  })

  it('is aborted by a shutdown, and left whole to the next process', async () => {
    const { searcher, search, kept: saved, asked, listed } = await open({ GOOD: rising, WEAK: falling, MORE: rising })
    const isLeaving = () => asked.length > 1
    await expect(searchIfDue({ ...searcher, isLeaving })).rejects.toThrow('the market answered for')
    expect([await saved(), asked.length], 'the leader, and one before the word came').toEqual([0, 2])
    expect(await search()).toBe(true)
    expect((await listed()).sort()).toEqual(['GOOD', 'MORE'])
  })

  it('runs once when two instances start together (lease)', async () => {
    const { search, kept: saved, asked } = await open({ GOOD: rising, WEAK: falling })
    const outcomes = await Promise.all([search(), search(), search()])
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await saved()).toBe(1)
    expect(asked.filter(symbol => symbol === 'GOOD')).toHaveLength(1)
  })

  it('is taken over from an instance that died in the middle', async () => {
    const { search, clock } = await open({ GOOD: rising })
    const until = new Date(clock.now().getTime() + 600_000)
    await database.run(sql`insert into gems_turns values ('live', gen_random_uuid(), ${until})`)
    expect(await search(), 'it may still be at work').toBe(false)
    clock.forward(600_000)
    expect(await search()).toBe(true)
  })
})

describe('a search in a market that does not answer', () => {
  it.each<[string, Record<string, FakeCoin>]>([
    ['for the leader', { BTC: { slope: 0, marketCapUsd: 2e12, candles: 'down' }, GOOD: rising }],
    [
      'for half of the coins',
      { GOOD: rising, WEAK: falling, A: { ...rising, candles: 'down' }, B: { ...rising, candles: 'down' } },
    ],
    ['with the size of any coin', { GOOD: { ...rising, marketCapUsd: null } }],
    ['with fresh prices', { GOOD: { ...rising, isStale: true } }],
  ])('%s keeps nothing, and is tried again', async (_, coins) => {
    const { search, kept: saved, all, listed } = await open(coins)
    await expect(search()).rejects.toThrow()
    expect(await saved()).toBe(0)
    Object.assign(all, { BTC: { slope: 0, marketCapUsd: 2e12 }, GOOD: rising, A: falling, B: falling })
    expect(await search(), 'the turn was given back').toBe(true)
    expect(await listed()).toEqual(['GOOD'])
  })

  it('for a coin that nobody trades any more goes on without it', async () => {
    const { search, listed } = await open({ GOOD: rising, GONE: { ...rising, candles: 'unlisted' } })
    expect(await search()).toBe(true)
    expect(await listed()).toEqual(['GOOD'])
  })

  it('rolls back when the list cannot be written whole', async () => {
    const { search, kept: saved } = await open({ AAA: rising, GOOD: rising })
    await database.run(sql`alter table gems_finds add constraint no_good check (symbol <> 'GOOD')`)
    await expect(search()).rejects.toThrow('no_good')
    await database.run(sql`alter table gems_finds drop constraint no_good`)
    expect(await saved()).toBe(0)
    expect(await database.rows(sql`select 1 from gems_finds`)).toEqual([])
  })
})

describe('a coin on several lists', () => {
  it('is found once, by its first price, and is new only then', async () => {
    const { search, clock, all } = await open({ GOOD: rising })
    await search()
    clock.forward(6 * HOUR_MS)
    Object.assign(all, { NEXT: rising })
    await search()
    const run = await latestRun(database)
    const listings = run ? await listingsOf(database, run) : []
    expect(listings.map(({ symbol, isNew }) => ({ symbol, isNew }))).toEqual([
      { symbol: 'GOOD', isNew: false },
      { symbol: 'NEXT', isNew: true },
    ])
    expect(await database.rows(sql`select 1 from gems_finds where symbol = 'GOOD'`)).toHaveLength(1)
  })
})
