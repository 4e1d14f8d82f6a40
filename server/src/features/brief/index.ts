import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { RunningMarket } from '../market/index.ts'
import type { DayFiguresReader } from '../today/index.ts'
import { sendBriefs } from './send.ts'
import { openStop } from './stop.ts'
import { weekPrices } from './week.ts'

interface Seams {
  market: Pick<RunningMarket, 'source' | 'candles' | 'rateOn' | 'rates'>
  figures: DayFiguresReader
  /** Something was put on its way. */
  deliverSoon(): void
}

/** The morning brief and the weekly letter. */
export async function startBrief(door: Door, platform: Platform, { market, figures, deliverSoon }: Seams) {
  openStop(door, platform)
  const known = { source: market.source, figures, prices: weekPrices(platform.clock, market) }
  await platform.jobs.schedule('brief.tell', '*/5 * * * *', async () => {
    const sent = await sendBriefs(platform, known)
    if (!sent) return
    platform.log.info({ told: sent }, 'mornings told')
    deliverSoon()
  })
}
