import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Star } from '../../stored/shapes.ts'
import { type Favorite, queued, without, withStars } from './outbox.ts'

const favorite = (coinSymbol: string, day: number): Favorite => ({
  id: coinSymbol,
  userId: 'me',
  coinSymbol,
  coinName: coinSymbol,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
})
const list = [favorite('ETH', 3), favorite('BTC', 2)]
const star = (symbol: string, isOn: boolean, second = 0): Star => ({
  symbol,
  name: symbol,
  isOn,
  tappedAt: `2026-11-15T12:00:0${second}.000Z`,
  isLate: false,
})
const symbols = (favorites: readonly Favorite[]) => favorites.map(({ coinSymbol }) => coinSymbol)

describe('optimistic updates of stars', () => {
  it('put a coin first, once, and take it away again', () => {
    const added = withStars(list, [star('SOL', true)])
    expect(symbols(added)).toEqual(['SOL', 'ETH', 'BTC'])
    expect(withStars(added, [star('SOL', true)])).toEqual(added)
    expect(withStars(added, [star('SOL', false)])).toEqual(list)
  })

  it('are rolled back once they are refused', () => {
    const waiting = queued([star('ETH', false)], star('SOL', true))
    expect(symbols(withStars(list, waiting))).toEqual(['SOL', 'BTC'])
    const refused = without(waiting, star('ETH', false))
    expect(symbols(withStars(list, refused))).toEqual(['SOL', 'ETH', 'BTC'])
  })

  it('during a pending one on the same coin are not lost with it', () => {
    const [sent] = [star('SOL', true, 1)]
    const waiting = queued([sent], star('SOL', false, 2))
    expect(without(waiting, sent)).toEqual([star('SOL', false, 2)])
  })

  it('are coalesced per coin, with the same result as all of them in turn', () => {
    const taps = fc.array(fc.tuple(fc.constantFrom('ETH', 'SOL', 'ADA'), fc.boolean()))
    fc.assert(
      fc.property(taps, pairs => {
        const stars = pairs.map(([symbol, isOn]) => star(symbol, isOn))
        const waiting = stars.reduce<Star[]>(queued, [])
        expect(new Set(waiting.map(({ symbol }) => symbol)).size).toBe(waiting.length)
        expect(symbols(withStars(list, waiting)).sort()).toEqual(symbols(withStars(list, stars)).sort())
      }),
    )
  })
})
