import type { Headlines, NewsTone } from '@pusula/engine'
import type { Parts } from '../../parts.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import type { NoteUse } from '../credits/index.ts'
import type { Market } from '../market/index.ts'
import { createAnalyst } from './analyst.ts'
import { gradeDue } from './predictions/grading.ts'
import { priceFrom } from './predictions/prices.ts'
import { openRoutes } from './routes.ts'

export { checkChain } from './predictions/health.ts'
export { lateGrades } from './predictions/store.ts'
export { horizonScores } from './track-record/store.ts'

interface Seams {
  market: Market
  newsTone: (db: Db, symbol: string, now: Date) => Promise<NewsTone | null>
  headlineCounts: (db: Db, symbol: string, now: Date) => Promise<Headlines | null>
  noteUse: NoteUse
}

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
}
