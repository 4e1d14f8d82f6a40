import { market } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPage, sampled } from '../../testing/page.tsx'
import { HomeScreen } from './HomeScreen.tsx'

const nothing = () => undefined
const actions = { isFavorite: () => false, onPortfolio: nothing, onFavorite: nothing, onAnalyze: nothing }
const slots = { analysisPath: '/dashboard/analysis', coinPath: '/dashboard/analysis?coin=ETH' }

function Home() {
  const [symbol, select] = useState<string>()
  return (
    <HomeScreen
      greeting={<p>Welcome</p>}
      selectedSymbol={symbol}
      onSelect={coin => select(coin.symbol)}
      actions={actions}
      slots={slots}
    />
  )
}

const open = () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const page = openPage(<Home />, {
    answers: [
      market.topCoins,
      market.bulkPrices,
      market.sparklines,
      market.overview,
      market.rates,
      market.candles,
      market.localPrices,
    ].map(sampled),
  })
  return { ...page, seen }
}

it('the card of a picked coin comes into sight, and the keyboard stays where it was', async () => {
  const { user, seen } = open()
  const row = await screen.findByRole('button', { name: /^ETH/ })
  await user.click(row)
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  const [card, head] = seen.mock.contexts as Element[]
  expect(card?.previousElementSibling?.textContent).toBe('Welcome')
  expect(head).toBe(card?.firstElementChild)
  expect(document.activeElement).toBe(row)
  const known = within(await screen.findByRole('region', { name: 'Ethereum' }))
  expect(known.getByText(/coins that follow another price have none/)).toBeTruthy()

  await user.click(row)
  await waitFor(() => expect(seen, 'the same coin again, from further down').toHaveBeenCalledTimes(4))
})
