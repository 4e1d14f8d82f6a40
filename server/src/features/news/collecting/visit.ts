import type { Db } from '../../../platform/db/db.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { reasonOf } from '../../../platform/start-error.ts'
import type { Feed } from '../outlets.ts'
import type { Story } from '../reading/feed.ts'
import { saveFailure, saveRead } from '../store.ts'
import type { Ask, FeedAnswer } from './ask.ts'
import { conditions, type FeedState, freshMs, isOver, pauseMs } from './rules.ts'

const accept = 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5'

type Visited = { outcome: 'read' | 'unchanged' | 'failed' | 'waiting' | 'off'; stories: Story[] }

/** How feeds are fetched. */
export interface Reader {
  ask: Ask
  /** Who asks, honestly. */
  userAgent: string
  /** Whether the outlet lets readers like us in. */
  mayRead: (url: string, now: Date) => Promise<boolean>
}

/** Asks one feed for what is new. Whatever goes wrong is noted, and the feed is left alone for a while. */
export async function visit(
  db: Db,
  { ask, userAgent, mayRead }: Reader,
  feed: Feed,
  state: FeedState | undefined,
  now: Date,
): Promise<Visited> {
  if (state?.offAt) return { outcome: 'off', stories: [] }
  if (state && state.nextAt > now) return { outcome: 'waiting', stories: [] }
  const fail = async (says: string, retryAfter?: string): Promise<Visited> => {
    const failures = (state?.failures ?? 0) + 1
    const nextAt = new Date(now.getTime() + pauseMs(failures, retryAfter, now))
    const since = state?.failingSince ?? now
    await saveFailure(db, feed.url, { failures, nextAt, says, since, offAt: isOver(since, now) ? now : null })
    return { outcome: 'failed', stories: [] }
  }
  try {
    if (!(await mayRead(feed.url, now))) return await fail('robots.txt does not allow it')
    const answer = await ask(feed.url, { accept, 'user-agent': userAgent, ...feed.headers, ...conditions(state) })
    if (answer.status !== 200 && answer.status !== 304)
      return await fail(`answered ${answer.status}`, answer.headers['retry-after'])
    const isNew = answer.status === 200
    // The parser is large, and nobody waits for it at the start.
    const { storiesIn } = await import('../reading/feed.ts')
    const stories = isNew ? storiesIn(answer.body, answer.headers['content-type'] ?? '') : []
    const nextAt = new Date(now.getTime() + freshMs(answer.headers['cache-control']))
    await saveRead(db, { url: feed.url, nextAt, ...(isNew ? versionOf(answer) : versionIn(state)) }, now)
    return { outcome: isNew ? 'read' : 'unchanged', stories }
  } catch (error) {
    // That is no fault of the feed.
    if (isUnavailable(error)) throw error
    return await fail(reasonOf(error))
  }
}

const versionOf = ({ headers }: FeedAnswer) => ({
  etag: headers.etag ?? null,
  lastModified: headers['last-modified'] ?? null,
})
const versionIn = (state: FeedState | undefined) => ({
  etag: state?.etag ?? null,
  lastModified: state?.lastModified ?? null,
})
