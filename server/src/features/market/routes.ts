import { type Both, market as routes } from '@pusula/contract'
import type { Candles } from '@pusula/engine'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { Passing, Written } from '../../platform/http/written.ts'
import { Problem } from '../../platform/problem.ts'
import type { Soon } from '../../platform/soon.ts'
import { type Answer, averagePrice, type Coin, changePercent, type Ticker } from './facts.ts'
import type { Market } from './market.ts'
import { symbolOf, tradingSymbolOf } from './symbols.ts'

/** Four rows of five. */
const topCount = 20
const searchCount = 20
const sparklineCoins = 25
const sparklineHours = 24
const chartCandles = 500

const pollingIsOff: Both = {
  tr: 'Anlık fiyat yoklaması kapalı. Fiyatlar iki dakikada bir yenilenir.',
  en: 'Real-time price polling is switched off. Prices are refreshed every two minutes.',
}

/** What guests may analyze; members may analyze everything. */
export type GuestCoins = () => Soon<readonly string[]>

export function serveMarket(door: Door, market: Market, guestCoins: GuestCoins) {
  const openTo = (viewer: Viewer) => (viewer.kind === 'guest' ? guestCoins() : everything)
  const forViewer = async (coins: readonly Coin[], viewer: Viewer) => shownTo(coins, await openTo(viewer))
  const topCoins = keptByBoth((coins: readonly Coin[], open: OpenCoins) => {
    const top = coins.filter(coin => !coin.isPegged).slice(0, topCount)
    return new Written(JSON.stringify(shownTo(top, open)))
  })

  serve(door, routes.topCoins, async ({ viewer }) => topCoins((await market.coins()).value, await openTo(viewer)))
  serve(door, routes.search, async ({ input, viewer }) => forViewer(await market.search(input.q, searchCount), viewer))
  serve(door, routes.bulkPrices, async ({ input }) => {
    const tickers = await market.tickers(input.symbols)
    // No price at all is a market that cannot be reached, unless every coin is unknown.
    if (input.symbols.length && !tickers.size) await market.check()
    const prices: string[] = []
    for (const spelling of new Set(input.symbols)) {
      const found = tickers.get(symbolOf(spelling))
      if (found) prices.push(`${JSON.stringify(spelling)}:${writeBulkPrice(found)}`)
    }
    return new Written(`{${prices.join()}}`)
  })
  serve(door, routes.tradingSymbols, async ({ input }) => {
    const coins = await Promise.all(input.symbols.map(spelling => market.findCoin(spelling)))
    return input.symbols.flatMap((spelling, i) => {
      const coin = coins[i]
      return coin ? [{ symbol: spelling, tradingSymbol: tradingSymbolOf(coin.symbol) }] : []
    })
  })
  serve(door, routes.currentPrice, async ({ input }) => {
    const { value, provenance } = await market.ticker(input.tradingSymbol)
    return [{ ...priceInfo(value), ...provenance }]
  })
  serve(door, routes.realtime, ({ language }) => ({ disabled: true as const, message: pollingIsOff[language] }))

  serve(door, routes.sparklines, async ({ input }) => {
    const spellings = input.symbols.split(',').filter(Boolean).slice(0, sparklineCoins)
    const lines = await Promise.allSettled(spellings.map(symbol => market.candles(symbol, '1h', sparklineHours)))
    return Object.fromEntries(
      spellings.flatMap((spelling, i) => {
        const line = lines[i]
        return line?.status === 'fulfilled' ? [[spelling, [...line.value.value.candles.close]]] : []
      }),
    )
  })
  serve(door, routes.overview, async ({ input, viewer }) => {
    const coin = await market.findCoin(input.symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value, provenance } = await market.ticker(coin.symbol)
    const { open, locked } = overviewOf(coin, value)
    const overview = isLockedTo(coin, await openTo(viewer)) ? locked : open
    return new Passing(`${overview.slice(0, -1)},"provenance":${JSON.stringify(provenance)}}`)
  })
  serve(door, routes.candles, async ({ input }) => {
    const { symbol, timeframe, count = chartCandles } = input
    const { value, provenance } = await market.candles(symbol, timeframe, count)
    return {
      symbol: symbolOf(symbol),
      timeframe,
      candles: columnsOf(value.candles),
      missing: value.missing,
      provenance,
    }
  })
}

/** What a viewer may analyze. */
type OpenCoins = readonly string[]
const everything: OpenCoins = []

const shownTo = (coins: readonly Coin[], open: OpenCoins) => coins.map(coin => shown(coin, isLockedTo(coin, open)))

const isLockedTo = ({ symbol }: Coin, open: OpenCoins) => open !== everything && !open.includes(symbol)

/** Works it out anew only when one of the two is another one. */
function keptByBoth<A extends object, B extends object, T>(work: (a: A, b: B) => T): (a: A, b: B) => T {
  const known = new WeakMap<A, WeakMap<B, { found: T }>>()
  return (a, b) => {
    const before = known.get(a)?.get(b)
    if (before) return before.found
    const found = work(a, b)
    known.set(a, (known.get(a) ?? new WeakMap<B, { found: T }>()).set(b, { found }))
    return found
  }
}

const shown = ({ id, symbol, name, image }: Coin, isLocked: boolean) => ({ id, symbol, name, image, isLocked })

/** But for its age, a price is the same for everybody until there is a newer one. */
const bulkPrices = new WeakMap<Ticker, string>()
function writeBulkPrice({ value, provenance: { ageMs, isStale } }: Answer<Ticker>): string {
  const price = bulkPrices.get(value) ?? JSON.stringify({ price: value.lastPrice, changePercent: changePercent(value) })
  bulkPrices.set(value, price)
  return `${price.slice(0, -1)},"ageMs":${ageMs},"isStale":${isStale}}`
}

const overviewOf = keptByBoth((coin: Coin, ticker: Ticker) => {
  const { rank, marketCapUsd, exchanges } = coin
  const write = (isLocked: boolean) =>
    JSON.stringify({ coin: shown(coin, isLocked), price: priceInfo(ticker), rank, marketCapUsd, exchanges })
  return { open: write(false), locked: write(true) }
})

const priceInfo = (ticker: Ticker) => ({
  symbol: tradingSymbolOf(ticker.symbol),
  lastPrice: ticker.lastPrice,
  priceChangePercent: changePercent(ticker),
  highPrice: ticker.highPrice,
  lowPrice: ticker.lowPrice,
  volume: ticker.volumeBase,
  weightedAvgPrice: averagePrice(ticker),
})

const columnsOf = ({ time, open, high, low, close, volume }: Candles) => ({
  time: [...time],
  open: [...open],
  high: [...high],
  low: [...low],
  close: [...close],
  volume: [...volume],
})
