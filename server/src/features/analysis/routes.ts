import { analysis as routes } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Guest, Member } from '../../platform/http/viewer.ts'
import { markUsed, refundFailed, requireEntitlement } from '../credits/index.ts'
import { type Market, symbolOf } from '../market/index.ts'
import type { Analyst, Produced } from './analyst.ts'
import { heldRatios } from './predictions/store.ts'
import { analysisReply, levelsReply } from './reply.ts'
import { latestGraded, type Selection, trackRecord } from './track-record/store.ts'

const usualDays = 90
const dayMs = 86_400_000

export function openRoutes(door: Door, { database, clock }: Parts, analyst: Analyst, market: Market) {
  /** What was paid for is delivered, or the credit comes back. */
  async function entitled(viewer: Guest | Member, spelling: string): Promise<Produced> {
    const now = clock.now()
    const entitlement = await requireEntitlement(database, viewer.accountId, symbolOf(spelling), now)
    try {
      const produced = await analyst.analysisOf(spelling)
      await markUsed(database, entitlement)
      return produced
    } catch (error) {
      await refundFailed(database, entitlement, now)
      throw error
    }
  }

  for (const route of [routes.analyze, routes.analyzePosted, routes.technicalSignals])
    serve(door, route, async ({ input, viewer, language }) => {
      const produced = await entitled(viewer, input.symbol)
      const held = await heldRatios(database, market.source, produced.coin.symbol)
      return analysisReply(produced, held, language)
    })
  serve(door, routes.supportResistance, async ({ input, viewer, language }) =>
    levelsReply(await entitled(viewer, input.symbol), language),
  )

  const selection = (symbol: string | undefined, days = usualDays): Selection => ({
    source: market.source,
    since: new Date(clock.now().getTime() - days * dayMs),
    symbol: symbol && symbolOf(symbol),
  })
  serve(door, routes.trackRecord, ({ input }) => trackRecord(database, selection(input.symbol, input.days)))
  serve(door, routes.trackRecordPredictions, ({ input }) =>
    latestGraded(database, selection(input.symbol, input.days), input.beforeId),
  )
}
