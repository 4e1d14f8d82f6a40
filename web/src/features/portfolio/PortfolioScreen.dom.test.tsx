import { portfolio } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { demoPortfolio } from '../../demo/portfolio.ts'
import { chosenCurrency } from '../../lib/money/currency.ts'
import { writeStored } from '../../stored/stored.ts'
import { member, openPage, refuse, reply, sampled } from '../../testing/page.tsx'
import PortfolioScreen from './PortfolioScreen.tsx'

afterEach(() => vi.restoreAllMocks())

it('what an earlier visit kept is on the screen at once, and never taken for new', async () => {
  chosenCurrency.set('USD')
  const now = demoPortfolio()
  const [bitcoin] = now.holdings
  writeStored('keptPortfolio', { value: { ...now, holdings: bitcoin ? [bitcoin] : [] }, atMs: Date.now() })
  const { asked } = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [reply(portfolio.overview, now), sampled(portfolio.history), sampled(portfolio.risk)],
  })
  expect(screen.getByRole('article', { name: 'Bitcoin' })).toBeTruthy()
  expect(await screen.findByRole('article', { name: 'Ethereum' })).toBeTruthy()
  expect(asked(portfolio.overview)).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Likely range for tomorrow' })).toBeTruthy())
})

it('without a network says with the age what can be done, and asks nothing that could only fail', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  chosenCurrency.set('USD')
  writeStored('keptPortfolio', { value: demoPortfolio(), atMs: Date.now() - 5 * 60_000 })
  const { user, asked } = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [refuse(portfolio.overview, 'server.failed')],
  })
  expect(screen.getByText(/5 min ago\. You can add entries/)).toBeTruthy()
  for (const name of [/^Edit /, /^Delete /, 'Remove coin'])
    await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByText(/^You can add entries, they are sent once/).length, 'and says why').toBeGreaterThan(0)
  expect([asked(portfolio.remove), asked(portfolio.change)]).toEqual([[], []])
})
