import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { inSlices } from '../../../platform/slices.ts'
import type { Matcher } from '../coins/match.ts'
import type { Feed } from '../outlets.ts'
import {
  feedStates,
  forgetFeeds,
  forgetItems,
  knownUrls,
  type NewItem,
  saveItem,
  saveRetelling,
  storiesSince,
} from '../store.ts'
import { deduplicated, writeUp } from '../stories/write-up.ts'
import { decidingWords } from '../tone/why.ts'
import { retentionMs } from './rules.ts'
import { type Reader, visit } from './visit.ts'

export interface Collector {
  database: Database
  clock: Clock
  log: Log
  reader: Reader
  /** Asked at every round: an administrator may have added some. */
  feeds: () => Promise<readonly Feed[]>
  /** For the coins as they are listed now. */
  matcher: () => Promise<Matcher>
  isSimulated: boolean
}

interface Round {
  read: number
  unchanged: number
  waiting: number
  /** Given up after a week of failures. */
  off: number
  failed: number
  saved: number
}

/** Deduplication window: outlets retell a story within days, not weeks. */
const retoldMs = 3 * 86_400_000

/** Visits every feed that is due, keeps what is new, and forgets what is old. */
export async function collect({
  database,
  clock,
  log,
  reader,
  feeds,
  matcher,
  isSimulated,
}: Collector): Promise<Round> {
  const now = clock.now()
  const list = await feeds()
  const cleanup = database.patiently('cleanup')
  await forgetFeeds(
    cleanup,
    list.map(({ url }) => url),
  )
  await forgetItems(cleanup, new Date(now.getTime() - retentionMs), isSimulated)
  const states = await feedStates(database)
  const match = await matcher()
  const visits = await Promise.all(
    list.map(async feed => ({ feed, ...(await visit(database, reader, feed, states.get(feed.url), now)) })),
  )
  const collected = visits.flatMap(({ feed, stories }) => stories.map(story => ({ feed, story })))
  const items: NewItem[] = []
  // A first round brings a thousand stories, and people are asking for other things meanwhile.
  await inSlices(collected, ({ feed, story }) => {
    const item = writeUp(story, feed, match, isSimulated, now)
    if (item) items.push(item)
  })
  const saved = await saveNew(database, items, now)
  const count = (outcome: string) => visits.filter(one => one.outcome === outcome).length
  const round = { ...countAll(count), saved }
  log.info(round, 'news collected')
  return round
}

const countAll = (count: (outcome: string) => number) => ({
  read: count('read'),
  unchanged: count('unchanged'),
  waiting: count('waiting'),
  off: count('off'),
  failed: count('failed'),
})

async function saveNew(database: Database, items: Parameters<typeof deduplicated>[0], now: Date): Promise<number> {
  const known = await knownUrls(
    database,
    items.map(({ url }) => url),
  )
  const fresh = [...new Map(items.map(item => [item.url, item])).values()].filter(({ url }) => !known.has(url))
  const recent = await storiesSince(database, new Date(now.getTime() - retoldMs))
  const { first, retellings } = deduplicated(fresh, recent)
  const reasons: string[][] = []
  await inSlices(first, ({ title, language }) => reasons.push(decidingWords(title, language)))
  await database.transaction(async tx => {
    for (const [i, item] of first.entries()) await saveItem(tx, item, reasons[i] ?? [])
    for (const retelling of retellings) await saveRetelling(tx, retelling)
  })
  return first.length
}
