import { createExchange } from '@pusula/simulator'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { databaseBroadcast } from '../../../platform/broadcast/broadcast.ts'
import { openDatabase, sql } from '../../../platform/db/db.ts'
import { openMemory } from '../../../platform/db/memory.ts'
import { createLog } from '../../../platform/log.ts'
import { ownDatabase } from '../../../testing/world.ts'
import { startMarket } from '../starting/start.ts'
import { binanceDialect, btcTurkDialect, bybitDialect, listDialect, okxDialect } from '../testing/dialects.ts'
import { startStreamUpstream } from '../testing/stream-upstream.ts'
import { happen, movableTime } from '../testing/time.ts'
import { dayOf, startUpstream } from '../testing/upstream.ts'

const symbols = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE', 'ADA']
const patient = { timeout: 20_000, interval: 10 }
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

/** Some instances on one database, in front of exchanges on real ports; time moves when the test says so. */
async function openHouse(count: number) {
  const { connection, database } = await ownDatabase()
  const time = movableTime()
  const box = createExchange({ seed: 7 })
  const speaker = await startStreamUpstream(box, time.nowMs)
  const upstreamOf = async (dialect: typeof binanceDialect, factor: number) => {
    const upstream = await startUpstream({ box, symbols, dialect, nowMs: time.nowMs, factor })
    closers.push(upstream.close)
    return upstream
  }
  const binance = await upstreamOf(binanceDialect, 10)
  const [bybit, okx, btcTurk, coinGecko] = [
    await upstreamOf(bybitDialect, 0.1),
    await upstreamOf(okxDialect, 3),
    await upstreamOf(btcTurkDialect, 0.3),
    await upstreamOf(listDialect, 100),
  ]
  closers.push(speaker.close)
  const nowhere = 'http://127.0.0.1:1'
  const addresses = {
    binance: binance.address,
    bybit: bybit.address,
    okx: okx.address,
    btcTurk: btcTurk.address,
    btcTurkGraph: btcTurk.address,
    paribu: nowhere,
    coinGecko: coinGecko.address,
    coinPaprika: nowhere,
  }
  const startInstance = async () => {
    const own = openDatabase(connection)
    const memory = openMemory(connection, own, { now: () => new Date(time.nowMs()) })
    await vi.waitFor(() => expect(memory.isListening()).toBe(true), patient)
    const metrics = new Registry()
    const market = await startMarket({
      config: { marketSource: 'live', simSeed: 1, isProduction: true },
      clock: { now: () => new Date(time.nowMs()) },
      log: createLog('silent'),
      metrics,
      time,
      addresses: () => addresses,
      streaming: {
        database: own,
        broadcast: databaseBroadcast(own, memory.onWord),
        address: async () => speaker.address,
        userAgent: 'Pusula test',
      },
    })
    const { stream } = market
    if (!stream) throw new Error('There is no stream')
    const told: { btc: number | undefined; isFirst: boolean }[] = []
    stream.onPrices((tickers, isFirst) =>
      told.push({ btc: tickers.find(({ symbol }) => symbol === 'BTC')?.lastPrice, isFirst }),
    )
    closers.push(() => Promise.all([stream.stop(), memory.close()]).then(() => own.close()))
    stream.start()
    return { market, stream, metrics, told }
  }
  const first = await startInstance()
  const truth = (symbol = 'BTC') => dayOf(box, symbol, time.nowMs()).lastPrice
  /** What an instance says a coin costs, without asking anybody anew. */
  const priceAt = async ({ market }: typeof first, symbol = 'BTC') => (await market.ticker(symbol)).value.lastPrice
  await vi.waitFor(() => expect(speaker.listeners()).toBe(1), patient)
  // Nothing is laid on a board that is not there yet.
  await vi.waitFor(async () => expect(first.market.boards.known('Binance').length).toBe(symbols.length), patient)
  await vi.waitFor(
    async () => expect((await database.rows(sql`select venue from market_boards`)).length).toBe(1),
    patient,
  )
  const instances = [first]
  for (let i = 1; i < count; i++) instances.push(await startInstance())
  /** A second passes, in which the exchange speaks; it is over when everybody has heard it. */
  const second = async (heardBy = instances) => {
    time.forward(1_000)
    speaker.speak()
    for (const one of heardBy) await vi.waitFor(() => expect(one.told.at(-1)?.btc).toBe(truth()), patient)
  }
  return { database, time, box, speaker, binance, bybit, okx, instances, first, second, truth, priceAt, startInstance }
}

