import { expect, it, vi } from 'vitest'
import { createExchange } from '../exchange.ts'

const calls = vi.hoisted(() => ({ count: 0 }))

vi.mock(import('./hash.ts'), async original => {
  const real = await original()
  const counted =
    <Arguments extends unknown[]>(work: (...args: Arguments) => number) =>
    (...args: Arguments) => {
      calls.count++
      return work(...args)
    }
  return { ...real, avalanche: counted(real.avalanche), bitsAt: counted(real.bitsAt) }
})

const exchange = createExchange({ seed: 1 })
function hashesFor(work: () => unknown): number {
  calls.count = 0
  work()
  return calls.count
}
const years = [2018, 2019, 2026, 2033, 2040]

it('finds one candle with as few hashes in 2040 as in 2018', () => {
  const nowMs = Date.UTC(2041, 0, 1)
  const counts = years.map(year =>
    hashesFor(() => exchange.candles('ETH', '15m', { limit: 1, endMs: Date.UTC(year, 4, 17, 9), nowMs })),
  )
  // Two paths of sixteen halvings at two hashes and a key or two each, the ends of the block, shocks and the candle.
  for (const count of counts) expect(count).toBeGreaterThan(64)
  for (const count of counts) expect(count).toBeLessThan(160)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(12)
})

it('does the same work for a ticker in every year', () => {
  const counts = years.map(year => hashesFor(() => exchange.ticker24h('ETH', Date.UTC(year, 4, 17, 9, 14, 59))))
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.05)
  expect(Math.max(...counts)).toBeLessThan(2500)
})

it('works in proportion to the time covered, not to the time since the beginning', () => {
  const nowMs = Date.UTC(2040, 0, 1)
  const hundredDays = hashesFor(() => exchange.candles('ETH', '1d', { limit: 100, nowMs }))
  const thousandDays = hashesFor(() => exchange.candles('ETH', '1d', { limit: 1000, nowMs }))
  expect(thousandDays / hundredDays).toBeLessThan(10.2)
})
