import type { Exchange, TradingRule } from '../exchange.ts'
import { invalidSymbol, legal, Refusal } from './refusal.ts'
import type { HttpRequest } from './reply.ts'

/** Every coin trades against USDT and is called by both names together; USDT itself is what they are paid in. */
export const quoteAsset = 'USDT' as const

export const pairName = (symbol: string) => symbol + quoteAsset

export const allPairs = (exchange: Exchange, nowMs: number) =>
  exchange.rules(nowMs).filter(({ symbol }) => symbol !== quoteAsset)

export function pairCalled(exchange: Exchange, name: string, nowMs: number): TradingRule {
  const symbol = legal('symbol', name, /^[A-Z0-9-_.]{1,20}$/).slice(0, -quoteAsset.length)
  const rule = name.endsWith(quoteAsset) && symbol !== quoteAsset ? exchange.rule(symbol, nowMs) : null
  if (!rule) throw invalidSymbol()
  return rule
}

/** The calls that take `symbol`, `symbols` or neither answer with one object for one symbol, else with a list. */
export function perPair<Answer>(exchange: Exchange, request: HttpRequest, answer: (pair: TradingRule) => Answer) {
  const name = request.query.get('symbol')
  if (name !== null && request.query.get('symbols') !== null) {
    throw new Refusal(-1128, 'Combination of optional parameters invalid.')
  }
  return name === null ? pairsAsked(exchange, request).map(answer) : answer(pairCalled(exchange, name, request.nowMs))
}

const symbolList = /^\[("[A-Z0-9-_.]{1,20}"(,"[A-Z0-9-_.]{1,20}"){0,}){0,1}\]$/

export function pairsAsked(exchange: Exchange, { query, nowMs }: HttpRequest): TradingRule[] {
  const list = query.get('symbols')
  if (list === null) return allPairs(exchange, nowMs)
  const names = legal('symbols', list, symbolList).match(/[A-Z0-9-_.]+/g) ?? []
  if (new Set(names).size < names.length) throw new Refusal(-1151, 'Symbol is present multiple times in the list.')
  return names.map(name => pairCalled(exchange, name, nowMs))
}
