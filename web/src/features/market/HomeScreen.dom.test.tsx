import { market } from '@pusula/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { chosenCurrency } from '../../lib/money/currency.ts'
import { openPage, sampled } from '../../testing/page.tsx'
import type { Coin } from './coins.ts'
import { HomeScreen } from './HomeScreen.tsx'

const nothing = () => undefined
const actions = { isFavorite: () => false, onPortfolio: nothing, onFavorite: nothing, onAnalyze: nothing }
const slots = { analysisPath: '/dashboard/analysis', coinPath: '/dashboard/analysis?coin=ETH' }

function Home() {
  const [selected, select] = useState<Coin | null>(null)
  return (
    <HomeScreen
      greeting={<p>Welcome</p>}
      today={null}
      selected={selected}
      onSelect={select}
      actions={actions}
      slots={slots}
    />
  )
}

const open = () => {
  // What stands before a part when it is brought into sight: it may be replaced by then, once its figures are there.
  const before: (string | null | undefined)[] = []
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockClear()
  seen.mockImplementation(function (this: Element) {
    before.push(this.previousElementSibling?.textContent)
  })
  const page = openPage(<Home />, {
    answers: [
      market.topCoins,
      market.search,
      market.bulkPrices,
      market.sparklines,
      market.overview,
      market.rates,
      market.candles,
      market.localPrices,
    ].map(sampled),
  })
  return { ...page, seen, before }
}

it('the card of a picked coin comes into sight, and the keyboard stays where it was', async () => {
  const { user, seen, before } = open()
  const row = await screen.findByRole('button', { name: /^ETH ?Ethereum/ })
  await user.click(row)
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  const [card, head] = seen.mock.contexts as Element[]
  expect(before[0]).toBe('Welcome')
  expect(head).toBe(card?.firstElementChild)
  expect(document.activeElement).toBe(row)
  const known = within(await screen.findByRole('region', { name: 'Ethereum' }))
  expect(known.getByText('The score comes with an analysis.')).toBeTruthy()

  await user.click(row)
  await waitFor(() => expect(seen, 'the same coin again, from further down').toHaveBeenCalledTimes(4))
})

it('the spoken price follows the money that prices are shown in', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^ETH ?Ethereum/ }))
  const spoken = await screen.findByText(/^Ethereum \$/, { selector: 'output' })
  act(() => chosenCurrency.set('TRY'))
  await waitFor(() => expect(spoken.textContent).toMatch(/^Ethereum ₺/))
})

it('of several picks only the last one moves the page, and none moves it back for somebody who goes on', async () => {
  const { user, seen } = open()
  const eth = await screen.findByRole('button', { name: /^ETH ?Ethereum/ })
  const btc = screen.getByRole('button', { name: /^BTC ?Bitcoin/ })
  const waits: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waits.push(run) - 1)
  vi.stubGlobal('cancelIdleCallback', (at: number) => waits.fill(nothing, at, at + 1))
  const idle = () => {
    for (const run of waits) run()
    waits.fill(nothing)
  }
  await user.click(eth)
  await user.click(btc)
  idle()
  expect(seen).toHaveBeenCalledTimes(2)
  await user.click(eth)
  fireEvent.wheel(document.body)
  idle()
  expect(seen).toHaveBeenCalledTimes(2)
})

it('the field in which a coin was found stays in sight with the head of its card', async () => {
  const { user, seen } = open()
  const field = screen.getByRole('combobox')
  await user.type(field, 'eth')
  await user.click((await screen.findAllByRole('option'))[0] ?? field)
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(3))
  const [card, search, head] = seen.mock.contexts as Element[]
  expect(search).toBe(field)
  expect(head).toBe(card?.firstElementChild)
})
