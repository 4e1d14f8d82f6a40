import { describe, expect, it } from 'vitest'
import { turnsOffered } from '../../../testing/event-loop.ts'
import type { ListedCoin } from '../exchanges/coingecko.ts'
import type { Ticker } from '../facts.ts'
import { bookOf } from './book.ts'
import { mergeCoins } from './merge.ts'
import { noOwnCoins } from './own/own.ts'
import { isPegged } from './pegged.ts'

const listed = (symbol: string, id: string, priceUsd: number, rank: number): ListedCoin => ({
  id,
  symbol,
  name: `The ${id}`,
  rank,
  marketCapUsd: 1e9 / rank,
  priceUsd,
})
const board = (venue: string, prices: Record<string, number>) => ({
  venue,
  tickers: new Map(
    Object.entries(prices).map(([symbol, lastPrice]): [string, Ticker] => [
      symbol,
      {
        symbol,
        lastPrice,
        openPrice: lastPrice,
        highPrice: lastPrice,
        lowPrice: lastPrice,
        volumeBase: 1,
        volumeQuote: lastPrice,
        atMs: 0,
      },
    ]),
  ),
})
const nameless = () => undefined

describe('all coins', () => {
  it('are those of the list that somebody trades, in its order, with what is in circulation', () => {
    const list = [listed('BTC', 'bitcoin', 100, 1), listed('LEO', 'leo', 9, 2), listed('ETH', 'ethereum', 10, 3)]
    const coins = mergeCoins(list, [board('A', { ETH: 10, BTC: 100 }), board('B', { BTC: 101 })], nameless)
    expect(coins.map(({ symbol, rank, exchanges, supply }) => [symbol, rank, exchanges, supply])).toEqual([
      ['BTC', 1, ['A', 'B'], 1e9 / 100],
      ['ETH', 3, ['A'], 1e9 / 3 / 10],
    ])
  })

  it('are followed by those only the exchanges know, by what they trade, with a name if there is one', () => {
    const names = new Map([['SOL', { id: 'solana', name: 'Solana' }]])
    const coins = mergeCoins([], [board('A', { ADA: 1, SOL: 50 })], symbol => names.get(symbol))
    expect(coins.map(({ id, name, rank, marketCapUsd, supply }) => [id, name, rank, marketCapUsd, supply])).toEqual([
      ['solana', 'Solana', null, null, null],
      ['ada', 'ADA', null, null, null],
    ])
  })

  it('are the whole list while no exchange answers', () =>
    expect(mergeCoins([listed('BTC', 'bitcoin', 100, 1)], [], nameless)).toHaveLength(1))

  it('have unique symbols: of two, the one with the price of the exchange', () => {
    const list = [listed('ACT', 'large-act', 5, 1), listed('ACT', 'act-of-the-exchange', 0.02, 2)]
    const idOf = (price: number) => mergeCoins(list, [board('A', { ACT: price })], nameless).map(({ id }) => id)
    expect(idOf(0.021)).toEqual(['act-of-the-exchange'])
    expect(idOf(5.1)).toEqual(['large-act'])
    expect(idOf(77), 'neither: the larger').toEqual(['large-act'])
  })

  it('have a picture of ours', () =>
    expect(mergeCoins([listed('BTC', 'bitcoin', 1, 1)], [], nameless)[0]?.image).toBe('/coins/btc.svg'))
})

describe('a book of coins', async () => {
  const list = [listed('BTC', 'bitcoin', 100, 1), listed('WBT', 'white', 100, 2)]
  const traded = mergeCoins(list, [], nameless)
  const book = await bookOf(traded, noOwnCoins)

  it.each(['BTC', 'btc', 'BTCUSDT', 'btc/usdt', 'bitcoin', 'Bitcoın', 'THE BİTCOİN'])('opens at %s', spelling =>
    expect(book.find(spelling)?.symbol).toBe('BTC'),
  )

  it('has no page for what it does not know', () => expect(book.find('nothing')).toBeUndefined())

  it('keeps the market’s names, whatever the owner calls those coins, and adds the owner’s after them', async () => {
    const coins = [
      { id: 'mine', symbol: 'BTC', name: 'King' },
      { id: 'new', symbol: 'NEW', name: 'Mine' },
    ]
    const { known, find } = await bookOf(traded, { version: 1, coins, disabled: new Set(['WBT']) })
    expect(known.map(({ symbol, name, isEnabled, isUploaded }) => [symbol, name, isEnabled, isUploaded])).toEqual([
      ['BTC', 'The bitcoin', true, false],
      ['WBT', 'The white', false, false],
      ['NEW', 'Mine', true, true],
    ])
    expect([find('king'), find('mine')?.symbol]).toEqual([undefined, 'NEW'])
  })

  it('of many coins is built without blocking the event loop', async () => {
    const coins = Array.from({ length: 10_000 }, (_, i) => ({ id: `many-${i}`, symbol: `MANY${i}`, name: `Many ${i}` }))
    const own = { version: 1, coins, disabled: new Set<string>() }
    const turns = await turnsOffered(() => bookOf(traded, own))
    expect(turns, 'turns of others while 10,000 coins were written').toBeGreaterThan(600)
    const { find } = await bookOf(traded, own)
    expect(find('many 9999')?.symbol).toBe('MANY9999')
  })
})

describe('pegged coins', () => {
  it.each([
    ['USDT', 'Tether'],
    ['FDUSD', 'First Digital USD'],
    ['USDE', 'Ethena USDe'],
    ['DAI', 'Dai'],
    ['WBTC', 'Wrapped Bitcoin'],
    ['STETH', 'Lido Staked Ether'],
    ['WETH', 'WETH'],
  ])('%s (%s) is one', (symbol, name) => expect(isPegged({ symbol, name })).toBe(true))

  it.each([
    ['BTC', 'Bitcoin'],
    ['ENA', 'Ethena'],
    ['EURC', 'EURC'],
    ['PAXG', 'PAX Gold'],
    ['STX', 'Stacks'],
    ['EUL', 'Euler'],
    ['LDO', 'Lido DAO'],
  ])('%s (%s) is none', (symbol, name) => expect(isPegged({ symbol, name })).toBe(false))
})
