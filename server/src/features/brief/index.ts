import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import type { DayFiguresReader } from '../today/index.ts'
import { sendBriefs } from './send.ts'
import { openStop } from './stop.ts'

interface Seams {
  market: Pick<Market, 'source'>
  figures: DayFiguresReader
  /** Something was put on its way. */
  deliverSoon(): void
}

/** The morning brief and the weekly letter. */
export async function startBrief(door: Door, platform: Platform, { market, figures, deliverSoon }: Seams) {
  openStop(door, platform)
  await platform.jobs.schedule('brief.tell', '*/5 * * * *', async () => {
    const sent = await sendBriefs(platform, market.source, figures)
    if (!sent) return
    platform.log.info({ told: sent }, 'mornings told')
    deliverSoon()
  })
}
