import { pathInside, readPush, renewPush } from './push.ts'
import { answerTo, cacheName, outdated, shellFiles } from './rules.ts'
import { keepMore, type Lead, takeOver, type WorkerScope } from './scope.ts'

/** Written in by the build: its name, the files that the first screens open with, and those of all others. */
declare const shellVersion: string
declare const firstFiles: string[]
declare const laterFiles: string[]

// A worker's `self` is not the window that the page's types promise.
const worker = self as unknown as WorkerScope
const shell = '/'

/** A phone between two masts shows the shell after this long instead of a white page. */
const timeoutMs = 4_000

const opened = () => worker.caches.open(cacheName(shellVersion))

/** The copy of an answer; none where the browser cannot reach its copies either. */
const copyOf = (asked: Request | string, options?: CacheQueryOptions): Promise<Response | undefined> =>
  opened()
    .then(cache => cache.match(asked, options))
    .catch(() => undefined)

/** Keeps a copy where there is room for one: an answer that came whole is an answer without it, too. */
async function keep(request: Request, response: Response): Promise<Response> {
  const put = async () => (await opened()).put(request, response.clone())
  if (response.ok) await put().catch(() => response.clone().arrayBuffer())
  return response
}

async function pageFor(request: Request): Promise<Response> {
  const saved = copyOf(shell)
  const late = new Promise<Response | undefined>(resolve => setTimeout(() => resolve(saved), timeoutMs))
  const network = fetch(request)
  // Whichever loses the race may still fail on its own.
  network.catch(() => undefined)
  const first = await Promise.race([network, late]).catch(() => saved)
  return first ?? network
}

async function assetFor(request: Request): Promise<Response> {
  return (await copyOf(request)) ?? keep(request, await fetch(request))
}

/** A copy does not say what time it is: pages tell a wrong clock by that. */
function undated({ body, status, headers }: Response): Response {
  const said = new Headers(headers)
  said.delete('date')
  return new Response(body, { status, headers: said })
}

async function copyFor(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request))
  } catch (error) {
    const saved = await copyOf(request, { ignoreSearch: true })
    if (!saved) throw error
    return undated(saved)
  }
}

/**
 * A first visit installs what its first screens open with and is ready; the rest follows while the page is idle. An update has time: it
 * installs whole beside the version that runs. A file with a hash in its name may come from the browser's own cache.
 */
worker.addEventListener('install', event => {
  const named = [shell, ...shellFiles].map(file => new Request(file, { cache: 'reload' }))
  const hashed = worker.registration.active ? [...firstFiles, ...laterFiles] : firstFiles
  event.waitUntil(opened().then(cache => cache.addAll([...named, ...hashed])))
})

/** Few enough that a tap in between does not wait behind them. */
const filesAtOnce = 6

/** Keeps a few more files, and tells the page whether to ask again. */
async function keepSome(page: MessagePort | undefined): Promise<void> {
  const cache = await opened()
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const left = laterFiles.filter(file => !kept.has(file))
  await cache.addAll(left.slice(0, filesAtOnce))
  page?.postMessage(left.length > filesAtOnce)
}

worker.addEventListener('activate', event => {
  const clear = async () => {
    const old = outdated(await worker.caches.keys(), shellVersion)
    await Promise.all(old.map(name => worker.caches.delete(name)))
    await worker.clients.claim()
  }
  event.waitUntil(clear())
})

worker.addEventListener('message', event => {
  if (event.data === takeOver) event.waitUntil(worker.skipWaiting())
  if (event.data === keepMore) event.waitUntil(keepSome(event.ports[0]))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const answer = answerTo(request, worker.location.origin)
  if (answer === 'shell') event.respondWith(pageFor(request))
  if (answer === 'asset') event.respondWith(assetFor(request))
  if (answer === 'copy') event.respondWith(copyFor(request))
})

worker.addEventListener('push', event => {
  const { title, body, path, tag } = readPush(event.data?.text(), worker.location.origin)
  const look = { icon: '/icons/icon-192.png', badge: '/icons/maskable-192.png' }
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: path, ...look }))
})

worker.addEventListener('pushsubscriptionchange', event =>
  event.waitUntil(renewPush(event.newSubscription ?? null, worker.registration.pushManager, fetch)),
)

/** Where the app is open it goes there by itself; otherwise it is opened there. */
worker.addEventListener('notificationclick', event => {
  const leadTo = pathInside(event.notification.data, worker.location.origin)
  event.notification.close()
  const lead = async () => {
    const [open] = await worker.clients.matchAll({ type: 'window' })
    if (!open) return worker.clients.openWindow(leadTo)
    open.postMessage({ leadTo } satisfies Lead)
    return open.focus()
  }
  event.waitUntil(lead())
})
