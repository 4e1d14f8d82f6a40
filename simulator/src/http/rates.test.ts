import { DAY_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { respondRates } from './rates.ts'

const query = { get: () => null }
const ratesOn = (day: number): Record<string, number> =>
  JSON.parse(respondRates({ path: '/v1/latest', query, nowMs: day * DAY_MS + 5 }).body).rates

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

it('says the same of a day that is over, and nothing of weekends and of days to come', () => {
  const nowMs = Date.parse('2026-11-15T12:00:00Z')
  const { rates } = JSON.parse(respondRates({ path: '/v1/2026-11-06..2026-12-31', query, nowMs }).body)
  const workdays = ['2026-11-06', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
  expect(Object.keys(rates)).toEqual(workdays)
  expect(rates['2026-11-12']).toEqual(ratesOn(Date.parse('2026-11-12') / DAY_MS))
})
