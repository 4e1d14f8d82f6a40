import { type Language, type ProblemCode, analysis as routes } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { isAway } from '../../platform/db/away.ts'
import { type Call, type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { type NoteUse, refundFailed, requireEntitlement } from '../credits/index.ts'
import { type Market, symbolOf } from '../market/index.ts'
import type { Analyst, Produced } from './analyst.ts'
import { createDemo } from './demo.ts'
import { heldRatios } from './predictions/store.ts'
import { analysisReply, levelsReply } from './reply.ts'
import { scoresBefore } from './scores/store.ts'
import { createKinds } from './special/kind.ts'
import { latestGraded, type Selection, trackRecord } from './track-record/store.ts'

const usualDays = 90
const dayMs = 86_400_000

interface Tools {
  analyst: Analyst
  market: Market
  noteUse: NoteUse
}

export function openRoutes(door: Door, { database, clock }: Parts, { analyst, market, noteUse }: Tools) {
  /** What was paid for is delivered, or the credit comes back: also when it could be computed and not be said. */
  async function deliver<Reply>(
    { viewer, input, log }: Pick<Call<typeof routes.analyze>, 'viewer' | 'input' | 'log'>,
    failure: ProblemCode,
    answer: (produced: Produced) => Promise<Reply> | Reply,
  ): Promise<Reply> {
    const now = clock.now()
    const entitlement = await requireEntitlement(database, viewer.accountId, symbolOf(input.symbol), now)
    try {
      const reply = await answer(await analyst.analysisOf(input.symbol))
      await noteUse(entitlement)
      return reply
    } catch (error) {
      // It stays open: the next try is free, and what nobody comes back for is returned when its time is over.
      if (isAway(error)) throw error
      await refundFailed(database, entitlement, now)
      if (error instanceof Problem) throw error
      log.error({ err: error, symbol: input.symbol }, 'an analysis could not be produced')
      throw new Problem(failure)
    }
  }

  const whole = async (produced: Produced, language: Language) => {
    const { symbol } = produced.coin
    const [held, scores] = await Promise.all([
      heldRatios(database, market.source, symbol),
      scoresBefore(database, market.source, symbol, new Date(produced.analysis.at)),
    ])
    return analysisReply(produced, { held, scores }, language)
  }

  for (const route of [routes.analyze, routes.analyzePosted, routes.technicalSignals])
    serve(door, route, call => deliver(call, 'analysis.failed', produced => whole(produced, call.language)))
  const kindOf = createKinds(market, clock)
  serve(door, routes.kind, ({ input, language }) => kindOf(input.symbol, language))
  const demo = createDemo(analyst, market, clock)
  serve(door, routes.demo, async ({ language }) => whole(await demo(), language))
  serve(door, routes.supportResistance, call =>
    deliver(call, 'analysis.levelsFailed', produced => levelsReply(produced, call.language)),
  )

  const selection = (symbol: string | undefined, days = usualDays): Selection => ({
    source: market.source,
    since: new Date(clock.now().getTime() - days * dayMs),
    symbol: symbol && symbolOf(symbol),
  })
  const report = database.patiently('report')
  serve(door, routes.trackRecord, ({ input }) => trackRecord(report, selection(input.symbol, input.days)))
  serve(door, routes.trackRecordPredictions, ({ input }) =>
    latestGraded(report, selection(input.symbol, input.days), input.beforeId),
  )
}
