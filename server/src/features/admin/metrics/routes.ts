import { admin as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { homeDayStart } from '../../../platform/days.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import { countAnalyses } from '../../credits/index.ts'
import type { RunningMarket } from '../../market/index.ts'
import { allApis } from '../apis/store.ts'
import { auditEntries } from '../store/audit.ts'
import { healthOf } from './health.ts'
import { reportOf, type Takings } from './report.ts'
import { countTraffic } from './traffic.ts'

const usualDays = 30

interface Sources {
  market: RunningMarket
  revenueByDay: (db: Db, since: Date) => Promise<Takings[]>
}

export function openMetricsRoutes(door: Door, platform: Platform, { market, revenueByDay }: Sources) {
  const { database, secrets, clock } = platform
  const traffic = countTraffic(door, platform)

  serve(door, routes.stats, async () => {
    const now = clock.now()
    const today = homeDayStart(now)
    const aDayBefore = (at: Date) => new Date(at.getTime() - DAY_MS)
    const [coins, apis, [upload], dailyAnalyses, analysesYesterday] = await Promise.all([
      // The other figures stand while the market cannot be reached.
      market.knownCoins().catch(() => []),
      allApis(database, secrets),
      auditEntries(database, { action: 'coins.upload', limit: 1 }),
      countAnalyses(database, today, now),
      countAnalyses(database, aDayBefore(today), aDayBefore(now)),
    ])
    return {
      totalCoins: coins.length,
      disabledCoins: coins.filter(({ isEnabled }) => !isEnabled).length,
      activeApis: apis.filter(({ active }) => active).length,
      totalApis: apis.length,
      dailyAnalyses,
      analysesYesterday,
      lastUpload: upload?.at ?? null,
    }
  })
  serve(door, routes.report, async ({ input: { days = usualDays } }) => {
    await traffic.keep()
    return reportOf(database.patiently('report'), { source: market.source, revenueByDay }, days, clock.now())
  })
  serve(door, routes.health, async () => {
    await traffic.keep()
    return healthOf(platform, market)
  })
}
