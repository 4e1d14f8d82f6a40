import { credits, market, today } from '@pusula/contract'
import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeEventSource, stubEventSource } from '../../testing/fake-event-source.ts'
import { openPage, reply, sampled } from '../../testing/page.tsx'
import { Today } from './Today.tsx'
import { plan, serverTime, summary } from './testing.ts'

stubEventSource()

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('Today follows the stream: prices and plans change in place, and nothing is asked every quarter of an hour', async () => {
  vi.setSystemTime(serverTime)
  const { asked } = openPage(<Today />, {
    ...{ isMember: true, serverTime, timeZone: 'Europe/Istanbul', address: '/dashboard', language: 'en' },
    answers: [
      reply(today.summary, {
        ...{ ...summary, plans: [{ name: 'Ethereum', plan }], plansStarted: 1 },
        portfolio: {
          ...{ lowUsd: 9_000, highUsd: 11_000, valueUsd: 10_000, endsAt: '2026-11-18T11:30:00.000Z' },
          coins: [{ symbol: 'BTC', valueUsd: 6_000, priceUsd: 60_000 }],
        },
      }),
      reply(credits.open, { coins: [], gifts: [] }),
      ...[market.bulkPrices, market.rates, credits.stats].map(sampled),
    ],
  })
  const line = () => FakeEventSource.held().at(-1)
  const count = () => asked(today.summary).length
  await vi.waitFor(async () => {
    await pass(1_000)
    expect(screen.queryByText('now 65,690')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'My plans' })).toBeTruthy()
    expect(line()?.url).toMatch(/coins=BTC%2CETH/)
  }, 30_000)
  setInterval(() => line()?.beat(), 20_000)
  act(() => line()?.beat())
  act(() => line()?.tell(Date.now(), { BTC: { price: 66_012, changePercent: 1 } }))
  await pass(1_000)
  expect(screen.queryByText('now 66,012')).toBeTruthy()
  expect(screen.queryByText('$10,601.20'), 'a tenth of a coin rose by 6,012').toBeTruthy()

  const before = count()
  await pass(50 * MINUTE_MS)
  expect(count() - before).toBe(0)
  act(() => line()?.change('plans'))
  await pass(1_000)
  expect(count() - before, 'a plan began or ended').toBe(1)
  // What the server answers is always of the same time here.
  await pass(75 * MINUTE_MS)
  expect(count() - before, 'and each hour a range of Bitcoin is issued').toBeGreaterThan(1)
})

it('a morning that lies months ahead of this clock is not asked about all the time', async () => {
  vi.setSystemTime(serverTime)
  const monthsAhead = new Date(serverTime.getTime() + 90 * DAY_MS).toISOString()
  const bitcoin = summary.bitcoin && { ...summary.bitcoin, endsAt: monthsAhead }
  const { asked } = openPage(<Today />, {
    ...{ isMember: true, serverTime, timeZone: 'Europe/Istanbul', address: '/dashboard', language: 'en' },
    answers: [
      reply(today.summary, { ...summary, bitcoin, nextAt: monthsAhead }),
      reply(credits.open, { coins: [], gifts: [] }),
      ...[market.bulkPrices, market.rates, credits.stats].map(sampled),
    ],
  })
  await vi.waitFor(async () => {
    await pass(1_000)
    expect(FakeEventSource.held()).not.toHaveLength(0)
  }, 30_000)
  act(() => FakeEventSource.held().at(-1)?.beat())
  const before = asked(today.summary).length
  await pass(10_000)
  expect(asked(today.summary).length).toBe(before)
})
