import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../testing/own-database.ts'
import type { CoinList, ListedCoin } from '../exchanges/coingecko.ts'
import { movableTime } from '../testing/time.ts'
import { joined, newestList } from './lists.ts'
import { listStore } from './store.ts'

const { database } = await ownDatabase()
const time = movableTime()

const coin = (symbol: string, name: string, id: string, rank = 1): ListedCoin => ({
  ...{ id, symbol, name, rank, marketCapUsd: 1e9, priceUsd: 1 },
})
const bitcoin = coin('BTC', 'Bitcoin', 'bitcoin')

/** A list that says what it is told to; it fails while it is told nothing. */
function saying(venue: string) {
  const state: { coins: ListedCoin[] } = { coins: [] }
  const list: CoinList = {
    venue,
    coins: async () => {
      if (!state.coins.length) throw new Error('away')
      return state.coins
    },
  }
  return { list, state }
}

const opened = () => {
  const [gecko, paprika] = [saying('CoinGecko'), saying('CoinPaprika')]
  const options = { lists: [gecko.list, paprika.list], store: listStore(database), time, refusals: () => {} }
  return { gecko: gecko.state, paprika: paprika.state, newest: newestList(options) }
}

describe('the newest list of coins', () => {
  it('falls back to the second source, under the known ids', async () => {
    const { gecko, paprika, newest } = opened()
    gecko.coins = [bitcoin, coin('XRP', 'XRP', 'ripple', 2)]
    expect((await newest())?.venue).toBe('CoinGecko')
    gecko.coins = []
    paprika.coins = [bitcoin, coin('XRP', 'XRP', 'xrp', 2), coin('NEW', 'New Coin', 'new-coin', 3)]
    time.forward(600_000)
    const second = await newest()
    expect(second?.venue).toBe('CoinPaprika')
    expect(second?.coins.map(({ id }) => id)).toEqual(['bitcoin', 'ripple', 'new-coin'])
  })

  it('is served stale with its age while both are down, also after a restart; it expires after a month', async () => {
    const first = opened()
    first.gecko.coins = [bitcoin]
    await first.newest()
    const readAtMs = time.nowMs()
    time.forward(86_400_000)
    const second = opened()
    expect(await second.newest()).toEqual({ venue: 'CoinGecko', coins: [bitcoin], atMs: readAtMs })
    time.forward(30 * 86_400_000)
    expect(await second.newest()).toBeUndefined()
  })

  it('is rejected when it shrank to half of the one before, also when another process read that', async () => {
    const first = opened()
    first.gecko.coins = Array.from({ length: 10 }, (_, i) => coin(`C${i}`, `Coin ${i}`, `coin-${i}`, i))
    await first.newest()
    const second = opened()
    second.gecko.coins = [bitcoin]
    expect((await second.newest())?.coins).toHaveLength(10)
  })
})

it('two coins never bear one id', () => {
  const known = [coin('ABC', 'Abc', 'abc')]
  const found = [coin('ABC', 'ABC', 'abc-2'), coin('XYZ', 'Xyz', 'abc')]
  expect(joined(found, known).map(({ symbol, id }) => `${symbol} ${id}`)).toEqual(['ABC abc'])
})
