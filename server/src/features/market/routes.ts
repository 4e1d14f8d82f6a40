import { type Both, market as routes } from '@pusula/contract'
import { type Candles, dateOfDay } from '@pusula/engine'
import { Value } from 'typebox/value'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { Problem } from '../../platform/problem.ts'
import { comparison } from './compare/compare.ts'
import { averagePrice, type Coin, changePercent, type Ticker } from './facts.ts'
import type { createList } from './list/list.ts'
import type { Market } from './market.ts'
import { createRateHistory } from './prices/daily-closes.ts'
import type { Rate } from './prices/rates.ts'
import type { RunningMarket } from './starting/start.ts'
import { symbolOf, tradingSymbolOf } from './symbols.ts'

/** Count of top coins: four rows of five. */
const topCount = 20
const searchCount = 20
const sparklineCoins = 25
/** How far a line reaches back, and which of its closes are drawn. */
const sparklineSpans = { day: { hours: 24, every: 1 }, week: { hours: 168, every: 6 } }
const chartCandles = 500

const pollingIsOff: Both = {
  tr: 'Anlık fiyat yoklaması kapalı. Fiyatlar iki dakikada bir yenilenir.',
  en: 'Real-time price polling is switched off. Prices are refreshed every two minutes.',
}

/** What guests may analyze; members may analyze everything. */
type GuestCoins = () => Promise<readonly string[]>

export function serveMarket(
  door: Door,
  market: Market & Pick<RunningMarket, 'rates' | 'localPrices' | 'dailyCloses' | 'rateOn'>,
  guestCoins: GuestCoins,
  list: ReturnType<typeof createList>,
  nowMs: () => number,
) {
  /** How a viewer sees a coin: guests may not open all of them. */
  const viewFor = async (kind: Viewer['kind']) => {
    const open = kind === 'guest' ? await guestCoins() : undefined
    return ({ id, symbol, name, image }: Coin) => {
      const isLocked = open !== undefined && !open.includes(symbol)
      return { id, symbol, name, image, isLocked }
    }
  }

  serve(door, routes.topCoins, async ({ viewer }) => {
    const { value: coins } = await market.coins()
    const top = coins.filter(coin => !coin.isPegged).slice(0, topCount)
    return top.map(await viewFor(viewer.kind))
  })
  serve(door, routes.search, async ({ input, viewer }) => {
    const found = await market.search(input.q, searchCount)
    return found.map(await viewFor(viewer.kind))
  })
  serve(door, routes.bulkPrices, async ({ input }) => {
    const tickers = await market.tickers(input.symbols)
    // No price at all is a market that cannot be reached, unless every coin is unknown.
    if (input.symbols.length && !tickers.size) await market.check()
    return Object.fromEntries(
      input.symbols.flatMap(spelling => {
        const found = tickers.get(symbolOf(spelling))
        if (!found) return []
        const { value, provenance } = found
        const { ageMs, isStale } = provenance
        return [[spelling, { price: value.lastPrice, changePercent: changePercent(value), ageMs, isStale }]]
      }),
    )
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
  serve(door, routes.rates, async () => {
    const { TRY, EUR } = await market.rates()
    return { TRY: TRY && rateReply(TRY), EUR: EUR && rateReply(EUR), source: market.source }
  })
  serve(door, routes.localPrices, async ({ input }) =>
    (await market.localPrices(input.symbol)).map(({ atMs, ...price }) => ({
      ...price,
      at: new Date(atMs).toISOString(),
    })),
  )

  const rateHistory = createRateHistory(market.rateOn, nowMs)
  serve(door, routes.closes, async ({ input }) => {
    const coin = await market.findCoin(input.symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { firstDay, closesUsd } = await market.dailyCloses(coin.symbol)
    return { symbol: coin.symbol, from: dateOfDay(firstDay), closesUsd: [...closesUsd], source: market.source }
  })
  serve(door, routes.dayRates, async ({ input }) => {
    const { firstDay, perDollar } = await rateHistory(input.currency)
    return { from: dateOfDay(firstDay), perDollar }
  })

  serve(door, routes.list, list)
  serve(door, routes.compare, ({ input }) => comparison(market, input.coins.split(','), input.span, nowMs()))
  serve(door, routes.sparklines, async ({ input }) => {
    const spellings = input.symbols.split(',').filter(Boolean).slice(0, sparklineCoins)
    const { hours, every } = sparklineSpans[input.span ?? 'day']
    const lines = await Promise.allSettled(spellings.map(symbol => market.candles(symbol, '1h', hours)))
    return Object.fromEntries(
      spellings.flatMap((spelling, i) => {
        const line = lines[i]
        if (line?.status !== 'fulfilled') return []
        const { close } = line.value.value.candles
        return [[spelling, [...close].filter((_, at) => (close.length - 1 - at) % every === 0)]]
      }),
    )
  })
  const overview = async (symbol: string, kind: Viewer['kind']) => {
    const coin = await market.findCoin(symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value, provenance } = await market.ticker(coin.symbol)
    const view = await viewFor(kind)
    const { rank, marketCapUsd, supply, exchanges } = coin
    return { coin: view(coin), price: priceInfo(value), rank, marketCapUsd, supply, exchanges, provenance }
  }
  serve(door, routes.overview, ({ input, viewer }) => overview(input.symbol, viewer.kind))
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
  /** As a guest sees it, in the shape that is declared. */
  return {
    guestOverview: async (symbol: string) => Value.Clean(routes.overview.reply, await overview(symbol, 'guest')),
  }
}

const rateReply = ({ perDollar, dayAgoPerDollar, atMs, venues }: Rate) => ({
  perDollar,
  dayAgoPerDollar,
  at: new Date(atMs).toISOString(),
  venues,
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
