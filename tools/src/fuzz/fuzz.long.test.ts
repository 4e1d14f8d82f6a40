import { allRoutes, type NamedRoute } from '@pusula/contract'
import { expect, it } from 'vitest'
import { collect } from '../../../server/src/features/news/collecting/collect.ts'
import { collectorOf } from '../../../server/src/features/news/index.ts'
import { setUpCodes } from '../../../server/src/testing/admin.ts'
import { createWorld, type Person } from '../../../server/src/testing/world.ts'
import { faultOf, fuzz } from './fuzz.ts'
import type { Meter } from './meter.ts'
import type { Sender } from './requests.ts'
import { outOfReach } from './walks.ts'

const named = Array.from({ length: 50 }, (_, i) => `admin${i}@example.com`)
const world = await createWorld({ NEW_GUESTS_PER_HOUR: '1000000', ADMIN_EMAILS: named.join() })

const methods = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE', HEAD: 'GET' } as const
const methodOf = (method: string) => methods[method as keyof typeof methods]

async function sender(name: string, open: () => Promise<Person>): Promise<Sender> {
  let person = await open()
  return {
    name,
    send: async ({ method, url, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body }
      // An address that a URL cannot be made of never reaches a server that is called without a line.
      if (!URL.canParse(url, 'http://localhost'))
        return { status: 400, type: '', text: '{"error":{"code":"request.invalid"}}' }
      const answer = await person.request({ method: methodOf(method), url, headers, ...payload })
      return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), text: answer.body }
    },
    renew: async () => {
      person = await open()
    },
  }
}

/** How long a call takes is measured by the command; beside other tests the same answer takes as long as they let it. */
const unmetered: Meter = async work => ({ result: await work(), reading: { processorMs: 0, holdMs: 0 } })

it('no call breaks on what is sent to it, and each answers in its own shape', async () => {
  const coins = async () => ({ value: [{ symbol: 'BTC', name: 'Bitcoin' }] })
  await collect(collectorOf(world, { market: { source: 'simulated', coins } }))
  let admins = 0
  const senders = await Promise.all([
    sender('nobody', async () => world.person()),
    sender('guest', () => world.guest()),
    sender('member', () => world.member({ credits: 1_000 })),
    sender('admin', async () => {
      const owner = await world.member({ email: `admin${admins++}@example.com` })
      await setUpCodes(owner, world.clock.now())
      return owner
    }),
  ])
  const asked = { senders, requests: 1_200, seed: 20_261_115, meter: unmetered, onProgress: () => {} }
  const { findings, statuses, refusedThoughMeant } = await fuzz(asked)
  expect(findings.map(({ call, sender: who, wrong }) => `${call} as ${who}: ${wrong}`)).toEqual([])
  expect(statuses[200]).toBeGreaterThan(200)
  expect(refusedThoughMeant.filter(call => !(call in outOfReach))).toEqual([])
  expect(await world.differences()).toEqual([])
})

it('would see a crash, a stack trace, a foreign failure and a reply outside its shape', () => {
  const user = allRoutes.find(({ feature, name }) => feature === 'accounts' && name === 'user') as NamedRoute
  const json = { type: 'application/json' }
  expect(faultOf(user, { status: 500, text: '{}', ...json })).toContain('status 500')
  expect(faultOf(user, { status: 503, text: '{"error":{"code":"server.busy"}}', ...json })).toContain('status 503')
  expect(faultOf(user, { status: 400, text: 'Error\n    at work (/app/x.ts:12:3)', ...json })).toContain('stack')
  expect(faultOf(user, { status: 404, text: '{"error":{"code":"E_OTHER"}}', ...json })).toContain('no problem of ours')
  expect(faultOf(user, { status: 200, text: '{"id":1}', ...json })).toContain('outside its shape')
  expect(faultOf(user, { status: 401, text: '{"error":{"code":"accounts.wrongLogin"}}', ...json })).toBeUndefined()
})
