import { expect, it } from 'vitest'
import { respondRates } from './rates.ts'

const query = { get: () => null }
const dayMs = 86_400_000
const ratesOn = (day: number): Record<string, number> =>
  JSON.parse(respondRates({ path: '/v1/latest', query, nowMs: day * dayMs + 5 }).body).rates

it('says what a dollar is worth, the same all day, and never far from the day before', () => {
  for (let day = 20_000; day < 20_900; day++) {
    const [now, next] = [ratesOn(day), ratesOn(day + 1)]
    for (const currency of ['EUR', 'TRY']) {
      const change = Math.abs((next[currency] ?? 0) / (now[currency] ?? 0) - 1)
      expect(change).toBeGreaterThan(0)
      expect(change).toBeLessThan(0.01)
    }
  }
})

it('knows no other call', () => expect(respondRates({ path: '/v1/other', query, nowMs: 0 }).status).toBe(404))
