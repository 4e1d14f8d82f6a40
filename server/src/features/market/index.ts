import type { Door } from '../../platform/http/serve.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import type { Platform } from '../../platform.ts'
import { ownCoinsReader } from './coins/own/store.ts'
import { listStore } from './coins/store.ts'
import { sharedRateLimit } from './fetching/store.ts'
import { realTime } from './fetching/time.ts'
import { createList, type LikelyRanges } from './list/list.ts'
import { openLive } from './live/live.ts'
import { logoDrawer, showLogos } from './logos/logos.ts'
import { redirectCoinPictures } from './preview.ts'
import { serveMarket } from './routes.ts'
import { addressBook } from './starting/addresses.ts'
import { usualSettings } from './starting/setup.ts'
import { type RunningMarket, startMarket } from './starting/start.ts'

export type { KnownCoin, OwnCoin } from './coins/own/own.ts'
export { changeOwnCoins, readOwnCoins, removeOwnCoin, startOwnChange, switchCoin } from './coins/own/store.ts'
export { followedBy } from './coins/pegged.ts'
export { listAgeSeconds } from './coins/store.ts'
export { type Coin, changePercent, type Sourced, type Ticker } from './facts.ts'
export type { Get } from './fetching/get.ts'
export type { Market } from './market.ts'
export { rightAddress } from './pages/addresses.ts'
export { openCoinPages } from './pages/pages.ts'
export { coinPreviews } from './preview.ts'
export { createPriceWriter, type PriceWriter } from './prices/price-writer.ts'
export { type Reached, reachVenues } from './starting/reach.ts'
export { type RunningMarket, startMarket } from './starting/start.ts'
export { listedSymbol, logoPath, symbolOf, tradingSymbolOf } from './symbols.ts'

/** Starts the market: its routes, jobs and prices for the other features. */
export async function openMarket(
  door: Door,
  platform: Platform,
  webFolder: string,
  likelyRanges: (source: 'live' | 'simulated') => ReturnType<LikelyRanges>,
): Promise<RunningMarket & ReturnType<typeof serveMarket>> {
  const { database, memory, log } = platform
  const settings = async () => {
    const { cacheMinutes, cacheMegabytes } = await platform.settings()
    return { ...usualSettings, candlesForMs: cacheMinutes * 60_000, candleMegabytes: cacheMegabytes }
  }
  const userAgent = userAgentOf(platform.version, platform.config.publicUrl)
  const { addresses, streamAddress, get } = addressBook(platform, userAgent)
  const market = await startMarket({
    ...platform,
    settings,
    ownCoins: ownCoinsReader(database, memory),
    addresses,
    get,
    coinGeckoKey: platform.config.coinGeckoKey,
    rateLimitOf: (venue, allowance) => sharedRateLimit(database, venue, allowance, realTime(platform.clock), log),
    listStore: listStore(database),
    streaming: { database, broadcast: platform.broadcast, address: streamAddress, userAgent },
  })
  const nowMs = () => platform.clock.now().getTime()
  const list = createList(market, () => likelyRanges(market.source), nowMs)
  const { guestOverview } = serveMarket(door, market, async () => (await platform.settings()).guestCoins, list, nowMs)
  openLive(door, platform, market)
  showLogos(door.fastify, logoDrawer(webFolder))
  redirectCoinPictures(door.fastify)
  // Whoever comes first should not wait for the list of all coins.
  let firstLook: Promise<unknown> | undefined
  door.fastify.addHook('onListen', async () => {
    firstLook = market.coins().catch(error => log.warn({ err: error }, 'no coins yet'))
    market.stream?.start()
  })
  door.fastify.addHook('onClose', async () => {
    await firstLook
    await market.stream?.stop()
  })
  return { ...market, guestOverview }
}
