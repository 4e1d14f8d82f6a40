/** Types of ServiceWorkerGlobalScope, as far as this worker uses it; the page's own types lack them. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Waiting {
  request: Request
  respondWith(reply: Promise<Response>): void
}

interface Messaged extends Waiting {
  data: unknown
  ports: readonly MessagePort[]
}

interface Pushing extends Waiting {
  data: { text(): string } | null
}

interface Clicked extends Waiting {
  notification: { data: unknown; close(): void }
}

/** The push service has ended a subscription; some browsers bring the next one along. */
interface Resubscribing extends Waiting {
  newSubscription?: PushSubscription | null
}

interface Window {
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

export interface WorkerScope {
  location: Location
  caches: CacheStorage
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<Window[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    /** The version that runs while this one installs. */
    active: unknown
    pushManager: PushManager
    showNotification(title: string, options: object): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Messaged) => void): void
  addEventListener(type: 'push', listener: (event: Pushing) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Resubscribing) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
}

/** What the page says when the reader has agreed to the new version. */
export const takeOver = 'take-over'

/** What an idle page says: time to fetch a few more files of the app. */
export const keepMore = 'keep-more'

/** What the worker says when a tap on a notification leads somewhere. */
export interface Lead {
  leadTo: string
}
export const isLead = (message: unknown): message is Lead =>
  typeof message === 'object' && message !== null && 'leadTo' in message && typeof message.leadTo === 'string'
