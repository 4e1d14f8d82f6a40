import { guests, market } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply, sampled } from '../../testing/page.tsx'
import HomePage from './HomePage.tsx'

it.each([
  [0, ['Hidden gems']],
  [3, ['Market', 'Track record', 'Hidden gems']],
])('a guest with %d analyses left finds each way on once', async (remaining, doors) => {
  openPage(<HomePage viewer={{ state: 'guest' }} />, {
    address: '/dashboard/home?guest=true',
    answers: [
      ...[market.topCoins, market.bulkPrices, market.sparklines, market.overview, market.rates].map(sampled),
      reply(guests.stats, { used: 5 - remaining, limit: 5, remaining }),
    ],
  })
  if (remaining === 0) expect(await screen.findByRole('heading', { name: 'Open without credits' })).toBeTruthy()
  const ways = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(ways.map(way => way.querySelector('b')?.textContent)).toEqual(doors)
})
