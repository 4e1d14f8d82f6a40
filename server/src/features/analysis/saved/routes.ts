import { type ReplyOf, analysis as routes } from '@pusula/contract'
import { Compile } from 'typebox/compile'
import type { Database } from '../../../platform/db/db.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { once } from '../../../platform/once.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { type PriceWriter, symbolOf } from '../../market/index.ts'
import { jurisdictionReader } from '../jurisdiction.ts'
import { findSaved, savedBy, savedReply } from './store.ts'

const maxShown = 100
const shape = once(() => Compile(routes.keptOf.reply))
const isReadable = (reply: unknown): reply is ReplyOf<typeof routes.keptOf> => shape().Check(reply)

/** The newest analysis of a coin that somebody bought, with its range for a day later. */
export async function savedRange(database: Database, accountId: string, symbol: string) {
  const found = await findSaved(database, accountId, symbol, null)
  if (!found) return null
  const reply: unknown = { kept: savedReply(found), ...(found.body as object) }
  const day = isReadable(reply) ? reply.en.analysis.forecasts.find(({ horizon }) => horizon === '1day') : undefined
  return day ? { at: found.at, lowUsd: day.low80Usd, highUsd: day.high80Usd } : null
}

/** What somebody bought can be read again, without a credit. */
export function openSavedRoutes(door: Door, platform: Platform, write: PriceWriter) {
  const { database } = platform
  const lawfulNow = jurisdictionReader(platform)
  serve(door, routes.kept, async ({ viewer }) => (await savedBy(database, viewer.accountId, maxShown)).map(savedReply))

  serve(door, routes.keptOf, async ({ input, viewer, log }) => {
    const { symbol, at } = input
    const found = await findSaved(database, viewer.accountId, symbolOf(symbol), at ? new Date(at) : null)
    if (!found) throw new Problem('analysis.nothingKept')
    const reply: unknown = { kept: savedReply(found), ...(found.body as object) }
    if (isReadable(reply)) return write.inBoth({ ...reply, ...(await lawfulNow())(reply) }, input)
    // An analysis of an older edition of the product: better said than half shown.
    log.error({ symbol, at: found.at }, 'a kept analysis does not have the shape of today')
    throw new Problem('analysis.nothingKept')
  })
}
