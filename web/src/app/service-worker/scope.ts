/** The few parts of a worker's world that this one uses; the page's own types do not describe them. */
interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

export interface Fetching extends Waiting {
  request: Request
  respondWith(reply: Promise<Response>): void
}

interface Messaged extends Waiting {
  data: unknown
}

export interface WorkerScope {
  location: Location
  caches: CacheStorage
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Messaged) => void): void
}

/** What the page says when the reader has agreed to the new version. */
export const takeOver = 'take-over'
