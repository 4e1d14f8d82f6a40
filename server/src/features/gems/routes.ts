import { profileOf, gems as routes } from '@pusula/contract'
import type { Db } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { balanceOf } from '../credits/index.ts'
import { createPriceWriter, type Market, type RunningMarket } from '../market/index.ts'
import { pastFinds, recordOf } from './finds/store.ts'
import { editionReply, gemReply, pastReply, recordReply } from './reply.ts'
import { editionOf, isOpenFor, neededCredits } from './rules.ts'
import { latestRun, listingsOf } from './search/store.ts'

export interface Dependencies {
  market: Market & Pick<RunningMarket, 'rates'>
  isPro(db: Db, accountId: string): Promise<boolean>
}

const pageSize = 20

/** Jurisdiction check: whether the profile in force has gems; what was found stays stored. */
export const areOffered = async ({ settings }: Pick<Platform, 'settings'>): Promise<boolean> =>
  profileOf[(await settings()).jurisdiction].gems !== 'closed'

export function openRoutes(door: Door, { database, clock, settings }: Platform, { market, isPro }: Dependencies) {
  const { source } = market
  const write = createPriceWriter(market, clock)

  const requireOffered = async () => {
    if (!(await areOffered({ settings }))) throw new Problem('gems.closed')
  }
  async function requireOpen(accountId: string) {
    await requireOffered()
    const [isProNow, credits] = await Promise.all([isPro(database, accountId), balanceOf(database, accountId)])
    if (!isOpenFor({ isPro: isProNow, credits }))
      throw new Problem('gems.locked', { needed: neededCredits, remaining: credits })
  }
  const newest = async () => {
    const run = await latestRun(database, source)
    return { run, listings: run ? await listingsOf(database, run) : [], edition: editionOf(run, clock.now()) }
  }

  serve(door, routes.list, async ({ input, viewer, language }) => {
    await requireOpen(viewer.accountId)
    const { listings, edition } = await newest()
    const tickers = await market.tickers(listings.map(({ symbol }) => symbol)).catch(() => undefined)
    const answers = listings.map(({ symbol }) => tickers?.get(symbol))
    const searchedAgoMs = edition.computedAt ? Math.max(0, clock.now().getTime() - edition.computedAt.getTime()) : 0
    const data = listings.map((listing, i) => gemReply(listing, answers[i], language))
    return {
      data: await write.inLanguage(data, language, input),
      ...editionReply(edition),
      source,
      priceAgeMs: Math.max(0, ...answers.map(answer => answer?.provenance.ageMs ?? searchedAgoMs)),
      isStale: answers.some(answer => answer?.provenance.isStale ?? true),
    }
  })
  serve(door, routes.summary, async () => {
    await requireOffered()
    const { listings, edition } = await newest()
    const record = await recordOf(database, source)
    return { count: listings.length, neededCredits, ...editionReply(edition), source, record: recordReply(record) }
  })
  serve(door, routes.record, async () => {
    await requireOffered()
    return recordReply(await recordOf(database, source))
  })
  serve(door, routes.past, async ({ input, viewer }) => {
    await requireOpen(viewer.accountId)
    const run = await latestRun(database, source)
    const finds = run ? await pastFinds(database, source, run.id, input.beforeId, pageSize + 1) : []
    const page = finds.slice(0, pageSize)
    return { data: page.map(pastReply), nextBeforeId: finds.length > pageSize ? (page.at(-1)?.id ?? null) : null }
  })
}
