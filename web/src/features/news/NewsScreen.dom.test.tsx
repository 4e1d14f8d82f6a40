import { market, news } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, sampled } from '../../testing/page.tsx'
import { keepSelectedCoin } from '../market/index.ts'
import NewsScreen from './NewsScreen.tsx'

it('a link that names a coin opens its news, whichever was looked at last', async () => {
  keepSelectedCoin(true, { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '/coins/eth.svg' })
  openPage(<NewsScreen />, {
    address: '/dashboard/news?coin=btc&guest=true',
    answers: [sampled(news.ofCoin), sampled(market.overview)],
  })
  await screen.findByRole('heading', { name: 'News' })
  expect((await screen.findAllByText(/Bitcoin/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Ethereum/)).toBeNull()
})
