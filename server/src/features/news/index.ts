import type { Headlines, NewsTone } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import type { NamedCoin } from './coins/listed.ts'
import { cachedMatcher } from './coins/match.ts'
import { type Ask, askLive, askSimulator, simulatedOutlets, timed } from './collecting/ask.ts'
import { type Collector, collect } from './collecting/collect.ts'
import { robotsReader } from './collecting/robots.ts'
import { type Feed, outlets } from './outlets.ts'
import { openRoutes } from './routes.ts'
import { headlinesByDay, meanTone, oldestStory } from './store.ts'

export type { Feed } from './outlets.ts'
export { headlinesOf } from './routes.ts'
export { feedHealth, readAgain } from './store.ts'

/** How many stories are in an answer; null when it is no feed. The parser is large and seldom needed. */
export async function storiesCount(body: Uint8Array, contentType: string): Promise<number | null> {
  try {
    return (await import('./reading/feed.ts')).storiesIn(body, contentType).length
  } catch {
    return null
  }
}

export { type Tone, toneOf } from './tone/tone.ts'

/** What people call a feed: the outlet, or the host of one that the administrator added. */
export const feedName = (address: string): string =>
  [...outlets, ...simulatedOutlets].find(({ url }) => url === address)?.name ?? new URL(address).host

interface Dependencies {
  market: Pick<Market, 'source'> & { coins(): Promise<{ value: readonly NamedCoin[] }> }
  /** Feeds of the administrator's own that are switched on. */
  ownFeeds?: () => Promise<readonly Feed[]>
  /** Hears how each feed answered. */
  onAnswer?: (url: string, tookMs: number, isFine: boolean) => Promise<unknown>
}

const tonedMs = 3 * 86_400_000
const halfLifeHours = 24

/** What the headlines of the last three days say about a coin; the newer and the surer, the more it counts. */
export async function newsTone(db: Db, symbol: string, now: Date): Promise<NewsTone> {
  const row = await meanTone(db, symbol, new Date(now.getTime() - tonedMs), now, halfLifeHours)
  return { meanTone: row?.meanTone ?? 0, count: row?.count ?? 0 }
}

const usualDays = 29
/** Fewer days of reading do not tell how many headlines are usual. */
const fewestDays = 14

/** How many headlines a coin had in the last day, beside the middle of the days before; null while too few are known. */
export async function headlineCounts(db: Db, symbol: string, now: Date): Promise<Headlines | null> {
  const [days, oldest] = await Promise.all([
    headlinesByDay(db, symbol, new Date(now.getTime() - (usualDays + 1) * DAY_MS), now),
    oldestStory(db),
  ])
  const known = oldest ? Math.min(usualDays, Math.floor((now.getTime() - oldest.getTime()) / DAY_MS) - 1) : 0
  if (known < fewestDays) return null
  const countOf = (ago: number) => days.find(({ daysAgo }) => daysAgo === ago)?.count ?? 0
  const before = Array.from({ length: known }, (_, i) => countOf(i + 1)).sort((a, b) => a - b)
  return { count: countOf(0), usualCount: before[Math.floor(known / 2)] ?? 0 }
}

/** Opens the call and reads the outlets every ten minutes, on one of the instances. */
export async function startNews(door: Door, platform: Platform, dependencies: Dependencies): Promise<Collector> {
  const collector = collectorOf(platform, dependencies)
  openRoutes(door, platform)
  const job = 'news.collect'
  await platform.jobs.schedule(job, '*/10 * * * *', async () => {
    await collect(collector)
  })
  // Whoever comes first should find news already.
  door.fastify.addHook('onListen', () => platform.jobs.add(job, {}, 'first'))
  return collector
}

export function collectorOf(
  { database, clock, log, config, version }: Platform,
  { market, ownFeeds, onAnswer }: Dependencies,
): Collector {
  const isSimulated = market.source === 'simulated'
  const userAgent = `${userAgentOf(version, config.publicUrl)} news reader`
  const simulatedReader = (ask: Ask) => ({ ask, userAgent, mayRead: async () => true })
  const liveReader = () => ({ ask: timed(askLive, onAnswer), userAgent, mayRead: robotsReader(askLive, userAgent) })
  return {
    ...{ database, clock, log, isSimulated },
    reader: isSimulated ? simulatedReader(askSimulator(config.simSeed, clock)) : liveReader(),
    // A simulated story and a real one never stand side by side.
    feeds: async () => (isSimulated ? simulatedOutlets : [...outlets, ...((await ownFeeds?.()) ?? [])]),
    matcher: cachedMatcher(async () => (await market.coins()).value),
  }
}
