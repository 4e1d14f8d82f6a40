import type { ReplyOf, admin as routes, UpstreamFault } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import type { Platform } from '../../../platform.ts'
import type { RunningMarket } from '../../market/index.ts'
import { feedHealth, feedName } from '../../news/index.ts'
import { sizeOf, trafficSince } from './store.ts'

type Health = ReplyOf<typeof routes.health>
type Upstream = Health['upstreams'][number]

/** Health checks of this process: what works and what does not. */
export async function healthOf({ database, jobs, clock }: Platform, market: RunningMarket): Promise<Health> {
  const now = clock.now()
  const [lastHour, feeds, queues, size] = await Promise.all([
    trafficSince(database, new Date(now.getTime() - HOUR_MS)),
    feedHealth(database),
    jobs.queues(),
    sizeOf(database),
  ])
  const venues = market.venues().map(
    ({ venue, lastOkAt, failures, says }): Upstream => ({
      ...{ name: venue, kind: 'market', failures, says, fault: failures ? faultOf(says) : null },
      isHealthy: failures === 0,
      lastOkAt: lastOkAt?.toISOString() ?? null,
    }),
  )
  const outlets = feeds.map(
    ({ url, readAt, failures, says, offAt }): Upstream => ({
      ...{ name: feedName(url), kind: 'news', failures, says },
      fault: offAt ? 'off' : failures ? faultOf(says) : null,
      isHealthy: failures === 0,
      lastOkAt: readAt?.toISOString() ?? null,
    }),
  )
  return {
    checkedAt: now.toISOString(),
    lastHour,
    upstreams: [...venues, ...outlets],
    jobs: queues.map(queue => ({ ...queue, lastDoneAt: queue.lastDoneAt?.toISOString() ?? null })),
    database: size,
  }
}

/** A page that turns us away is no outage: another address or network may help, waiting does not. */
function faultOf(says: string | null): UpstreamFault {
  if (/^blocked\b|\b(403|451)\b|robots\.txt/.test(says ?? '')) return 'blocked'
  if (/^limited\b|\b429\b/.test(says ?? '')) return 'limited'
  return /^(unreachable|hang)\b|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN|timeout/i.test(says ?? '') ? 'unreachable' : 'other'
}
