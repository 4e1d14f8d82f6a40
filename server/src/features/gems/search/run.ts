import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/db.ts'
import type { Log } from '../../../platform/log.ts'
import { logFinds } from '../finds/seals.ts'
import { slotOf } from '../rules.ts'
import { type SearchedMarket, search } from './search.ts'
import { latestRun, leaveTurn, saveRun, takeTurn } from './store.ts'

interface Searcher {
  database: Database
  clock: Clock
  log: Log
  market: SearchedMarket
  /** Told to stop: a search that is half done is begun anew by the next. */
  isLeaving: () => boolean
}

/** Lease of a search, far longer than one takes; after it, its holder is taken for dead. */
const turnMs = 10 * 60_000

/** Searches once for every six hours, on one instance (lease). Returns whether a new list was stored. */
export async function searchIfDue({ database, clock, log, market, isLeaving }: Searcher): Promise<boolean> {
  const { source } = market
  const now = clock.now()
  const slotAt = slotOf(now)
  const isDue = async () => ((await latestRun(database, source))?.slotAt.getTime() ?? 0) < slotAt.getTime()
  if (!(await isDue())) return false
  const turn = await takeTurn(database, source, now, new Date(now.getTime() + turnMs))
  if (!turn) return false
  try {
    // Whoever had the turn before may have just finished.
    if (!(await isDue())) return false
    const result = await search(market, isLeaving)
    const isSaved = await database.transaction(async tx => {
      const isNew = await saveRun(tx, source, slotAt, result, clock.now())
      if (isNew) await logFinds(tx)
      return isNew
    })
    const { coinsSeen, coinsGraded, found } = result
    if (isSaved) log.info({ coinsSeen, coinsGraded, listed: found.length }, 'hidden gems searched')
    return isSaved
  } finally {
    await leaveTurn(database, turn)
  }
}
