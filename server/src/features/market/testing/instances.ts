import { createExchange } from '@pusula/simulator'
import { Registry } from 'prom-client'
import { afterAll, expect, vi } from 'vitest'
import { databaseBroadcast } from '../../../platform/broadcast/broadcast.ts'
import { openDatabase, sql } from '../../../platform/db/db.ts'
import { openRowCache } from '../../../platform/db/row-cache.ts'
import { createLog } from '../../../platform/log.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { startMarket } from '../starting/start.ts'
import { startStreamUpstream } from './stream-upstream.ts'
import { movableTime } from './time.ts'
import { dayOf } from './upstream.ts'
import { openVenues } from './venues.ts'

const symbols = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE', 'ADA']
const closers: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

/**
 * Makes the clock of a database stand still until it is moved, for all connections that are opened from now on: leases and shared boards age
 * by it, and however slow the machine is, none expires before the test says so.
 */
async function haltClock({ connection, database }: Awaited<ReturnType<typeof ownDatabase>>) {
  await database.query('create table halted_clock as select clock_timestamp() as at')
  await database.query(
    `create function public.clock_timestamp() returns timestamptz language sql as 'select at from public.halted_clock'`,
  )
  await database.query(`alter database ${connection.database} set search_path = public, pg_catalog`)
  return {
    forward: (seconds: number) => database.run(sql`update halted_clock set at = at + ${seconds} * interval '1 second'`),
  }
}

/** Some instances on one database, in front of exchanges on real ports; time moves when the test says so. */
export async function openInstances(count: number) {
  const own = await ownDatabase()
  const { connection } = own
  const databaseClock = await haltClock(own)
  const database = openDatabase(connection)
  closers.push(() => database.close())
  const time = movableTime()
  const box = createExchange({ seed: 7 })
  const speaker = await startStreamUpstream(box, time.nowMs)
  const { binance, bybit, okx, addresses, close } = await openVenues({ box, symbols, nowMs: time.nowMs })
  closers.push(close, speaker.close)
  const startInstance = async () => {
    const own = openDatabase(connection)
    const memory = openRowCache(connection, own, { now: () => new Date(time.nowMs()) })
    await vi.waitFor(() => expect(memory.isListening()).toBe(true))
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
        broadcast: databaseBroadcast(own, memory.onMessage),
        address: async () => speaker.address,
        userAgent: 'Pusula test',
      },
    })
    const { stream } = market
    if (!stream) throw new Error('There is no stream')
    const told: { btc: number | undefined; isFirst: boolean; doubted: readonly string[] }[] = []
    stream.onPrices((tickers, isFirst, doubted) =>
      told.push({ btc: tickers.find(({ symbol }) => symbol === 'BTC')?.lastPrice, isFirst, doubted }),
    )
    closers.push(() => Promise.all([stream.stop(), memory.close()]).then(() => own.close()))
    stream.start()
    return { market, stream, metrics, told }
  }
  const first = await startInstance()
  const truth = (symbol = 'BTC') => dayOf(box, symbol, time.nowMs()).lastPrice
  /** What an instance says a coin costs, without asking anybody anew. */
  const priceAt = async ({ market }: typeof first, symbol = 'BTC') => (await market.ticker(symbol)).value.lastPrice
  await vi.waitFor(() => expect(speaker.listeners()).toBe(1))
  // Nothing is laid on a board that is not there yet.
  await vi.waitFor(async () => expect(first.market.boards.known('Binance').tickers.size).toBe(symbols.length))
  await vi.waitFor(async () =>
    expect((await database.rows(sql`select venue from market_boards where venue = 'Binance'`)).length).toBe(1),
  )
  const instances = [first]
  for (let i = 1; i < count; i++) instances.push(await startInstance())
  /** A second passes, in which the exchange speaks; it is over when everybody has heard it. */
  const second = async (heardBy = instances) => {
    time.forward(1_000)
    speaker.speak()
    for (const one of heardBy) await vi.waitFor(() => expect(one.told.at(-1)?.btc).toBe(truth()))
  }
  const venues = [binance, bybit, okx]
  return { database, databaseClock, time, box, speaker, binance, okx, venues, instances, first, second, truth, priceAt }
}

/** What a venue was asked for all tickers. */
export const boardsAsked = ({ state }: { state: { asked: string[] } }) =>
  state.asked.filter(path => path.includes('ticker')).length
