import { credits, guests, market, today } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showCurrency } from '../../lib/money/currency.ts'
import { openPage, refuse, reply, sampled } from '../../testing/page.tsx'
import HomePage from './HomePage.tsx'

it.each([
  [0, ['Last month’s leaders']],
  [3, ['Market', 'Track record', 'Last month’s leaders']],
])('a guest with %d analyses left finds each way on once', async (remaining, doors) => {
  openPage(<HomePage viewer={{ state: 'guest' }} />, {
    address: '/dashboard/home?guest=true',
    answers: [
      ...[market.topCoins, market.bulkPrices, market.sparklines, market.overview, market.rates, today.summary].map(
        sampled,
      ),
      reply(guests.stats, { used: 5 - remaining, limit: 5, remaining }),
    ],
  })
  if (remaining === 0) expect(await screen.findByRole('heading', { name: 'Open without credits' })).toBeTruthy()
  const ways = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(ways.map(way => way.querySelector('b')?.textContent)).toEqual(doors)
})

it('rows keep their dots while prices fail; those that come are marked, and those of a refresh pulse', async () => {
  const { user, answer } = openPage(<HomePage viewer={{ state: 'guest' }} />, {
    address: '/dashboard/home?guest=true',
    answers: [
      ...[market.topCoins, market.sparklines, market.overview, market.rates, today.summary].map(sampled),
      refuse(market.bulkPrices, 'market.unavailable'),
    ],
  })
  expect(await screen.findByText('Prices cannot be reached right now.')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByText('Price on its way').length).toBeGreaterThanOrEqual(5))

  answer(sampled(market.bulkPrices))
  const refresh = () => user.click(screen.getByRole('button', { name: 'Refresh prices' }))
  const mark = () => screen.getByRole('heading', { name: 'Top coins' }).nextElementSibling
  await refresh()
  await waitFor(() => expect(screen.queryByText('Price on its way')).toBeNull())
  await waitFor(() => expect(mark()?.textContent).toMatch(/^Simulated market · /))
  const animate = vi.fn()
  Object.assign(mark() ?? {}, { animate })
  await refresh()
  await waitFor(() =>
    expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ pseudoElement: '::after' })),
  )
})

it('whoever reads lira is told why the list is in dollars while there is no rate', async () => {
  openPage(<HomePage viewer={{ state: 'guest' }} />, {
    currency: 'TRY',
    address: '/dashboard/home?guest=true',
    answers: [
      ...[market.topCoins, market.sparklines, market.overview, market.bulkPrices, today.summary].map(sampled),
      refuse(market.rates, 'market.unavailable'),
    ],
  })
  expect(await screen.findByText('There is no rate to rely on; amounts are shown in dollars.')).toBeTruthy()
})

it('a tap shows the card of a coin for nothing: change, volume, or dollars beside another money, and the average', async () => {
  const { user, asked } = openPage(<HomePage viewer={{ state: 'guest' }} />, {
    address: '/dashboard/home?guest=true',
    answers: [
      ...[market.topCoins, market.bulkPrices, market.sparklines, market.overview, market.rates, today.summary].map(
        sampled,
      ),
      ...[market.candles, market.localPrices].map(sampled),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^ETH/ }))
  const card = within(await screen.findByRole('region', { name: 'Ethereum' }))
  expect(await card.findByText('+0.92%')).toBeTruthy()
  expect(card.getByText('Volume 28.41K ETH')).toBeTruthy()
  expect(card.getByText('Average')).toBeTruthy()
  act(() => showCurrency('TRY'))
  await waitFor(() => expect(card.queryByText(/^Volume/)).toBeNull())
  expect(card.getByText('$2,410.00')).toBeTruthy()
  expect(asked(credits.deduct)).toEqual([])
})
