import type { Exchange, ListedCoin } from '../exchange.ts'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

/** Global volume as a multiple of this exchange's. */
const worldVolumeRatio = 12

/** Answers as the coin-list service does: coins by market value, a page at a time, in dollars. */
export function respondCoinList(exchange: Exchange, request: HttpRequest): HttpReply {
  const { path, query, nowMs } = request
  if (path === '/api/v3/ping') return json(200, { gecko_says: '(V3) To the Moon!' })
  if (path !== '/api/v3/coins/markets') return notFound
  const currency = query.get('vs_currency')
  if (!currency) return json(422, { error: 'Missing parameter vs_currency' })
  if (currency.toLowerCase() !== 'usd') return json(422, { error: 'invalid vs_currency' })
  const ids = query.get('ids')?.split(',')
  const coins = exchange.coins(nowMs).filter(({ id }) => ids?.includes(id) ?? true)
  const perPage = Math.min(positive(query.get('per_page'), 100), 250)
  const start = (positive(query.get('page'), 1) - 1) * perPage
  return json(200, coins.slice(start, start + perPage).map(toEntry))
}

function positive(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : otherwise
}

function toEntry({ id, symbol, name, rank, circulatingSupply, marketCapUsd, ticker }: ListedCoin) {
  const capChangeUsd = circulatingSupply * ticker.priceChange
  return {
    id,
    symbol: symbol.toLowerCase(),
    name,
    image: 'missing_large.png',
    current_price: ticker.lastPrice,
    market_cap: marketCapUsd,
    market_cap_rank: rank,
    fully_diluted_valuation: marketCapUsd,
    total_volume: Math.round(worldVolumeRatio * ticker.volumeQuote),
    high_24h: ticker.highPrice,
    low_24h: ticker.lowPrice,
    price_change_24h: ticker.priceChange,
    price_change_percentage_24h: ticker.priceChangePercent,
    market_cap_change_24h: capChangeUsd,
    market_cap_change_percentage_24h: ticker.priceChangePercent,
    circulating_supply: circulatingSupply,
    total_supply: circulatingSupply,
    max_supply: null,
    ath: null,
    ath_change_percentage: null,
    ath_date: null,
    atl: null,
    atl_change_percentage: null,
    atl_date: null,
    roi: null,
    last_updated: new Date(ticker.closeMs).toISOString(),
  }
}
