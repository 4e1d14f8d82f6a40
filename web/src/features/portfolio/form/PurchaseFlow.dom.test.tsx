import { market, type Purchase, portfolio } from '@pusula/contract'
import { isoDay } from '@pusula/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, replyWith } from '../../../testing/page.tsx'
import { addToPortfolio } from './flow.ts'
import PurchaseFlow from './PurchaseFlow.tsx'

const btc = { symbol: 'BTC', name: 'Bitcoin' }

const noted = (input: Record<string, unknown>): Purchase => ({
  id: String(input.id),
  kind: 'buy',
  quantity: String(input.quantity),
  usdCostBasis: String(input.usdCostBasis),
  feeUsd: '0',
  totalUsd: '0',
  purchaseDate: String(input.purchaseDate),
  notes: null,
})

function openForm(language: 'tr' | 'en') {
  const page = openPage(<PurchaseFlow />, {
    address: '/dashboard/home',
    isMember: true,
    language,
    answers: [
      refuse(market.currentPrice, 'market.unknownCoin'),
      refuse(portfolio.overview, 'server.failed'),
      refuse(portfolio.add, 'portfolio.notEnough'),
    ],
  })
  act(() => addToPortfolio(btc))
  return page
}

it('a purchase that says too little is not sent, and the first field that lacks something has the focus', async () => {
  const { user, asked } = openForm('en')
  await user.click(await screen.findByRole('button', { name: 'Add to portfolio' }))
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quantity')))
  await user.type(screen.getByLabelText('Quantity'), '0')
  await user.type(screen.getByLabelText('Unit cost'), 'ten')
  expect(screen.getByText('Type a number above zero.')).toBeTruthy()
  expect(screen.getByText('Type a number with up to 8 decimals.')).toBeTruthy()
  expect(asked(portfolio.add)).toEqual([])
})

it('what the server refuses comes back with every word, under the same id, and is noted at the second try', async () => {
  const { user, asked, answer } = openForm('tr')
  await user.type(await screen.findByLabelText('Miktar'), '1,5')
  await user.type(screen.getByLabelText('Birim maliyet'), '1.234,56')
  await user.type(screen.getByLabelText(/^Not/), 'ilk')
  await user.click(screen.getByRole('button', { name: 'Portföye ekle' }))
  expect(await screen.findAllByText('Portföye eklenemedi')).toBeTruthy()
  const quantity = await screen.findByLabelText<HTMLInputElement>('Miktar')
  expect([quantity.value, screen.getByLabelText<HTMLInputElement>('Birim maliyet').value]).toEqual(['1,5', '1.234,56'])
  expect(quantity.getAttribute('aria-invalid')).toBe('true')

  answer(replyWith(portfolio.add, noted))
  await user.click(screen.getByRole('button', { name: 'Portföye ekle' }))
  expect(await screen.findAllByText('Portföye eklendi')).toBeTruthy()
  const [first, second] = asked(portfolio.add)
  expect(second).toMatchObject({ quantity: '1.5', usdCostBasis: '1234.56', coinSymbol: 'BTC', notes: 'ilk' })
  expect(second?.id).toBe(first?.id)
  expect(String(second?.purchaseDate).slice(0, 4)).toBe(isoDay(new Date()).slice(0, 4))
})
