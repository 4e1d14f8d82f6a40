import { app as appRoutes, consentPath, dollarsOf, type Language, market, record, today, turn } from '@pusula/contract'
import { html } from '@pusula/words/html'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { ownFeeds, recordFeed, startAdmin } from './features/admin/index.ts'
import { createKinds, startAnalysis } from './features/analysis/index.ts'
import { startAssistants } from './features/assistants/index.ts'
import { startBrief } from './features/brief/index.ts'
import { startCalendar } from './features/calendar/index.ts'
import { startChannels } from './features/channels/index.ts'
import { startEconomy } from './features/economy/index.ts'
import { favoritesOfAll, startFavorites } from './features/favorites/index.ts'
import { notifyFollowers, startFollows } from './features/follows/index.ts'
import { startGems, wrongFinds } from './features/gems/index.ts'
import { coinPreviews, openCoinPages, openMarket, rightAddress } from './features/market/index.ts'
import { headlineCounts, headlinesOf, newsTone, startNews } from './features/news/index.ts'
import { alertLines, countSetAlerts, startNotifications } from './features/notifications/index.ts'
import { paymentHosts, purchasesOf, revenueByDay } from './features/payments/index.ts'
import { startPortfolio, startRanges, startTidying } from './features/portfolio/index.ts'
import { dayRanges, likelyRanges, openRecord, recordOf, startRecord } from './features/record/index.ts'
import { startSupport } from './features/support/index.ts'
import { landingMarkup, startToday } from './features/today/index.ts'
import { startTurn, turnMarkup, wrongCalls } from './features/turn/index.ts'
import { proFinder, startPeople, viewerFinder } from './join-features.ts'
import { cachedFor } from './platform/cached-for.ts'
import type { Clock } from './platform/clock.ts'
import { type Db, sql } from './platform/db/db.ts'
import { servePageStyle } from './platform/html/page.ts'
import { showDocs } from './platform/http/docs.ts'
import { showHealth } from './platform/http/health.ts'
import type { FindReplies } from './platform/http/page-replies.ts'
import { servePages } from './platform/http/pages.ts'
import { type Door, serve } from './platform/http/serve.ts'
import { createHttp } from './platform/http/server.ts'
import { openMailEvents } from './platform/mail/events.ts'
import { showOutbox } from './platform/mail/outbox.ts'
import { watchMetrics } from './platform/watched-metrics.ts'
import type { Platform } from './platform.ts'
import { watchedMetrics } from './watch.ts'

/** Cache lifetime of the figures in public pages: the record is read once a minute for everybody. */
const figuresFreshMs = 60_000
/** Largest reply embedded into a page; a larger one is fetched by its own call, so that the page stays small. */
const maxReplyBytes = 60_000

interface App {
  http: FastifyInstance
  marketSource: 'live' | 'simulated'
}