/** What a venue was asked for all tickers. */
const boardsAsked = ({ state }: { state: { asked: string[] } }) =>
  state.asked.filter(path => path.includes('ticker')).length

describe('prices that arrive by themselves', () => {
  it('are heard by one instance and known by all, who ask the exchange no more than one would', async () => {
    const asked: number[] = []
    for (const count of [1, 3]) {
      const house = await openHouse(count)
      const { instances, second, truth, priceAt, binance, speaker } = house
      for (const one of instances) await priceAt(one)
      for (let i = 0; i < 25; i++) {
        await second()
        for (const one of instances) expect(await priceAt(one)).toBe(truth())
      }
      expect(speaker.state.opened, 'one line for all').toBe(1)
      expect(instances.filter(({ stream }) => stream.isLeading())).toHaveLength(1)
      expect(instances.map(({ told }) => told.length)).toEqual(instances.map(() => 25))
      expect(instances.map(({ told }) => told.every(({ isFirst }) => isFirst)).sort()).toEqual(
        instances.map((_, i) => i === count - 1),
      )
      asked.push(boardsAsked(binance))
    }
    expect(asked, 'without the stream it would be three in this time').toEqual([1, 1])
  })

  it.each([
    ['ten times too high', (text: string) => text.replace(/"([colh])":"/g, '"$1":"1')],
    ['negative', (text: string) => text.replace(/"c":"/g, '"c":"-')],
    ['from tomorrow', (text: string) => text.replace(/"E":(\d+)/g, (_, ms) => `"E":${Number(ms) + 86_400_000}`)],
    ['no prices at all', () => '<html>'],
  ])('that are %s are not believed, and those after them are', async (_, twist) => {
    const { first, second, speaker, time, truth, priceAt, okx } = await openHouse(1)
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

  it('are asked for as before when they stop coming', async () => {
    const { first, second, time, truth, priceAt, binance } = await openHouse(1)
    await second()
    const before = boardsAsked(binance)
    time.forward(12_000)
    expect(await priceAt(first)).toBe(truth())
    expect(boardsAsked(binance)).toBe(before + 1)
  })

  it('go on in another instance when the one that listened is gone, which begins with a fresh look', async () => {
    const { database, instances, second, speaker, time, binance } = await openHouse(2)
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
    }, patient)
    await vi.waitFor(() => expect(speaker.listeners()).toBe(1), patient)
    await vi.waitFor(() => expect(boardsAsked(binance)).toBe(before + 1), patient)
    await second([next])
    expect(next.told.at(-1)?.isFirst).toBe(true)
    expect(await database.rows(sql`select 1 from market_leases`)).toHaveLength(1)
  })

  it('are heard by the next one once a killed one has not been heard of for long enough, and not before', async () => {
    const { database, instances, time } = await openHouse(2)
    const [, next] = instances
    // As if somebody else had it who says nothing more.
    await database.run(sql`update market_leases set holder = 'killed', until = clock_timestamp() + interval '1 hour'`)
    const looks = async () => {
      for (let i = 0; i < 5; i++) {
        time.forward(800)
        await vi.waitFor(() => expect(time.waiting()).toBeGreaterThan(1), patient)
        await happen()
      }
    }
    await looks()
    await vi.waitFor(async () => {
      await looks()
      expect(instances.map(({ stream }) => stream.isLeading())).toEqual([false, false])
    }, patient)
    await database.run(sql`update market_leases set until = clock_timestamp()`)
    await vi.waitFor(async () => {
      await looks()
      expect(instances.filter(({ stream }) => stream.isLeading())).toHaveLength(1)
    }, patient)
    expect(next).toBeDefined()
  })
})
