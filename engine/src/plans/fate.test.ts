import { describe, expect, it } from 'vitest'
import { fromRows } from '../candles.ts'
import { enterTrade, isTouched, leaveTrade } from './fate.ts'

type Quarter = readonly [open: number, high: number, low: number, close: number]

/** Quarter hours from a full hour on. Downwards the same is told of prices that are mirrored at 100. */
const sides = [
  { side: 'up', at: (usd: number) => usd },
  { side: 'down', at: (usd: number) => 200 - usd },
] as const

describe.each(sides)('a trade $side', ({ side, at }) => {
  const quarters = (...rows: Quarter[]) =>
    fromRows(
      rows.map(([open, high, low, close], i) => {
        const ends = [at(high), at(low)]
        return [i * 900_000, at(open), Math.max(...ends), Math.min(...ends), at(close), 1]
      }),
    )
  const closing = (closes: number[]) => quarters(...closes.map((usd): Quarter => [usd, usd, usd, usd]))
  /** Ninety-nine but for the named ones. */
  const closes = (others: Record<number, number>) => Array.from({ length: 104 }, (_, i) => others[i] ?? 99)
  const condition = { side, conditionUsd: at(100), targetUsd: at(110) }

  it.each([
    ['with the first hour that closes beyond its price', { 1: 105, 3: 100, 7: 101, 11: 102 }, 0, [101, 8]],
    ['no sooner than it is looked for', { 3: 101, 7: 102 }, 4, [102, 8]],
    ['in the last hour of a day', { 99: 101 }, 4, [101, 100]],
    ['not a day later', { 99: 101 }, 3, undefined],
    ['not where that hour closed at its target, whatever comes then', { 3: 110, 7: 101 }, 0, undefined],
  ])('begins %s', (_, others, start, expected) => {
    const found = enterTrade(closing(closes(others)), start, condition)
    expect(found && [at(found.priceUsd), found.next]).toEqual(expected)
  })

  it.each<[string, Quarter, [string, number]]>([
    ['at its target', [100, 110, 96, 105], ['target', 110]],
    ['at its stop', [100, 109, 95, 105], ['stop', 95]],
    ['at its stop where both were reached', [100, 111, 94, 105], ['stop', 95]],
    ['at the price that is there where a gap has passed its stop', [90, 92, 88, 91], ['stop', 90]],
  ])('ends %s', (_, quarter, [reached, usd]) => {
    const quiet: Quarter = [100, 109, 96, 101]
    const end = { reached, priceUsd: at(usd), next: 3 }
    const prices = { side, stopUsd: at(95), targetUsd: at(110) }
    expect(leaveTrade(quarters(quarter, quiet, quarter, quiet), 1, 4, prices)).toEqual(end)
    const last = { reached: 'end', priceUsd: at(101), next: 2 }
    expect(leaveTrade(quarters(quarter, quiet, quarter), 1, 2, prices), 'what lies outside does not count').toEqual(
      last,
    )
  })

  it('knows whether a price was touched', () => {
    const quiet: Quarter = [100, 104, 99, 100]
    const run = quarters([100, 105, 99, 100], quiet, [100, 105, 99, 100], quiet)
    expect([isTouched(run, 1, 2, at(100), at(105)), isTouched(run, 1, 3, at(100), at(105))]).toEqual([false, true])
  })
})
