import { portfolio } from '@pusula/contract'
import type { Language } from '@pusula/words'
import { zones } from '@pusula/words/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoWorth } from '../../../demo/portfolio.ts'
import { openPage, replyWith } from '../../../testing/page.tsx'
import { useMoney } from '../money.ts'
import { HistoryCard } from './HistoryCard.tsx'

const Card = () => <HistoryCard money={useMoney('USD')} />

const openCard = (whole: { timeWeighted: number | null; moneyWeighted: number | null }, language: Language = 'en') =>
  openPage(<Card />, {
    isMember: true,
    language,
    answers: [replyWith(portfolio.history, ({ span }) => ({ ...demoWorth(), ...(span ? {} : whole) }))],
  })

it('returns stand under the whole time, and neither they nor their small print under a day', async () => {
  const { user } = openCard({ timeWeighted: 1, moneyWeighted: 0.25 })
  expect(await screen.findByText('Time-weighted return')).toBeTruthy()
  expect(screen.getByText(/^Time-weighted: .* Money-weighted: /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '1D' }))
  await waitFor(() => expect(screen.queryByText(/-weighted/)).toBeNull())
  expect(screen.getByRole('button', { name: '1D', pressed: true })).toBeTruthy()
})

it('an unknown return has no explanation beside the known one', async () => {
  openCard({ timeWeighted: 1, moneyWeighted: null })
  expect(await screen.findByText('Time-weighted return')).toBeTruthy()
  expect(screen.queryByText(/Money-weighted/)).toBeNull()
})

it('what a return in dollars is of is not called lira', async () => {
  openCard({ timeWeighted: 1, moneyWeighted: 0.25 }, 'tr')
  expect((await screen.findByText(/^Zaman ağırlıklı: /)).textContent).not.toContain('lira')
})

it.each(zones)('in %s it says since which day, and from one year on what that is by the year', async timeZone => {
  const { points, ...worth } = demoWorth()
  const [first, last] = [points[0]!, points.at(-1)!]
  const twoYears = [
    { ...first, at: '2024-11-01T00:00:00.000Z' },
    { ...last, at: '2026-11-01T00:00:00.000Z' },
  ]
  const history = { ...worth, points: twoYears, timeWeighted: null, moneyWeighted: 0.21 }
  const answers = [replyWith(portfolio.history, () => history)]
  const { user } = openPage(<Card />, { isMember: true, language: 'en', timeZone, answers })
  expect(await screen.findByText(/Since 1 Nov 2024\./)).toBeTruthy()
  expect(screen.getByText('+10.00% a year')).toBeTruthy()
  const told = within(screen.getByRole('table', { name: 'Value over time' }))
  expect([told.getByText('1 Nov 2024'), told.getByText('1 Nov 2026')]).toHaveLength(2)
  const chart = screen.getByRole('slider', { name: 'Value over time' })
  expect(
    within(chart)
      .getAllByText(/^\d+ \w+$/)
      .map(({ textContent }) => textContent),
  ).toContain('1 Nov')
  chart.focus()
  await user.keyboard('{Home}')
  expect(chart.getAttribute('aria-valuetext')).toContain('1 Nov 2024')
})

it('what is drawn of a longer history is called by its days, not all of it, also beside the hours of a day', async () => {
  const flow = { date: '2013-03-01', paidIn: 100, takenOut: 0, trades: [], tradeCount: 1 }
  const { points } = demoWorth()
  const { user } = openPage(<Card />, {
    isMember: true,
    language: 'en',
    answers: [
      replyWith(portfolio.history, ({ span }) => ({
        ...demoWorth(),
        flows: [flow],
        points: span ? points.slice(-25) : points,
        timeWeighted: null,
      })),
    ],
  })
  const days = `${points.length}D`
  expect(await screen.findByRole('button', { name: days, pressed: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '1D' }))
  expect(await screen.findByRole('button', { name: days, pressed: false })).toBeTruthy()
})
