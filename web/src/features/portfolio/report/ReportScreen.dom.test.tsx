import { market, portfolio, type ReplyOf } from '@pusula/contract'
import { newYearsEve, newYearsEveIn } from '@pusula/words/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage, refuse, reply } from '../../../testing/page.tsx'
import ReportScreen from './ReportScreen.tsx'

afterEach(() => void vi.useRealTimers())

const noRate = 'There is no rate to rely on; amounts are shown in dollars.'
const sale = { id: 'one', coinSymbol: 'BTC', quantity: '0.5', soldAt: '2026-03-01T12:00:00.000Z', day: '2026-03-01' }
const report: ReplyOf<typeof portfolio.report> = {
  currency: 'USD',
  costMethod: 'fifo',
  timeZone: 'Europe/Istanbul',
  years: [2026],
  saleCount: 1,
  sales: [{ ...sale, proceeds: '150', cost: '100', gain: '50' }],
  lotCount: 1,
  lots: [
    {
      ...{ saleId: 'one', coinSymbol: 'BTC', quantity: '0.5', acquiredOn: '2025-03-01', soldOn: '2026-03-01' },
      ...{ heldDays: 365, fee: '1', proceeds: '150', cost: '100', gain: '50', saleRate: null, purchaseRate: null },
      isIncome: false,
      isNetworkFee: false,
    },
  ],
  incomeCount: 1,
  income: [{ id: 'two', day: '2026-04-01', coinSymbol: 'ETH', quantity: '2', worth: '40', rate: null }],
  totals: { proceeds: '150', cost: '100', gain: '50', fees: '1', income: '40' },
}

it('while there is no rate, whoever reads lira is told why the year is in dollars', async () => {
  openPage(<ReportScreen />, {
    isMember: true,
    currency: 'TRY',
    answers: [reply(portfolio.report, report), refuse(market.rates, 'market.unavailable')],
  })
  expect(await screen.findByText(noRate)).toBeTruthy()
  expect(await screen.findAllByText('+$50.00')).toHaveLength(3)
})

it('tells each lot with its days and holding time, what came as income, and hands out both kinds of files', async () => {
  openPage(<ReportScreen />, { isMember: true, answers: [reply(portfolio.report, report)] })
  expect(await screen.findByText('0.5 BTC: 1 Mar 2025 → 1 Mar 2026, 365 days')).toBeTruthy()
  expect(screen.getByText('2 ETH')).toBeTruthy()
  expect(screen.getAllByText('$40.00')).toHaveLength(2)
  const files = ['Download CSV', 'Download Excel'].map(name => screen.getByRole('link', { name }).getAttribute('href'))
  expect(files.map(href => new URL(href ?? '', 'https://x').searchParams.get('format'))).toEqual(['csv', 'xlsx'])
})

it.each(['saleCount', 'lotCount', 'incomeCount'])(
  'says that the file has more rows than the screen: %s',
  async count => {
    openPage(<ReportScreen />, { isMember: true, answers: [reply(portfolio.report, { ...report, [count]: 1_001 })] })
    expect(await screen.findByText('The first 1,000 rows are shown; the file has all of them.')).toBeTruthy()
  },
)

it('a year whose days have no rate says so itself, once', async () => {
  const rate = { perDollar: 40, dayAgoPerDollar: 40, at: new Date().toISOString(), venues: ['BtcTurk'] }
  const { asked } = openPage(<ReportScreen />, {
    isMember: true,
    currency: 'TRY',
    answers: [reply(portfolio.report, report), reply(market.rates, { TRY: rate, EUR: null, source: 'live' })],
  })
  await waitFor(() => expect(asked(portfolio.report).at(-1)).toMatchObject({ currency: 'TRY' }))
  expect(await screen.findAllByText('+$50.00')).toHaveLength(3)
  expect(screen.getAllByText(noRate)).toHaveLength(1)
})

it('a year in the money of the reader says nothing of rates', async () => {
  openPage(<ReportScreen />, { isMember: true, answers: [reply(portfolio.report, report)] })
  expect(await screen.findAllByText('+$50.00')).toHaveLength(3)
  expect(screen.queryByText(noRate)).toBeNull()
})

it.each(newYearsEveIn)('opens on the year that it is for the reader, in $zone', async ({ zone, day }) => {
  vi.useFakeTimers({ now: newYearsEve, toFake: ['Date'] })
  const { asked } = openPage(<ReportScreen />, {
    isMember: true,
    timeZone: zone,
    answers: [reply(portfolio.report, report)],
  })
  await waitFor(() => expect(asked(portfolio.report)).toMatchObject([{ year: day.slice(0, 4) }]))
})
