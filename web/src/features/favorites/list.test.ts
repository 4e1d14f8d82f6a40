import { describe, expect, it } from 'vitest'
import { type Favorite, withoutStar, withStar } from './list.ts'

const now = new Date('2026-11-15T12:00:00Z')
const favorite = (coinSymbol: string, day: number): Favorite => ({
  id: coinSymbol,
  userId: 'me',
  coinSymbol,
  coinName: coinSymbol,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
})
const list = [favorite('ETH', 3), favorite('BTC', 2)]
const star = (symbol: string, isOn: boolean) => ({ symbol, name: symbol, isOn })
const symbols = (favorites: Favorite[]) => favorites.map(({ coinSymbol }) => coinSymbol)

describe('a tap on a star', () => {
  it('puts a coin first, once, and takes it away again', () => {
    const added = withStar(list, star('SOL', true), now)
    expect(symbols(added)).toEqual(['SOL', 'ETH', 'BTC'])
    expect(symbols(withStar(added, star('SOL', true), now))).toEqual(['SOL', 'ETH', 'BTC'])
    expect(symbols(withStar(added, star('SOL', false), now))).toEqual(['ETH', 'BTC'])
  })

  it('that is refused leaves the list as it was, with what other taps have changed', () => {
    const added = withStar(list, star('SOL', true), now)
    expect(withoutStar(added, star('SOL', true), list)).toEqual(list)
    const removed = withStar(list, star('ETH', false), now)
    expect(withoutStar(removed, star('ETH', false), list)).toEqual(list)
    const meanwhile = withStar(removed, star('SOL', true), now)
    expect(symbols(withoutStar(meanwhile, star('ETH', false), list))).toEqual(['SOL', 'ETH', 'BTC'])
  })

  it('on a coin that was there already does not lose it', () =>
    expect(withoutStar(list, star('BTC', true), list)).toEqual(list))
})
