import { get } from 'node:http'
import { expect, it, vi } from 'vitest'
import { watchTime } from '../../server/src/testing/event-loop.ts'
import { withDatabase } from './database.ts'
import { type ServerProcess, startServer } from './server.ts'

const promisedMs = 5_000

/** A guest who listens to Bitcoin, and when each price came. */
async function listenAt({ url }: ServerProcess) {
  const opened = await fetch(`${url}/api/visitor/account`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const cookie = opened.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const cameAtMs: number[] = []
  const request = get(`${url}/api/live?coins=BTC`, { headers: { cookie }, agent: false }, response => {
    response.on('error', () => {})
    response.on('data', part => String(part).includes('"BTC"') && cameAtMs.push(performance.now()))
  })
  request.on('error', () => {})
  return { cameAtMs, close: () => request.destroy() }
}

const leads = async ({ url }: ServerProcess) =>
  (await (await fetch(`${url}/metrics`)).text()).includes('market_stream_leading 1')

it('prices go on within five seconds when the instance that hears them is killed', () =>
  withDatabase(async ({ env }) => {
    const start = () => startServer({ ...env, JOBS: 'off' })
    const first = await start()
    await vi.waitFor(async () => expect(await leads(first)).toBe(true))
    const second = await start()
    try {
      const { cameAtMs, close } = await listenAt(second)
      await vi.waitFor(() => expect(cameAtMs.length).toBeGreaterThan(2))
      expect(await leads(second)).toBe(false)
      const expectInTime = watchTime()
      const killedAtMs = performance.now()
      await first.end('SIGKILL')
      await vi.waitFor(async () => expect(await leads(second)).toBe(true))
      const before = cameAtMs.length
      await vi.waitFor(() => expect(cameAtMs.length).toBeGreaterThan(before + 1))
      const after = cameAtMs.filter(ms => ms > killedAtMs)
      const longestMs = Math.max(...after.map((ms, i) => ms - (after[i - 1] ?? killedAtMs)))
      expectInTime(longestMs, promisedMs, 'without a price')
      close()
    } finally {
      await first.end('SIGKILL')
      await second.end('SIGKILL')
    }
  }))
