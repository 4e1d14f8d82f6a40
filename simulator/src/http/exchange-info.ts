import type { Exchange, TradingRule } from '../exchange.ts'
import { lotText, tickText } from './decimals.ts'
import { pairCalled, pairName, pairsAsked, quoteAsset } from './pairs.ts'
import type { HttpRequest } from './reply.ts'

export function exchangeInfo(exchange: Exchange, request: HttpRequest) {
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
