import type { Headlines, NewsTone } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { NoteUse } from '../credits/index.ts'
import type { Market, RunningMarket } from '../market/index.ts'
import type { RecordLog } from '../record/index.ts'
import { createAnalyst } from './analyst.ts'
import { forgetPlaces } from './places/store.ts'
import { openRoutes } from './routes.ts'
import { forgetEditions, forgetUnowned, savedWithRanges, trimSaved } from './saved/store.ts'

export { hasOpened } from './opened.ts'
export { planReply } from './reply.ts'
export { dropSaved, transferSaved } from './saved/store.ts'
export { createKinds } from './special/kind.ts'

interface Dependencies {
  market: Market & Pick<RunningMarket, 'rates'>
  newsTone: (db: Db, symbol: string, now: Date) => Promise<NewsTone | null>
  headlineCounts: (db: Db, symbol: string, now: Date) => Promise<Headlines | null>
  saveUse: NoteUse
  record: Pick<RecordLog, 'keepAsked' | 'issuePlans'>
}

/** Age at which bodies without an owner are deleted: longer than any delivery takes. */
const unownedMs = 3_600_000
const maxEntries = 1000

/** What an account has bought and can read again, for its export. */
export const savedOf = (db: Db, accountId: string) => savedWithRanges(db, accountId, maxEntries)

/** Opens the calls. What comes back reads a coin as it stands, for whoever keeps what was said of it. */
export async function startAnalysis(
  door: Door,
  platform: Platform,
  { market, newsTone, headlineCounts, saveUse, record }: Dependencies,
) {
  const { database, clock, jobs } = platform
  const analyst = createAnalyst({ market, database, clock, newsTone, headlineCounts, record })
  openRoutes(door, platform, { analyst, market, saveUse })
  await jobs.schedule('analysis.tidy', '41 4 * * *', async () => {
    const nowMs = clock.now().getTime()
    const { keptAnalysisDays } = await platform.settings()
    const cleanup = database.patiently('cleanup')
    await forgetEditions(cleanup, new Date(nowMs - keptAnalysisDays * DAY_MS))
    await trimSaved(cleanup, maxEntries)
    await forgetUnowned(cleanup, new Date(nowMs - unownedMs))
    await forgetPlaces(cleanup)
  })
  return { readCoin: analyst.readAt }
}
