import { record as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { type Market, symbolOf } from '../market/index.ts'
import { readRecord } from './page/read.ts'
import { latestGraded, type Selection } from './page/store.ts'

const usualDays = 90

export function openRoutes(door: Door, { database, clock }: Platform, { source }: Market, seed: number | null) {
  const selection = (symbol: string | undefined, days = usualDays): Selection => ({
    source,
    since: new Date(clock.now().getTime() - days * DAY_MS),
    symbol: symbol && symbolOf(symbol),
  })
  serve(door, routes.trackRecord, async ({ input }) => ({
    ...(await readRecord(database, selection(input.symbol, input.days), input.days ?? usualDays, clock.now())),
    seed,
  }))
  serve(door, routes.predictions, ({ input }) => latestGraded(database, selection(input.symbol, input.days), input))
}
