import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../../server/src/platform/db/embedded/postgres.ts'
import { type Chance, chanceFrom } from '../fuzz/chance.ts'
import { type Habit, habitsOf } from '../load/habits.ts'
import { gatherPeople, type LoadPerson } from '../load/population.ts'
import { atRest, cpuOf, restingShareOf } from '../load/watch.ts'
import { cpuSecondsOf } from '../rig/processor.ts'
import { freePort, isRedisInstalled, startRedis } from '../rig/redis.ts'
import { type RiggedServer, startRigged, throwawayFolder } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

const targetCarried = 1.7
const people = 200
const requestsPerRound = 3_000
const warmUpRequests = 8_000
const rounds = 5

/** What the processor did for one request, in microseconds: in the server processes, in PostgreSQL and in Redis. */
interface Cost {
  server: number
  postgres: number
  redis: number
}

/** What a person does next, as often as the web app does it while it is open. */
function nextHabit({ kind }: LoadPerson, chance: Chance): Habit {
  const own = habitsOf('polling').filter(({ who }) => who.includes(kind))
  const weights = own.map(({ everyMs: [least, most] }) => 2 / (least + most))
  let place = chance.next() * weights.reduce((sum, weight) => sum + weight, 0)
  const found = own.find((_, i) => {
    place -= weights[i] ?? 0
    return place < 0
  })
  return found ?? chance.pick(own)
}

/**
 * So many requests, one after another at each of the instances: several at once are cheaper together, and where cores are
 * few the one instance would get more of them at once than each of two.
 */
async function ask(everybody: readonly LoadPerson[], urls: readonly string[], count: number, chance: Chance) {
  const requestLoop = async (url: string) => {
    const there = everybody.map(person => ({ ...person, caller: person.caller.at(url) }))
    for (let sent = 0; sent < count / urls.length; sent++) {
      const person = chance.pick(there)
      const { status } = await nextHabit(person, chance).act(person, chance)
      if (status >= 400) throw new Error(`A request was answered with ${status}`)
    }
  }
  await Promise.all(urls.map(requestLoop))
}

const medianCost = (costs: readonly Cost[]): Cost => ({
  server: median(costs.map(({ server }) => server)),
  postgres: median(costs.map(({ postgres }) => postgres)),
  redis: median(costs.map(({ redis }) => redis)),
})

/**
 * How much more two instances carry than one, each with a core of its own: told by what the processor does for a request
 * in the one and in each of the two, so that it can be measured where there are no cores for all of them. PostgreSQL and
 * Redis are there once; what they take of every request says when they become what is scarce.
 */
export async function benchInstances(): Promise<Metric[]> {
  if (!isRedisInstalled() || !existsSync('/proc/self/stat')) {
    console.error('instances: not measured, it needs redis-server and Linux')
    return []
  }
  const [folder, redis] = [throwawayFolder(), await startRedis(await freePort())]
  const postgres = await startPostgres({ dataDir: folder.path, database: 'pusula' })
  const servers: RiggedServer[] = []
  try {
    for (let i = 0; i < 2; i++) servers.push(await startRigged(folder.path, { REDIS_URL: redis.url }))
    const urls = servers.map(({ url }) => url)
    const everybody = await gatherPeople(urls[0] ?? '', folder.path, people)
    const postgresPid = Number(readFileSync(join(postgres.home, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    for (const url of urls) await atRest(url)
    const restingShare = await restingShareOf(urls[0] ?? '')
    const chance = chanceFrom(1)
    for (const url of urls) await ask(everybody, [url], warmUpRequests, chance)

    const spent = async (asked: readonly string[]): Promise<Cost> => ({
      server: (await Promise.all(asked.map(cpuOf))).reduce((sum, cpuSeconds) => sum + cpuSeconds, 0),
      postgres: cpuSecondsOf(postgresPid),
      redis: cpuSecondsOf(redis.pid),
    })
    const costAt = async (asked: readonly string[]): Promise<Cost> => {
      const [startedMs, before] = [performance.now(), await spent(asked)]
      await ask(everybody, asked, requestsPerRound, chance)
      const after = await spent(asked)
      // What an instance does when nobody asks takes the same share of each one's core.
      const atRestSeconds = restingShare * asked.length * ((performance.now() - startedMs) / 1000)
      const each = (part: keyof Cost, less = 0) => ((after[part] - before[part] - less) / requestsPerRound) * 1e6
      return { server: each('server', atRestSeconds), postgres: each('postgres'), redis: each('redis') }
    }
    const [one, two]: [Cost[], Cost[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      one.push(await costAt(urls.slice(0, 1)))
      two.push(await costAt(urls))
    }
    return metricsOf(medianCost(one), medianCost(two))
  } finally {
    for (const server of servers) await server.stop()
    await postgres.release()
    await redis.stop()
    folder.remove()
  }
}

function metricsOf(one: Cost, two: Cost): Metric[] {
  const told = (id: string, value: number): Metric => ({
    id: `instances: ${id}`,
    value,
    unit: 'µs of a processor for a request',
    target: null,
    pass: true,
  })
  const carried = (2 * one.server) / two.server
  return [
    {
      id: 'instances: two carry, by processor time',
      value: carried,
      unit: 'of one',
      target: targetCarried,
      pass: carried >= targetCarried,
    },
    told('the server, one instance', one.server),
    told('the server, each of two', two.server),
    told('PostgreSQL, one instance', one.postgres),
    told('PostgreSQL, two instances', two.postgres),
    told('Redis, one instance', one.redis),
    told('Redis, two instances', two.redis),
  ]
}
