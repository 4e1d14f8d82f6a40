import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { notifyGems } from '../notifications/index.ts'
import type { RecordLog } from '../record/index.ts'
import { followFinds } from './finds/follow.ts'
import { logAllFinds } from './finds/seals.ts'
import { gemMetrics } from './metrics.ts'
import { areOffered, openRoutes, type Dependencies as RouteDependencies } from './routes.ts'
import { slotOf } from './rules.ts'
import { searchIfDue } from './search/run.ts'
import { type Listing, latestRun, listingsOf, type Run } from './search/store.ts'

export { wrongFinds } from './finds/seals.ts'

interface Dependencies extends RouteDependencies {
  record: Pick<RecordLog, 'signer'>
}

/** The newest list of one market, or of whichever made it; `isNew` marks what was not on the list before. */
export async function latestGems(db: Db, source?: Run['source']): Promise<(Run & { gems: Listing[] }) | undefined> {
  const run = await latestRun(db, source)
  return run && { ...run, gems: await listingsOf(db, run) }
}

/** Opens the calls, and searches for gems every six hours, on one of the instances. */
export async function startGems(door: Door, platform: Platform, { record, ...dependencies }: Dependencies) {
  openRoutes(door, platform, dependencies)
  const { jobs, log } = platform
  const parties = { ...platform, market: dependencies.market, isLeaving: () => door.fastify.isLeaving }
  const job = 'gems.search'
  // Asked far more often than every six hours: a market that was down when a list was due is asked again.
  await jobs.schedule(job, '*/10 * * * *', async () => {
    // Those of before the log had any.
    await logAllFinds(platform.database)
    const isNewList = await searchIfDue(parties)
    // Every time, since the instance that stored the list may have died before notifying; repeated notifications are dropped by key.
    await notifyOfGems(platform, dependencies.market.source)
    if (!isNewList) return
    const judged = await followFinds(parties)
    record.signer.soon()
    if (judged) log.info({ judged }, 'hidden gems judged')
  })
  // Whoever comes first should find a list already.
  door.fastify.addHook('onListen', () => jobs.add(job, {}, 'first'))
  return { gemMetrics: gemMetrics(platform, dependencies.market) }
}

/** Whoever asked for it is told of high grades that are on the list of these six hours and were on none before. */
async function notifyOfGems(platform: Platform, source: Run['source']) {
  const list = await latestGems(platform.database, source)
  if (!list || list.slotAt < slotOf(platform.clock.now()) || !(await areOffered(platform))) return
  const news = list.gems.filter(({ isNew, level }) => isNew && level === 'High').map(({ symbol }) => symbol)
  if (news.length) await notifyGems(platform, news)
}
