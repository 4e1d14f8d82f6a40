import { DAY_MS, fixed } from '@pusula/words'
import type { Exchange, TradingRule } from '../exchange.ts'
import { outcomeOf, type Steps } from '../steps.ts'
import { type Candle, maxCandles, type Timeframe, timeframeMs, timeframes } from '../trading/candles.ts'
import { asText, lotText, priceText, tickText } from './decimals.ts'
import { pairCalled, pairName, pairsAsked, perPair, quoteAsset } from './pairs.ts'
import { ratesOn } from './rates.ts'
import { invalidSymbol, Refusal, required, wholeNumber } from './refusal.ts'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

const priceOf: Record<string, (day: number) => number> = {
  USDTTRY: day => ratesOn(day).TRY,
  EURUSDT: day => 1 / ratesOn(day).EUR,
}

/** The exchange's pairs of currencies, which are asked for together and apart from coins; nothing where coins are asked for. */
function currencyDays({ query, nowMs }: HttpRequest) {
  const names = query.get('symbols')?.match(/[A-Z]+/g) ?? []
  if (!names.length || !names.every(name => name in priceOf)) return undefined
  const today = Math.floor(nowMs / DAY_MS)
  return names.map(symbol => {
    const [last, open] = [priceOf[symbol]?.(today) ?? 0, priceOf[symbol]?.(today - 1) ?? 0]
    return {
      symbol,
      openPrice: asText(open),
      highPrice: asText(Math.max(open, last)),
      lowPrice: asText(Math.min(open, last)),
      lastPrice: asText(last),
      volume: asText(1e8),
      quoteVolume: asText(1e8 * last),
      openTime: nowMs - DAY_MS,
      closeTime: nowMs,
    }
  })
}

function exchangeInfo(exchange: Exchange, request: HttpRequest) {
  const name = request.query.get('symbol')
  const pairs = name === null ? pairsAsked(exchange, request) : [pairCalled(exchange, name, request.nowMs)]
  return {
    timezone: 'UTC',
    serverTime: request.nowMs,
    rateLimits: [{ rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: 6000 }],
    exchangeFilters: [],
    symbols: pairs.map(symbolInfo),
  }
}

const symbolInfo = (rule: TradingRule) => ({
  symbol: pairName(rule.symbol),
  status: 'TRADING',
  baseAsset: rule.symbol,
  baseAssetPrecision: 8,
  quoteAsset,
  quotePrecision: 8,
  quoteAssetPrecision: 8,
  baseCommissionPrecision: 8,
  quoteCommissionPrecision: 8,
  orderTypes: ['LIMIT', 'LIMIT_MAKER', 'MARKET'],
  icebergAllowed: false,
  ocoAllowed: false,
  quoteOrderQtyMarketAllowed: true,
  allowTrailingStop: false,
  cancelReplaceAllowed: false,
  isSpotTradingAllowed: true,
  isMarginTradingAllowed: false,
  filters: [
    { filterType: 'PRICE_FILTER', minPrice: tickText(rule), maxPrice: '1000000.00000000', tickSize: tickText(rule) },
    { filterType: 'LOT_SIZE', minQty: lotText(rule), maxQty: '9000000000.00000000', stepSize: lotText(rule) },
    { filterType: 'NOTIONAL', minNotional: '5.00000000', applyMinToMarket: true, maxNotional: '9000000.00000000' },
  ],
  permissions: [],
  permissionSets: [['SPOT']],
  defaultSelfTradePreventionMode: 'EXPIRE_MAKER',
  allowedSelfTradePreventionModes: ['EXPIRE_MAKER'],
})

function tickerOf(exchange: Exchange, pair: TradingRule, nowMs: number) {
  const ticker = exchange.ticker24h(pair.symbol, nowMs)
  if (!ticker) throw invalidSymbol()
  return ticker
}

const defaultCandles = 500

function intervalOf(request: HttpRequest): Timeframe {
  const asked = required(request, 'interval')
  const known = timeframes.find(timeframe => timeframe === asked)
  if (!known) throw new Refusal(-1120, 'Invalid interval.')
  return known
}

function limitOf(request: HttpRequest): number {
  const limit = wholeNumber(request, 'limit') ?? defaultCandles
  if (limit < 1) throw new Refusal(-1130, "Data sent for parameter 'limit' is not valid.")
  return Math.min(limit, maxCandles)
}

