import type { Door } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import type { FiguresReader } from '../today/index.ts'
import { openStop } from './stop.ts'
import { tellMornings } from './tell.ts'

interface Seams {
  market: Pick<Market, 'source'>
  figures: FiguresReader
  /** Something was put on its way. */
  deliverSoon(): void
}

/** The morning brief and the weekly letter. */
export async function startBrief(door: Door, platform: Platform, { market, figures, deliverSoon }: Seams) {
  openStop(door, platform)
  await platform.jobs.schedule('brief.tell', '*/5 * * * *', async () => {
    const told = await tellMornings(platform, market.source, figures)
    if (!told) return
    platform.log.info({ told }, 'mornings told')
    deliverSoon()
  })
}
