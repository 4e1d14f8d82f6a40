import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { notifyGems } from '../notifications/index.ts'
import { gemFigures } from './figures.ts'
import { followFinds } from './finds/follow.ts'
import { openRoutes, type Seams } from './routes.ts'
import { searchIfDue } from './search/run.ts'
import { type Listing, latestRun, listingsOf, type Run } from './search/store.ts'

/** The newest list, for whoever tells people about it; `isNew` marks what was not on the list before. */
export async function latestGems(db: Db): Promise<(Run & { gems: Listing[] }) | undefined> {
  const run = await latestRun(db)
  return run && { ...run, gems: await listingsOf(db, run) }
}

/** Opens the calls, and searches for gems every six hours, on one of the instances. */
export async function startGems(door: Door, platform: Platform, seams: Seams) {
  openRoutes(door, platform, seams)
  const { jobs, log } = platform
  const parties = { ...platform, market: seams.market, isLeaving: () => door.fastify.isLeaving }
  const job = 'gems.search'
  // Asked far more often than every six hours: a market that was down when a list was due is asked again.
  await jobs.schedule(job, '*/10 * * * *', async () => {
    if (!(await searchIfDue(parties))) return
    await tellOfNews(platform)
    const judged = await followFinds(parties)
    if (judged) log.info({ judged }, 'hidden gems judged')
  })
  // Whoever comes first should find a list already.
  door.fastify.addHook('onListen', () => jobs.add(job, {}, 'first'))
  return { gemFigures: gemFigures(platform, seams.market) }
}

/** Whoever asked for it is told of high grades that were on no list before. */
async function tellOfNews(platform: Platform): Promise<number> {
  const list = await latestGems(platform.database)
  const news = list?.gems.filter(({ isNew, level }) => isNew && level === 'High') ?? []
  return notifyGems(
    platform,
    news.map(({ symbol }) => symbol),
  )
}
