import { portfolio } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoPortfolio } from '../../demo/portfolio.ts'
import { chosenCurrency } from '../../lib/money/currency.ts'
import { writeStored } from '../../stored/stored.ts'
import { member, openPage, reply, sampled } from '../../testing/page.tsx'
import PortfolioScreen from './PortfolioScreen.tsx'

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
