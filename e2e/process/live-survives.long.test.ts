import { get } from 'node:http'
import { expect, it, vi } from 'vitest'
import { withDatabase } from './database.ts'
import { type ServerProcess, startServer } from './server.ts'

/** A guest who listens to Bitcoin, and how many prices came. */
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
  let came = 0
  const request = get(`${url}/api/live?coins=BTC`, { headers: { cookie }, agent: false }, response => {
    response.on('error', () => {})
    response.on('data', part => {
      if (String(part).includes('"BTC"')) came++
    })
  })
  request.on('error', () => {})
  return { came: () => came, close: () => request.destroy() }
}

const leads = async ({ url }: ServerProcess) =>
  (await (await fetch(`${url}/metrics`)).text()).includes('market_stream_leading 1')

it('failover: when the instance with the exchange stream is killed, another one sends prices over the same browser stream', () =>
  withDatabase(async ({ env }) => {
    const start = () => startServer({ ...env, JOBS: 'off' })
    const first = await start()
    await vi.waitFor(async () => expect(await leads(first)).toBe(true))
    const second = await start()
    try {
      const { came, close } = await listenAt(second)
      await vi.waitFor(() => expect(came()).toBeGreaterThan(2))
      expect(await leads(second)).toBe(false)
      await first.end('SIGKILL')
      await vi.waitFor(async () => expect(await leads(second)).toBe(true))
      const before = came()
      await vi.waitFor(() => expect(came()).toBeGreaterThan(before + 1))
      close()
    } finally {
      await first.end('SIGKILL')
      await second.end('SIGKILL')
    }
  }))