/** With a start the oldest candles from there on are meant, without one the newest up to the end. */
function* klines(exchange: Exchange, request: HttpRequest): Steps<unknown> {
  const pair = pairCalled(exchange, required(request, 'symbol'), request.nowMs)
  const interval = intervalOf(request)
  const limit = limitOf(request)
  const startMs = wholeNumber(request, 'startTime')
  const endMs = wholeNumber(request, 'endTime') ?? request.nowMs
  const widthMs = timeframeMs(interval)
  const oldestMs = Math.floor(pair.listedMs / widthMs) * widthMs
  const firstMs = startMs === undefined ? oldestMs : Math.max(oldestMs, Math.ceil(startMs / widthMs) * widthMs)
  const lastMs = startMs === undefined ? endMs : Math.min(endMs, firstMs + (limit - 1) * widthMs)
  const wanted = { limit, endMs: lastMs, nowMs: request.nowMs }
  const candles = (yield* exchange.candleSteps(pair.symbol, interval, wanted)) ?? []
  return candles.filter(({ openMs }) => openMs >= firstMs).map(candle => toRow(candle, pair, widthMs))
}

/** An ordinary trade here is worth some 200 dollars, and buyers are the takers of half. */
const tradeCount = (volumeQuote: number) => Math.ceil(volumeQuote / 200)

function toRow(
  { openMs, open, high, low, close, volumeBase, volumeQuote }: Candle,
  pair: TradingRule,
  widthMs: number,
) {
  return [
    openMs,
    priceText(open, pair),
    priceText(high, pair),
    priceText(low, pair),
    priceText(close, pair),
    asText(volumeBase),
    openMs + widthMs - 1,
    asText(volumeQuote),
    tradeCount(volumeQuote),
    asText(volumeBase / 2),
    asText(volumeQuote / 2),
    '0',
  ]
}

function dayTicker(exchange: Exchange, pair: TradingRule, nowMs: number) {
  const ticker = tickerOf(exchange, pair, nowMs)
  const tickUsd = 1 / pair.ticksPerUsd
  const count = tradeCount(ticker.volumeQuote)
  // Trades are not kept, so their numbers are made from the time: growing, and without meaning.
  const firstId = count === 0 ? -1 : Math.floor(ticker.openMs / 100)
  const someCoins = asText(Math.ceil(ticker.volumeBase / 1000))
  return {
    symbol: pairName(pair.symbol),
    priceChange: priceText(ticker.priceChange, pair),
    priceChangePercent: fixed(ticker.priceChangePercent, 3),
    weightedAvgPrice: priceText(ticker.weightedAvgPrice, pair),
    prevClosePrice: priceText(ticker.openPrice, pair),
    lastPrice: priceText(ticker.lastPrice, pair),
    lastQty: asText(1 / pair.lotsPerCoin),
    bidPrice: priceText(ticker.lastPrice - tickUsd, pair),
    bidQty: someCoins,
    askPrice: priceText(ticker.lastPrice, pair),
    askQty: someCoins,
    openPrice: priceText(ticker.openPrice, pair),
    highPrice: priceText(ticker.highPrice, pair),
    lowPrice: priceText(ticker.lowPrice, pair),
    volume: asText(ticker.volumeBase),
    quoteVolume: asText(ticker.volumeQuote),
    openTime: ticker.openMs,
    closeTime: ticker.closeMs,
    firstId,
    lastId: count === 0 ? -1 : firstId + count - 1,
    count,
  }
}

const priceTicker = (exchange: Exchange, pair: TradingRule, nowMs: number) => ({
  symbol: pairName(pair.symbol),
  price: priceText(tickerOf(exchange, pair, nowMs).lastPrice, pair),
})

const calls = new Map<string, (exchange: Exchange, request: HttpRequest) => unknown>([
  ['/api/v3/ping', () => ({})],
  ['/api/v3/time', (_, { nowMs }) => ({ serverTime: nowMs })],
  ['/api/v3/exchangeInfo', exchangeInfo],
  [
    '/api/v3/ticker/24hr',
    (exchange, request) =>
      currencyDays(request) ?? perPair(exchange, request, pair => dayTicker(exchange, pair, request.nowMs)),
  ],
  [
    '/api/v3/ticker/price',
    (exchange, request) => perPair(exchange, request, pair => priceTicker(exchange, pair, request.nowMs)),
  ],
])

/** Answers as the spot market-data calls of the first live exchange do, in its shapes and with its errors. */
export const respondExchange = (exchange: Exchange, request: HttpRequest): HttpReply =>
  outcomeOf(respondInSteps(exchange, request))

/** The same for whoever has others to serve meanwhile: a thousand days of candles take a tenth of a second. */
export function* respondInSteps(exchange: Exchange, request: HttpRequest): Steps<HttpReply> {
  try {
    if (request.path === '/api/v3/klines') return json(200, yield* klines(exchange, request))
    const call = calls.get(request.path)
    return call ? json(200, call(exchange, request)) : notFound
  } catch (error) {
    if (error instanceof Refusal) return error.toReply()
    throw error
  }
}
