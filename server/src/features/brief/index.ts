import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { RunningMarket } from '../market/index.ts'
import type { DayDataReader } from '../today/index.ts'
import { sendBriefs } from './send.ts'
import { openStop } from './stop.ts'
import { weekPrices } from './week.ts'

interface Dependencies {
  market: Pick<RunningMarket, 'source' | 'candles' | 'rateOn' | 'rates'>
  dayData: DayDataReader
  /** Something was put on its way. */
  deliverSoon(): void
}

/** The morning brief and the weekly e-mail. */
export async function startBrief(door: Door, platform: Platform, { market, dayData, deliverSoon }: Dependencies) {
  openStop(door, platform)
  const known = { source: market.source, dayData, prices: weekPrices(platform.clock, market) }
  await platform.jobs.schedule('brief.tell', '*/5 * * * *', async () => {
    const sent = await sendBriefs(platform, known)
    if (!sent) return
    platform.log.info({ sent }, 'morning messages sent')
    deliverSoon()
  })
}
