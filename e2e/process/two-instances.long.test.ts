import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { newFolder } from '../../server/src/testing/folder.ts'
import { startRedisStandIn } from '../../server/src/testing/redis.ts'
import { freePort, isRedisInstalled, startRedis } from '../../tools/src/rig/redis.ts'
import { startBalancer } from './balancer.ts'
import { joinAsMember } from './member.ts'
import { databaseHome, removeFolder, type ServerProcess, startServer } from './server.ts'

const readers = 2
/** Steady, but not so fast that the one that starts finds no time to. */
const everyMs = 20
const purchase = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '1',
  usdCostBasis: '1',
  purchaseDate: '2026-01-01T00:00:00.000Z',
}

const [folder, port] = [newFolder('e2e'), await freePort()]
const env = {
  DATA_DIR: folder,
  REQUESTS_PER_MINUTE: '100000',
  REDIS_URL: `redis://127.0.0.1:${port}`,
  DRAIN_SECONDS: '60',
  JOBS: 'off',
}
/** The real one where it is installed, else as much of it as the server asks for. */
const openRedis = (): Promise<{ stop(): Promise<unknown> }> =>
  isRedisInstalled() ? startRedis(port) : startRedisStandIn(port)
let redis = await openRedis()
const instances = await Promise.all([startServer(env), startServer(env)])
const ada = await joinAsMember(instances[0])
const headers = { cookie: ada.cookie, 'content-type': 'application/json' }

afterAll(async () => {
  for (const instance of instances) await instance.end('SIGKILL')
  await redis.stop()
  removeFolder(folder)
})

/** The second signal ends the time in which it waits for a balancer to notice. */
async function endAtOnce(server: ServerProcess): Promise<number | null> {
  const ended = server.end('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503))
  server.child.kill('SIGTERM')
  return ended
}

/** Of every page: a quick machine writes more than one of them holds. */
async function notesOfEntries(url: string): Promise<string[]> {
  const notes: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query = new URLSearchParams({ limit: '50', ...(after && { after }) })
    const answer = await fetch(`${url}/api/portfolio/entries?${query}`, { headers })
    const page: { entries: { notes: string }[]; next: string | null } = await answer.json()
    notes.push(...page.entries.map(entry => entry.notes))
    after = page.next
  }
  return notes
}

describe('two instances on one database', () => {
  it('know the same people and count their calls together, and each for itself while Redis is away', async () => {
    const left = async ({ url }: ServerProcess) => {
      const answer = await fetch(`${url}/api/user/stats`, { headers })
      return answer.status === 200 ? Number(answer.headers.get('x-ratelimit-remaining')) : `status ${answer.status}`
    }
    const [one, two] = instances
    // On a slow machine one may count for itself for a moment: Redis is not waited for.
    await vi.waitFor(async () => {
      const first = Number(await left(one))
      expect([await left(two), await left(one)]).toEqual([first - 1, first - 2])
    })
    await redis.stop()
    const own: number[] = []
    while (own.length < 5) own.push(Number(await left(one)))
    expect(own).toEqual(own.map((_, place) => Number(own[0]) - place))
    expect(await left(two), 'it knows nothing of these five').toBeGreaterThan(Number(own.at(-1)))
    redis = await openRedis()
    await vi.waitFor(async () => expect(Number(await left(one)) - Number(await left(two))).toBe(1))
  })

  it('are replaced one by one: no request fails, and nothing is written twice', async () => {
    const balancer = await startBalancer(() => instances.map(({ url }) => url))
    let isOver = false
    const outcomes: Record<string, number> = {}
    const written: string[] = []
    const ask = async (what: string, path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) }
      const outcome = await fetch(balancer.url + path, { ...init, headers }).then(
        async answer => `${what} ${answer.status}${(await answer.text()) ? '' : ' and empty'}`,
        error => `${what} ${error}`,
      )
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      await pause(everyMs)
    }
    const read = async () => {
      while (!isOver) await ask('read', '/api/user/stats')
    }
    const write = async () => {
      while (!isOver) {
        const notes = `purchase ${written.length}`
        written.push(notes)
        await ask('write', '/api/portfolio', { ...purchase, notes })
      }
    }
    const asking = [write(), ...Array.from({ length: readers }, read)]
    for (const [place, old] of instances.entries()) {
      const ended = old.end('SIGTERM')
      await vi.waitFor(() => expect(balancer.ready(), 'it says that it leaves').not.toContain(old.url))
      expect((await fetch(`${old.url}/api/app`)).headers.get('connection'), 'while it still answers').toBe('close')
      // What a drain of some seconds is for: a request that was passed on before may still be on its way to the instance.
      await vi.waitFor(() => expect(balancer.inFlight(old.url)).toBe(0))
      old.child.kill('SIGTERM')
      expect(await ended).toBe(0)
      const next = await startServer(env)
      instances[place] = next
      await vi.waitFor(() => expect(balancer.ready()).toContain(next.url))
    }
    isOver = true
    await Promise.all(asking)
    const saved = await notesOfEntries(balancer.url)
    await balancer.stop()
    expect(Object.keys(outcomes).sort(), JSON.stringify(outcomes)).toEqual(['read 200', 'write 200'])
    expect(written.length).toBeGreaterThan(20)
    expect(saved.sort()).toEqual(written.sort())
  })

  it('leave their database running until the last of them ends', async () => {
    const [mark, same] = instances.map(each => join(databaseHome(each), 'data/postmaster.pid'))
    expect(same).toBe(mark)
    await endAtOnce(instances[0])
    expect(existsSync(mark ?? '')).toBe(true)
    await endAtOnce(instances[1])
    expect(existsSync(mark ?? '')).toBe(false)
  })
})