/** Builds the product from its platform; it listens nowhere yet. */
export async function createApp(platform: Platform, redis: Redis | undefined, webFolder: string): Promise<App> {
  const { config, version, database, log, metrics } = platform
  const fastify = await createHttp({ ...config, log, metrics, redis, formHosts: paymentHosts(config) })
  const door: Door = { fastify, identify: viewerFinder(platform), opened: new Map() }

  const market = await openMarket(door, platform, webFolder, source =>
    likelyRanges(database, source, platform.clock.now()),
  )
  serve(door, appRoutes.info, async ({ viewer }) => ({
    version,
    dev: !config.isProduction,
    market: market.source,
    googleSignIn: config.google !== undefined || !config.isProduction,
    jurisdiction: (await platform.settings()).jurisdiction,
    ...(config.openId && { openIdName: config.openId.name }),
    signedIn: viewer.kind === 'member',
  }))
  const { saveUse } = await startPeople(door, platform, market)
  const { kindOf } = createKinds(market, platform.clock)
  const watched = {
    ...market,
    dayRanges: () => dayRanges(database, market.source, platform.clock.now()),
    kindOf: (symbol: string) => kindOf(symbol, 'en'),
  }
  const pageReaders = pageReadersOf(platform, market.source)
  const channels = await startChannels(door, platform, {
    coin: async symbol => {
      const coin = await market.findCoin(symbol)
      if (!coin) return undefined
      const { value: day } = await market.ticker(coin.symbol)
      const [ranges, held] = await Promise.all([watched.dayRanges(), pageReaders.heldOf(coin.symbol)])
      return {
        ...{
          symbol: coin.symbol,
          name: coin.name,
          priceUsd: day.lastPrice,
          isSimulated: market.source === 'simulated',
        },
        dayRatio: day.lastPrice / day.openPrice - 1,
        ...{ range: ranges.get(coin.symbol) ?? null, held: held ?? null },
      }
    },
    alertLines,
    alertsSet: countSetAlerts,
  })
  await startNotifications(door, platform, watched, favoritesOfAll, channels)
  await startEconomy(door, platform, { market })
  startFavorites(door, platform, market)
  await startNews(door, platform, { market, ownFeeds: ownFeeds(platform), onAnswer: recordFeed(platform) })
  const record = await openRecord(platform)
  const { readCoin } = await startAnalysis(door, platform, { market, newsTone, headlineCounts, saveUse, record })
  const nameOf = async (symbol: string) => (await market.findCoin(symbol))?.name ?? symbol
  const onPlanChange = notifyFollowers(platform, nameOf)
  const { recordStats } = await startRecord(door, platform, {
    record,
    market,
    read: readCoin,
    onPlanChange,
    wrongCalls,
    wrongFinds,
  })
  startFollows(door, platform, market)
  await startTurn(door, platform, { market, record, read: readCoin })
  const { gemMetrics } = await startGems(door, platform, { market, record, isPro: proFinder(platform) })
  startPortfolio(door, platform, market)
  await startRanges(platform, market)
  const { dayData } = startToday(door, platform, market)
  await startBrief(door, platform, { market, dayData, deliverSoon: channels.deliverSoon })
  startCalendar(door, platform, dayData)
  await startTidying(platform)
  await startSupport(door, platform)
  await startAssistants(door, platform, market.source)
  await startAdmin(door, platform, {
    market,
    channels: channels.panel,
    isPro: proFinder(platform),
    purchasesOf: adminPurchases,
    revenueByDay,
  })

  openCoinPages(fastify, platform, market, pageReaders, webFolder)
  servePageStyle(fastify, webFolder)

  await watchMetrics(platform, watchedMetrics(market.source))
  showHealth(fastify, { database: () => database.run(sql`select 1`), market: () => market.check() })
  showDocs(fastify, version, config.publicUrl)
  if (config.mailEventsToken) await openMailEvents(fastify, platform, config.mailEventsToken)
  if (!config.isProduction && platform.mail.kind === 'outbox') showOutbox(fastify, database)
  await servePages(
    fastify,
    webFolder,
    {
      publicUrl: config.publicUrl,
      opened: [consentPath],
      rootData: async () => ({ jurisdiction: (await platform.settings()).jurisdiction }),
    },
    coinPreviews(market),
    {
      '/': cachedFor(platform.clock, figuresFreshMs, async language => {
        const { statusCode, body } = await fastify.inject(today.summary.path)
        return statusCode === 200 ? landingMarkup(JSON.parse(body), language, platform.clock.now()) : html``
      }),
      '/turn': cachedFor(platform.clock, figuresFreshMs, async language => {
        const { statusCode, body } = await fastify.inject(turn.table.path)
        const { jurisdiction } = await platform.settings()
        return turnMarkup(statusCode === 200 ? JSON.parse(body) : undefined, language, jurisdiction)
      }),
      '/track-record': cachedFor(
        platform.clock,
        figuresFreshMs,
        async language => html`${await recordStats(language)}${await gemMetrics(language)}`,
      ),
    },
    rightAddress,
    firstReplies(fastify, platform.clock, market.guestOverview),
  )
  return { http: fastify, marketSource: market.source }
}

/** The past is being worked out: what is said of it changes every few seconds. */
const isReplaying = (replies: readonly { value: { replay?: unknown } }[]) => replies.some(({ value }) => value.replay)

const pagesWithToday = ['/dashboard', '/dashboard/home']
const pagesWithCoin = ['/dashboard', '/dashboard/home', '/dashboard/analysis']

/** What the largest figures of a first screen are made of comes with its page: what is said of tomorrow, the verdict of the record, a coin's price. */
function firstReplies(
  fastify: FastifyInstance,
  clock: Clock,
  guestOverview: (symbol: string) => Promise<unknown>,
): FindReplies {
  const replyTo = (url: string) => {
    const read = cachedFor(
      clock,
      figuresFreshMs,
      async () => {
        const { statusCode, body } = await fastify.inject(url)
        return statusCode === 200 && body.length < maxReplyBytes ? [{ url, value: JSON.parse(body) }] : []
      },
      isReplaying,
    )
    return () => read('all')
  }
  const recordReply = replyTo(`${record.trackRecord.path}?days=90`)
  // Of the zone where most of our readers are; whoever is elsewhere asks with their own, later.
  const todayReply = replyTo(today.summary.path)
  return async (path, search) => {
    if (path === '/') return todayReply()
    if (path === '/track-record') return recordReply()
    const symbol = search.get('coin')?.toUpperCase() ?? ''
    if (pagesWithToday.includes(path) && search.get('guest') === 'true' && !symbol) return todayReply()
    if (!pagesWithCoin.includes(path) || search.get('guest') !== 'true' || !/^[A-Z0-9]{1,12}$/.test(symbol)) return []
    return [{ url: market.overview.path.replace(':symbol', symbol), value: await guestOverview(symbol) }]
  }
}

/** What the pages of coins say beyond the market. */
const pageReadersOf = ({ database, clock }: Platform, source: App['marketSource']) => ({
  likelyRanges: () => likelyRanges(database, source, clock.now()),
  heldOf: async (symbol: string) => (await recordOf(database, source, symbol, clock.now()))['1day'],
  headlinesOf: (symbol: string, language: Language, count: number) => headlinesOf(database, symbol, language, count),
})

/** Purchases as the owner's panel shows them. */
const adminPurchases = async (db: Db, accountId: string) =>
  (await purchasesOf(db, accountId)).map(({ id, amountCents, credits, paidAt }) => ({
    id,
    amountUsd: dollarsOf(amountCents),
    credits,
    createdAt: paidAt,
  }))
