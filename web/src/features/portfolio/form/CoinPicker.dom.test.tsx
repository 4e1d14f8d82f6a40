import { portfolio } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, reply } from '../../../testing/page.tsx'
import { editOwnCoin, OwnCoinSheet } from './CoinPicker.tsx'

it('a coin of one’s own is named and priced by hand, and a symbol of the market is refused with its reason', async () => {
  const { user, asked, answer } = openPage(<OwnCoinSheet />, {
    isMember: true,
    language: 'tr',
    answers: [refuse(portfolio.keepOwnCoin, 'portfolio.coinListed')],
  })
  let saved: unknown
  act(() =>
    editOwnCoin({ symbol: '', name: '' }, coin => {
      saved = coin
    }),
  )
  await user.type(await screen.findByLabelText('Sembol'), 'köy')
  expect(screen.getByText('Yalnızca harf ve rakam, en çok 20.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Sembol'))
  await user.type(screen.getByLabelText('Sembol'), 'koy')
  await user.type(screen.getByLabelText('Adı'), 'Köy coini')
  await user.type(screen.getByLabelText(/^Bir tanesinin fiyatı/), '1,25')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  expect(await screen.findByText(/Bu sembol piyasada var/)).toBeTruthy()
  answer(reply(portfolio.keepOwnCoin, []))
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await waitFor(() => expect(saved).toEqual({ symbol: 'KOY', name: 'Köy coini' }))
  expect(asked(portfolio.keepOwnCoin).at(-1)).toMatchObject({ symbol: 'koy', name: 'Köy coini', priceUsd: '1.25' })
})
