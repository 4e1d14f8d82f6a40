import { economy, market, portfolio } from '@pusula/contract'
import { dateOfDay } from '@pusula/engine'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rates } from '../../../demo/coins.ts'
import { demoPortfolio } from '../../../demo/portfolio.ts'
import { openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import WhatIfScreen from './WhatIfScreen.tsx'

const today = Math.floor(Date.now() / 86_400_000)
const months = (value: (i: number) => number) => ({
  from: '2014-01',
  values: Array.from({ length: 150 }, (_, i) => value(i)),
  source: 'ours',
})
const still = months(() => 100)

/** Ten years of closes that rise and fall by turns; a coin with a letter less is younger. */
const closes = replyWith(market.closes, ({ symbol }) => {
  const length = symbol === 'NEW' ? 200 : 3600
  const closesUsd = Array.from({ length }, (_, i) => 100 * Math.exp(0.0005 * i + 0.2 * Math.sin(i / 50)))
  return { symbol: String(symbol), from: dateOfDay(today - length), closesUsd, source: 'live' as const }
})
const series = { tuik: still, enag: still, us: still, euro: still, deposit: months(() => 40), gold: months(() => 1900) }
const prices = replyWith(economy.series, () => ({
  series,
  withholding: [['2013-01-01', 15] satisfies [string, number]],
}))

const dayRates = replyWith(market.dayRates, () => ({
  from: dateOfDay(today - 3600),
  perDollar: Array.from({ length: 3600 }, () => 40),
}))

const open = (
  address: string,
  answers: Parameters<typeof openPage>[1] extends infer O ? (O extends { answers?: infer A } ? A : never) : never = [],
) =>
  openPage(<WhatIfScreen isMember />, {
    isMember: true,
    language: 'en',
    address,
    answers: [closes, prices, ...(answers ?? [])],
  })

beforeEach(() => history.replaceState(null, '', '/dashboard/lab'))

it('regular buying tells worst, middle and best of all starts, beside other ways, and that it is the past', async () => {
  open('/dashboard/lab')
  expect(await screen.findByText(/of \d+ starts ended above what was paid/)).toBeTruthy()
  for (const name of ['Worst', 'Median', 'Best', 'All on day one', 'Gram gold, monthly'])
    expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByText(/^This is the past/)).toBeTruthy()
  expect(screen.getByText(/after buying fees \(0\.2%\)/)).toBeTruthy()
})

it('a tap on the span asks anew and stands in the address', async () => {
  const { user } = open('/dashboard/lab')
  await screen.findByText(/for 3 years/)
  await user.click(screen.getByRole('button', { name: '1 year' }))
  expect(await screen.findByText(/for 1 year,/)).toBeTruthy()
  expect(location.search).toContain('years=1')
})

it('begins with a usual sum of the currency that is read, also when its rate comes after the first drawing', async () => {
  const { user } = openPage(<WhatIfScreen isMember />, {
    ...{ isMember: true, language: 'en', currency: 'TRY', address: '/dashboard/lab' },
    answers: [closes, prices, dayRates, reply(market.rates, rates())],
  })
  expect(await screen.findByText(/^₺1,000 a month/)).toBeTruthy()
  const sum = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sum' })
  expect(sum.value).toBe('1000')
  await user.clear(sum)
  await user.type(sum, '2500')
  expect(await screen.findByText(/^₺2,500 a month/)).toBeTruthy()
})

it('a coin that is too young says so and offers a way on', async () => {
  open('/dashboard/lab?tab=regular&coins=NEW-10')
  expect(await screen.findByText('This coin has no 3-year history')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Look at 1 year' })).toBeTruthy()
})

it('hard days take the portfolio through three spells', async () => {
  open('/dashboard/lab?tab=hard', [replyWith(portfolio.overview, () => demoPortfolio())])
  expect(await screen.findByText(/^If .* came tomorrow, your portfolio would/)).toBeTruthy()
  for (const name of ['March 2020', 'May 2021', 'November 2022']) expect(screen.getByText(name)).toBeTruthy()
})

it('how much to hold never hides the worst', async () => {
  open('/dashboard/lab?tab=size', [replyWith(portfolio.overview, () => demoPortfolio())])
  expect(await screen.findByText(/^On the remaining days the loss is larger. On the worst day/)).toBeTruthy()
  expect(screen.getByText('On 19 days in 20 a day’s loss stays under $100.00.')).toBeTruthy()
  expect(screen.getByText('Same loss, other coins')).toBeTruthy()
})

it('a failure has a retry', async () => {
  openPage(<WhatIfScreen isMember />, {
    isMember: true,
    language: 'tr',
    address: '/dashboard/lab?tab=size',
    answers: [refuse(market.closes, 'market.unavailable'), replyWith(portfolio.overview, () => demoPortfolio())],
  })
  await waitFor(() => expect(screen.getByText('Veriler alınamadı')).toBeTruthy())
  expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeTruthy()
})
