import type { Door } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import { addTraffic, type Traffic } from './store.ts'

/** Bucket size of traffic rows: fine enough for "the last hour", few enough for years. */
const spanMs = 600_000
const saveEveryMs = 60_000

/** Counts the calls of this process and adds them to those of the others, every minute and at the end. */
export function countTraffic({ fastify }: Door, { database, clock, log }: Platform) {
  const counts = new Map<number, Traffic>()
  const countRequest = (statusCode: number) => {
    const startMs = Math.floor(clock.now().getTime() / spanMs) * spanMs
    const count = counts.get(startMs) ?? { requests: 0, failures: 0 }
    count.requests++
    if (statusCode >= 500) count.failures++
    counts.set(startMs, count)
  }
  fastify.addHook('onResponse', ({ url }, { statusCode }, done) => {
    if (url.startsWith('/api/') || url.startsWith('/auth/')) countRequest(statusCode)
    done()
  })

  /** What could not be kept is tried again the next time. */
  async function keep() {
    const taken = [...counts]
    counts.clear()
    for (const [startMs, count] of taken)
      await addTraffic(database, new Date(startMs), count).catch(error => {
        log.warn({ err: error }, 'traffic not kept')
        const newer = counts.get(startMs)
        const { requests, failures } = newer ?? { requests: 0, failures: 0 }
        counts.set(startMs, { requests: requests + count.requests, failures: failures + count.failures })
      })
  }
  const timer = setInterval(keep, saveEveryMs).unref()
  fastify.addHook('onClose', async () => {
    clearInterval(timer)
    await keep()
  })
  return { keep }
}
