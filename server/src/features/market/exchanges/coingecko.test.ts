import { describe, expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { coinGecko } from './coingecko.ts'

const entry = {
  id: 'bitcoin',
  symbol: 'btc',
  name: 'Bitcoin',
  image: 'https://pictures.example/btc.png',
  current_price: 91_000.1,
  market_cap: 1_800_000_000_000,
  market_cap_rank: 1,
  total_volume: 5e10,
  last_updated: '2026-11-15T12:00:00.000Z',
}
const full = Array.from({ length: 250 }, () => entry)

describe('CoinGecko', () => {
  it('lists coins by size, in our words', async () => {
    const { ask } = fakeAsk([
      entry,
      { ...entry, symbol: 'new', market_cap: 0, market_cap_rank: null, current_price: null },
    ])
    expect(await coinGecko(ask).coins()).toMatchObject([
      { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', rank: 1, marketCapUsd: 1.8e12, priceUsd: 91_000.1 },
      { symbol: 'NEW', rank: null, marketCapUsd: null, priceUsd: null },
    ])
  })

  it('is read in four pages, and no further when one is not full', async () => {
    const whole = fakeAsk(full)
    expect(await coinGecko(whole.ask).coins()).toHaveLength(1000)
    expect(whole.paths.map(([path]) => path.slice(path.indexOf('&page')))).toEqual([
      '&page=1',
      '&page=2',
      '&page=3',
      '&page=4',
    ])
    const short = fakeAsk(full, [entry])
    expect(await coinGecko(short.ask).coins()).toHaveLength(251)
    expect(short.paths).toHaveLength(2)
  })

  it('is used without a later page that failed, but not without the first', async () => {
    expect(await coinGecko(fakeAsk(full, { status: { error_code: 429 } }).ask).coins()).toHaveLength(250)
    await expect(coinGecko(fakeAsk({ status: { error_code: 429 } }).ask).coins()).rejects.toThrow('garbage')
  })
})
