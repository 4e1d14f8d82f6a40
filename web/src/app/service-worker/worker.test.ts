import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const home = 'https://pusula.test'
const chunk = `${home}/assets/chart-a1b2c3.js`
const coins = `${home}/api/crypto/top-coins`

type Fetching = { request: Request; respondWith(reply: Promise<Response>): void }

const cached = new Map<string, string>()
const found = async (asked: Request | string) => {
  const words = cached.get(typeof asked === 'string' ? asked : asked.url)
  return words === undefined ? undefined : new Response(words)
}
const put = vi.fn<Cache['put']>()
const open = vi.fn()
let onFetch: (event: Fetching) => void = () => undefined

/** The worker listens as soon as it is read: once, in a world of these few parts. */
beforeAll(async () => {
  vi.stubGlobal('shellVersion', '1')
  vi.stubGlobal('self', {
    location: { origin: home },
    caches: { open },
    addEventListener: (type: string, listener: typeof onFetch) => {
      if (type === 'fetch') onFetch = listener
    },
  })
  await import('./worker.ts')
})
beforeEach(() => {
  cached.clear()
  open.mockResolvedValue({ match: found, put })
  put.mockImplementation(async (request, response) => {
    cached.set(new Request(request).url, await response.text())
  })
})
afterEach(() => vi.restoreAllMocks())

const network = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
const isFull = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))

function ask(url: string): Promise<string> {
  let reply = Promise.resolve(Response.error())
  onFetch({ request: new Request(url), respondWith: answer => (reply = answer) })
  return reply.then(response => response.text())
}

it('asks the network for a file once', async () => {
  const fetch = network(() => new Response('draw()'))
  expect([await ask(chunk), await ask(chunk)]).toEqual(['draw()', 'draw()'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each([chunk, coins])('hands on the answer to %s that found no room here', async url => {
  put.mockImplementation(isFull)
  cached.set(coins, 'the coins of yesterday')
  network(() => new Response('new'))
  expect(await ask(url)).toBe('new')
})

it.each([chunk, coins])('hands on the answer to %s where nothing can be kept at all', async url => {
  open.mockImplementation(isFull)
  network(() => new Response('new'))
  expect(await ask(url)).toBe('new')
})

it('shows the last word where the new one was cut short', async () => {
  cached.set(coins, 'the coins of yesterday')
  const body = () => new ReadableStream({ pull: controller => controller.error(new TypeError('network error')) })
  network(() => new Response(body()))
  expect(await ask(coins)).toBe('the coins of yesterday')
})
