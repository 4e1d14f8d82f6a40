import { portfolio } from '@pusula/contract'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const trade = (kind: 'buy' | 'sell', date: string, quantity: string, usdCostBasis: string, feeUsd = '0') => ({
  ...{ coinSymbol: 'BTC', coinName: 'Bitcoin', kind, quantity, usdCostBasis, feeUsd },
  purchaseDate: `${date}T12:00:00.000Z`,
})

it('the year report tells each sale of its year by either way of counting, exactly, also as a file', async () => {
  const ada = await world.member()
  for (const one of [
    trade('buy', '2024-03-01', '2', '100', '1'),
    trade('buy', '2025-01-01', '2', '200'),
    trade('sell', '2024-12-31', '1', '150'),
    trade('sell', '2025-06-01', '2', '300', '5'),
  ])
    await ada.call(portfolio.add, one)
  const report = await ada.call(portfolio.report, { year: 2025 })
  // One of the oldest is left at 100.5, and one of the younger went for 200.
  expect(report).toMatchObject({
    currency: 'USD',
    costMethod: 'fifo',
    years: [2025, 2024],
    sales: [{ coinSymbol: 'BTC', quantity: '2', proceeds: '595', cost: '300.5', gain: '294.5' }],
    totals: { proceeds: '595', cost: '300.5', gain: '294.5' },
  })
  const average = await ada.call(portfolio.report, { year: 2025, costMethod: 'average' })
  expect(average.totals.cost).toBe('333.666666666666666666666667')
  const file = await ada.request({ method: 'GET', url: `${portfolio.reportFile.path}?year=2025` })
  expect(file.headers['content-disposition']).toContain('pusula-2025.csv')
  expect(file.body.split('\r\n')[1]).toContain('2025-06-01T12:00:00.000Z,BTC,2,595,300.5,294.5,')
  const lira = await ada.call(portfolio.report, { year: 2025, currency: 'TRY' })
  expect(lira.currency).toBe('TRY')
  expect(Number(lira.totals.proceeds)).toBeGreaterThan(595 * 20)
  expect((await ada.call(portfolio.report, { year: 2023 })).sales).toEqual([])
})

it('a year begins at midnight where its reader is, and in UTC for whoever names no place that is known', async () => {
  const ada = await world.member()
  await ada.call(portfolio.add, trade('buy', '2024-03-01', '2', '100'))
  // Ten in the evening of New Year's Eve in UTC.
  await ada.call(portfolio.add, { ...trade('sell', '', '1', '150'), purchaseDate: '2024-12-31T22:00:00.000Z' })
  for (const [timeZone, year, gain] of [
    ['Pacific/Auckland', 2025, '50'],
    ['Asia/Kolkata', 2025, '50'],
    ['Europe/Istanbul', 2025, '50'],
    ['America/St_Johns', 2024, '0'],
    ['Nowhere/At all', 2024, '0'],
    [undefined, 2024, '0'],
  ] as const) {
    const report = await ada.call(portfolio.report, { year: 2025, ...(timeZone && { timeZone }) })
    expect([timeZone, report.years, report.totals.gain]).toEqual([timeZone, [year], gain])
  }
})
