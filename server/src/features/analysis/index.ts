import type { Headlines, NewsTone } from '@pusula/engine'
import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { NoteUse } from '../credits/index.ts'
import type { Market } from '../market/index.ts'
import { createAnalyst } from './analyst.ts'
import { forgetEditions, forgetUnowned, keptBy, keptReply, trimKept } from './kept/store.ts'
import { gradeDue } from './predictions/grading.ts'
import { priceFrom } from './predictions/prices.ts'
import { openRoutes } from './routes.ts'

export { carryKept, dropKept } from './kept/store.ts'
export { checkChain } from './predictions/health.ts'
export { lateGrades } from './predictions/store.ts'
export { horizonScores } from './track-record/store.ts'

interface Seams {
  market: Market
  newsTone: (db: Db, symbol: string, now: Date) => Promise<NewsTone | null>
  headlineCounts: (db: Db, symbol: string, now: Date) => Promise<Headlines | null>
  noteUse: NoteUse
}

const dayMs = 86_400_000
/** Longer than any delivery takes. */
const unownedMs = 3_600_000
const mostKept = 1000

/** What an account has bought and can read again, for its export. */
export const keptOf = async (db: Db, accountId: string) => (await keptBy(db, accountId, mostKept)).map(keptReply)

/** So many of the largest coins are predicted every quarter of an hour, whether or not anybody asks. */
const watchedCoins = 10

/** Opens the calls, and starts what keeps the record growing and graded. */
export async function startAnalysis(door: Door, parts: Parts, { market, newsTone, headlineCounts, noteUse }: Seams) {
  const { database, clock, jobs, log } = parts
  const analyst = createAnalyst({ market, database, clock, newsTone, headlineCounts })
  openRoutes(door, parts, { analyst, market, noteUse })

  // A minute after each candle's close, when the exchanges have settled it.
  await jobs.schedule('analysis.issue', '1,16,31,46 * * * *', async () => {
    const { value: coins } = await market.coins()
    for (const { symbol } of coins.filter(coin => !coin.isPegged).slice(0, watchedCoins))
      await analyst.analysisOf(symbol).catch(error => log.warn({ err: error, symbol }, 'no prediction was issued'))
  })
  await jobs.schedule('analysis.grade', '*/5 * * * *', async () => {
    const graded = await gradeDue(database, market.source, priceFrom(market, clock), clock.now())
    if (graded) log.info({ graded }, 'predictions graded')
  })
  await jobs.schedule('analysis.tidy', '41 4 * * *', async () => {
    const nowMs = clock.now().getTime()
    const { keptAnalysisDays } = await parts.settings()
    const cleanup = database.patiently('cleanup')
    await forgetEditions(cleanup, new Date(nowMs - keptAnalysisDays * dayMs))
    await trimKept(cleanup, mostKept)
    await forgetUnowned(cleanup, new Date(nowMs - unownedMs))
  })
}
