import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { keepMore } from './scope.ts'

const home = 'https://pusula.test'
const chunk = `${home}/assets/chart-a1b2c3.js`
const coins = `${home}/api/crypto/top-coins`

type Fetching = { request: Request; respondWith(reply: Promise<Response>): void }
type Waiting = {
  waitUntil(work: Promise<unknown>): void
  data?: unknown
  ports?: { postMessage(more: boolean): void }[]
}

const cached = new Map<string, string>()
const found = async (asked: Request | string) => {
  const words = cached.get(typeof asked === 'string' ? asked : asked.url)
  return words === undefined ? undefined : new Response(words)
}
const put = vi.fn<Cache['put']>()
/** Everything or nothing, as a browser has it. */
async function addAll(files: (Request | string)[]): Promise<void> {
  const urls = files.map(file => (typeof file === 'string' ? home + file : file.url))
  const answers = await Promise.all(urls.map(url => fetch(url)))
  for (const url of urls) cached.set(url, await (answers.shift() ?? Response.error()).text())
}
const open = vi.fn()
const first = ['/assets/home-a1b2c3.js', '/assets/home-a1b2c3.tr.js']
const later = Array.from({ length: 15 }, (_, at) => `/assets/screen-${at}.js`)
const registration: { active: unknown } = { active: null }
let onFetch: (event: Fetching) => void = () => undefined
const heard = new Map<string, (event: Waiting) => void>()

/** The worker listens as soon as it is read: once, in a world of these few parts. */
beforeAll(async () => {
  vi.stubGlobal('shellVersion', '1')
  vi.stubGlobal('firstFiles', first)
  vi.stubGlobal('laterFiles', later)
  vi.stubGlobal('self', {
    location: { origin: home },
    caches: { open },
    registration,
    addEventListener: (type: string, listener: typeof onFetch & ((event: Waiting) => void)) => {
      if (type === 'fetch') onFetch = listener
      else heard.set(type, listener)
    },
  })
  // An address without a host is one of the page, which Node has none of.
  const Whole = class extends Request {
    constructor(file: string | Request, options?: RequestInit) {
      super(typeof file === 'string' ? new URL(file, home) : file, options)
    }
  }
  vi.stubGlobal('Request', Whole)
  await import('./worker.ts')
})
beforeEach(() => {
  cached.clear()
  registration.active = null
  open.mockResolvedValue({ match: found, put, addAll, keys: async () => [...cached.keys()].map(url => ({ url })) })
  put.mockImplementation(async (request, response) => {
    cached.set(new Request(request).url, await response.text())
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => void vi.unstubAllGlobals())

const network = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
const isFull = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'))

function ask(url: string): Promise<string> {
  let reply = Promise.resolve(Response.error())
  onFetch({ request: new Request(url), respondWith: answer => (reply = answer) })
  return reply.then(response => response.text())
}

/** Dispatches an event to the worker and awaits its work. */
async function tell(type: string, said: Pick<Waiting, 'data' | 'ports'> = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  heard.get(type)?.({ ...said, waitUntil: each => void work.push(each) })
  await Promise.all(work)
}
const kept = () => [...cached.keys()].filter(url => url.includes('/assets/')).map(url => url.slice(home.length))

it('is installed with the first screens alone, and keeps the rest a few files at a time', async () => {
  const fetch = network(() => new Response('draw()'))
  await tell('install')
  expect(kept()).toEqual(first)

  const said: boolean[] = []
  const ask = () => tell('message', { data: keepMore, ports: [{ postMessage: more => void said.push(more) }] })
  await ask()
  expect(kept()).toEqual([...first, ...later.slice(0, 6)])
  fetch.mockRejectedValueOnce(new TypeError('network error'))
  await expect(ask(), 'the network is gone').rejects.toThrow()
  expect(said, 'so nobody is told to go on').toEqual([true])
  await ask()
  await ask()
  expect(kept()).toEqual([...first, ...later])
  expect(said).toEqual([true, true, false])
})

it('is installed whole as an update: the version that runs stays until then', async () => {
  registration.active = {}
  network(() => new Response('draw()'))
  await tell('install')
  expect(kept()).toEqual([...first, ...later])
})

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
