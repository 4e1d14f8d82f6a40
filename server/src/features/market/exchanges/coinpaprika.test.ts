import { expect, it } from 'vitest'
import { fakeAsk } from '../testing/fake-ask.ts'
import { coinPaprika } from './coinpaprika.ts'

const entry = {
  id: 'btc-bitcoin',
  name: 'Bitcoin',
  symbol: 'BTC',
  rank: 1,
  circulating_supply: 19_900_000,
  quotes: { USD: { price: 91_000.1, volume_24h: 5e10, market_cap: 1_800_000_000_000, percent_change_24h: -0.4 } },
}

it('CoinPaprika lists coins by size in one call, named as the first list would', async () => {
  const { ask, paths } = fakeAsk([
    { ...entry, id: 'usdt-tether', symbol: 'usdt', name: 'Tether USD₮', rank: 3, quotes: { USD: { price: null } } },
    { ...entry, id: 'dead-coin', symbol: 'DEAD', name: 'Dead', rank: 0 },
    entry,
  ])
  expect(await coinPaprika(ask).coins()).toEqual([
    { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', rank: 1, marketCapUsd: 1.8e12, priceUsd: 91_000.1 },
    { id: 'tether-usd', symbol: 'USDT', name: 'Tether USD₮', rank: 3, marketCapUsd: null, priceUsd: null },
  ])
  expect(paths).toEqual([['/v1/tickers?quotes=USD', 1]])
})

it('CoinPaprika that answers something else is garbage', async () => {
  await expect(coinPaprika(fakeAsk({ error: 'not found' }).ask).coins()).rejects.toThrow('garbage')
})
