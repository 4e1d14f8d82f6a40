import { afterAll, describe, expect, it, vi } from 'vitest'
import { movableClock } from '../../testing/movable-clock.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { startRedisStandIn } from '../../testing/redis.ts'
import { openDatabase } from '../db/db.ts'
import { openRowCache } from '../db/row-cache.ts'
import { createLog } from '../log.ts'
import { connectRedis } from '../redis.ts'
import { type Broadcast, databaseBroadcast, maxMessageBytes } from './broadcast.ts'
import { redisBroadcast } from './redis.ts'

const { connection } = await ownDatabase()
const log = createLog('silent')

async function throughDatabase() {
  const database = openDatabase(connection)
  const memory = openRowCache(connection, database, movableClock())
  await vi.waitFor(() => expect(memory.isListening()).toBe(true))
  const close = () => Promise.all([memory.close(), database.close()])
  return { broadcast: databaseBroadcast(database, memory.onMessage), close }
}

const redis = await startRedisStandIn()
afterAll(() => redis.stop())
async function throughRedis() {
  const client = connectRedis(redis.url, log)
  const broadcast = redisBroadcast(client, log)
  await vi.waitFor(() => expect(client.status).toBe('ready'))
  const close = async () => {
    await broadcast.close()
    client.disconnect()
  }
  return { broadcast, close }
}

const heardBy = (broadcast: Broadcast, topic: string) => {
  const heard: string[] = []
  broadcast.subscribe(topic, word => heard.push(word))
  return heard
}

describe.each([
  ['the database', throughDatabase],
  ['Redis', throughRedis],
])('through %s', (_, open) => {
  it('every instance receives every message once, in order and whole, of its topics alone', async () => {
    const [one, two] = [await open(), await open()]
    const heard = [heardBy(one.broadcast, 'ticks'), heardBy(two.broadcast, 'ticks')]
    const other = heardBy(two.broadcast, 'other')
    // A line to Redis is there at once and heard a moment later.
    await vi.waitFor(async () => {
      await one.broadcast.publish('other', ['ready?'])
      expect(other.length).toBeGreaterThan(0)
    })
    const long = 'ş'.repeat(maxMessageBytes / 2)
    await one.broadcast.publish('ticks', ['a b', long])
    await two.broadcast.publish('ticks', ['c'])
    for (const words of heard) await vi.waitFor(() => expect(words).toEqual(['a b', long, 'c']))
    await Promise.all([one.close(), two.close()])
  })
})
