import { type ProblemCode, analysis as routes } from '@pusula/contract'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { fairQueue } from '../../platform/fair-queue.ts'
import { type Call, type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { type NoteUse, refundFailed, requireEntitlement } from '../credits/index.ts'
import { createPriceWriter, listedSymbol, type Market, type RunningMarket } from '../market/index.ts'
import { plansOf } from '../record/index.ts'
import type { Analyst } from './analyst.ts'
import { createDemo } from './demo.ts'
import { jurisdictionReader, kindInJurisdiction } from './jurisdiction.ts'
import { isShownBy } from './opened.ts'
import { leavePlace, maxAtOnce, takePlace } from './places/store.ts'
import { planReply } from './reply.ts'
import { createEditions, type Said } from './saved/editions.ts'
import { openSavedRoutes, savedRange } from './saved/routes.ts'
import { keep, openedAt } from './saved/store.ts'
import { createKinds } from './special/kind.ts'

interface Tools {
  analyst: Analyst
  market: Market & Pick<RunningMarket, 'rates'>
  saveUse: NoteUse
}

/** What ended is looked back on for so long. */
const shownMs = 7 * 86_400_000
/** Storing and writing one takes a few milliseconds of the one thread that all share. */
const deliveredAtOnce = 2

export function openRoutes(door: Door, platform: Platform, { analyst, market, saveUse }: Tools) {
  const { database, clock } = platform
  const { editionOf, say } = createEditions(database, market)
  const write = createPriceWriter(market, clock)
  const lawfulNow = jurisdictionReader(platform)
  const lawfulText = kindInJurisdiction(platform)
  const inFlight = new Map<string, number>()
  const deliveries = fairQueue({ atOnce: deliveredAtOnce })

  /** One account cannot take the places of all others: whoever asks for more at once is told so before anything is done. */
  async function amongFew<Reply>(accountId: string, work: () => Promise<Reply>): Promise<Reply> {
    // Load shedding: refused by this process's own count, without a query.
    const others = inFlight.get(accountId) ?? 0
    if (others >= maxAtOnce) throw new Problem('analysis.tooManyAtOnce')
    inFlight.set(accountId, others + 1)
    try {
      return await inPlace(accountId, work)
    } finally {
      const left = (inFlight.get(accountId) ?? 1) - 1
      if (left) inFlight.set(accountId, left)
      else inFlight.delete(accountId)
    }
  }

  async function inPlace<Reply>(accountId: string, work: () => Promise<Reply>): Promise<Reply> {
    const place = await takePlace(database, accountId)
    if (!place) throw new Problem('analysis.tooManyAtOnce')
    try {
      return await work()
    } finally {
      // What cannot be given back now is free again when its time is over.
      await leavePlace(database, place).catch(() => {})
    }
  }

  /** What was paid for is kept and delivered, or the credit comes back: also when it could be computed and not be said. */
  async function deliver<Reply>(
    { viewer, input, language, log }: Pick<Call<typeof routes.analyze>, 'viewer' | 'input' | 'language' | 'log'>,
    failure: ProblemCode,
    answer: (said: Said['tr']) => Reply,
  ): Promise<Reply> {
    const now = clock.now()
    const coin = await listedSymbol(market, input.symbol)
    const entitlement = await requireEntitlement(database, viewer.accountId, coin, now)
    try {
      const produced = await analyst.analysisOf(coin, viewer.accountId)
      return await deliveries.run('', viewer.accountId, async () => {
        const { id: editionId, said } = await editionOf(produced)
        const { id: entitlementId, accountId, coin: symbol } = entitlement
        await saveUse(entitlement, tx => keep(tx, { entitlementId, accountId, symbol, editionId, now }))
        const lawful = await lawfulNow()
        return write.inLanguage(answer(lawful(said)[language]), language, input)
      })
    } catch (error) {
      // It stays open: the next try is free, and what nobody comes back for is returned when its time is over.
      if (isUnavailable(error)) throw error
      await refundFailed(database, entitlement, now)
      if (error instanceof Problem) throw error
      log.error({ err: error, symbol: input.symbol }, 'an analysis could not be produced')
      throw new Problem(failure)
    }
  }

  for (const route of [routes.analyze, routes.analyzePosted, routes.technicalSignals])
    serve(door, route, call =>
      amongFew(call.viewer.accountId, () => deliver(call, 'analysis.failed', said => said.analysis)),
    )
  serve(door, routes.supportResistance, call =>
    amongFew(call.viewer.accountId, () => deliver(call, 'analysis.levelsFailed', said => said.levels)),
  )
  const { kindOf } = createKinds(market, clock)
  serve(door, routes.kind, async ({ input, language, viewer }) => {
    const kind = await kindOf(input.symbol, language, symbol => savedRange(database, viewer.accountId, symbol))
    return write.inLanguage(await lawfulText(kind), language, input)
  })
  // Those who opened a coin see its plans to their end, and a week longer; what they have not opened is not told.
  serve(door, routes.plansOf, async ({ input, viewer }) => {
    const symbol = await listedSymbol(market, input.symbol)
    const since = new Date(clock.now().getTime() - shownMs)
    const plans = await plansOf(database, market.source, symbol, since)
    const oldest = new Date(Math.min(clock.now().getTime(), ...plans.map(({ issuedAt }) => issuedAt)))
    const opened = await openedAt(database, viewer.accountId, symbol, oldest)
    return plans.filter(plan => isShownBy(plan, opened)).map(plan => planReply(plan, symbol))
  })
  const demo = createDemo(analyst, market, clock)
  serve(door, routes.demo, async ({ input }) => {
    const said = await say(await demo())
    return write.inBoth((await lawfulNow())(said), input)
  })
  openSavedRoutes(door, platform, write)
}
