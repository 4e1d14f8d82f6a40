import { describe, expect, it } from 'vitest'
import { createExchange, respondCoinList } from '../index.ts'

const nowMs = Date.UTC(2026, 10, 15, 12, 34, 56)
const exchange = createExchange({ seed: 1 })
const coins = exchange.coins(nowMs)

function ask(call: string) {
  const [path, query] = call.split('?')
  const { status, body } = respondCoinList(exchange, { path, query: new URLSearchParams(query), nowMs })
  return { status, answer: body === '' ? null : JSON.parse(body) }
}
const markets = (query: string): Record<string, unknown>[] => ask(`/api/v3/coins/markets?${query}`).answer
const ids = (query: string) => markets(query).map(({ id }) => id)

describe('the coin list', () => {
  it('describes a coin as the service does', () => {
    const [bitcoin] = markets('vs_currency=usd&order=market_cap_desc&per_page=250&page=1')
    const { ticker, ...coin } = coins[0]
    expect(bitcoin).toMatchObject({
      id: 'bitcoin',
      symbol: 'btc',
      name: 'Bitcoin',
      image: 'missing_large.png',
      current_price: ticker.lastPrice,
      market_cap: coin.marketCapUsd,
      market_cap_rank: 1,
      high_24h: ticker.highPrice,
      low_24h: ticker.lowPrice,
      price_change_24h: ticker.priceChange,
      price_change_percentage_24h: ticker.priceChangePercent,
      circulating_supply: 19_960_000,
      roi: null,
      last_updated: '2026-11-15T12:34:56.000Z',
    })
    expect(bitcoin.total_volume).toBeGreaterThan(ticker.volumeQuote)
  })

  it('comes in pages that follow each other', () => {
    const all = coins.map(({ id }) => id)
    expect(ids('vs_currency=usd')).toEqual(all.slice(0, 100))
    expect(ids('vs_currency=usd&per_page=250')).toEqual(all.slice(0, 250))
    expect(ids('vs_currency=usd&per_page=250&page=2')).toEqual(all.slice(250))
    expect(ids('vs_currency=usd&per_page=250&page=3')).toEqual([])
    expect(ids('vs_currency=usd&per_page=9999')).toHaveLength(250)
    expect(ids('vs_currency=usd&per_page=-1&page=x')).toEqual(all.slice(0, 100))
  })

  it('can be cut down to some coins, which keep their rank', () => {
    const [coin, ...others] = markets('vs_currency=usd&ids=harmony')
    expect(coin).toMatchObject({ symbol: 'one', market_cap_rank: coins.find(({ id }) => id === 'harmony')?.rank })
    expect(others).toEqual([])
  })

  it('counts in dollars and says so when asked for anything else', () => {
    expect(ask('/api/v3/coins/markets')).toEqual({ status: 422, answer: { error: 'Missing parameter vs_currency' } })
    expect(ask('/api/v3/coins/markets?vs_currency=xyz')).toEqual({
      status: 422,
      answer: { error: 'invalid vs_currency' },
    })
  })

  it('answers ping and knows no other path', () => {
    expect(ask('/api/v3/ping').answer).toEqual({ gecko_says: '(V3) To the Moon!' })
    expect(ask('/api/v3/global').status).toBe(404)
  })
})
