import { today } from '@pusula/contract'
import { homeZone, isTimeZone } from '@pusula/words'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import { dayDataReader } from './day-data.ts'
import { summarise } from './summary.ts'

/** Serves the summary; returns the day's data reader for other features. */
export function openRoutes(door: Door, platform: Platform, market: Market) {
  const dayData = dayDataReader(platform.database, platform.clock, market)

  serve(door, today.summary, ({ input, viewer }) => {
    const zone = input.zone && isTimeZone(input.zone) ? input.zone : homeZone
    const accountId = viewer.kind === 'member' ? viewer.accountId : null
    return summarise(platform, market.source, dayData, { accountId, zone })
  })
  return { dayData }
}
