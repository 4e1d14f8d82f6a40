import { credits, payments } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acceptTerms, member, openPage, refuse, reply } from '../../testing/page.tsx'
import AddCreditsScreen from './AddCreditsScreen.tsx'

const order = { paymentIntentId: '00000000-0000-4000-8000-00000000000b' }
let gone: string[] = []

beforeEach(() => {
  gone = []
  vi.spyOn(location, 'assign').mockImplementation(address => void gone.push(String(address)))
})
afterEach(() => vi.restoreAllMocks())

it('a guest who has not accepted the terms pays nothing; after that the chosen package is ordered once', async () => {
  const shop = () =>
    openPage(<AddCreditsScreen viewer={{ state: 'guest' }} />, {
      address: '/add-credits?guest=true',
      answers: [reply(payments.createGuestIntent, { ...order, checkoutUrl: 'https://pay.example/1' })],
    })
  const { user, asked, unmount } = shop()
  await user.click(screen.getByRole('radio', { name: /20 analyses/ }))
  const pay = screen.getByRole('button', { name: 'Pay $8.00' })
  await user.click(pay)
  expect(screen.getByText('Accept the terms of use and sale to go on.')).toBeTruthy()
  expect(asked(payments.createGuestIntent)).toEqual([])

  await acceptTerms(user)
  await user.dblClick(pay)
  await waitFor(() => expect(gone).toEqual(['https://pay.example/1']))
  expect(asked(payments.createGuestIntent)).toMatchObject([{ amount: 8, analyses: 20, termsAccepted: true }])
  unmount()
  shop()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked, 'nobody comes back to a ticked box').toBe(false)
})

it('a member sees what an own sum buys while typing it, and why a wrong one buys nothing', async () => {
  const { user, asked, answer } = openPage(<AddCreditsScreen viewer={{ state: 'member', user: member }} />, {
    address: '/add-credits',
    isMember: true,
    answers: [
      reply(credits.stats, { remainingAnalyses: 7, totalAnalyses: 20, tier: 'member' }),
      refuse(payments.createIntent, 'server.failed'),
    ],
  })
  const after = () => screen.getByText('Balance after').parentElement?.textContent
  expect(after(), 'its room is there before it is known').toBe('Balance after…')
  await waitFor(() => expect(after()).toMatch(/\d+ credits$/))
  await user.click(screen.getByRole('tab', { name: 'Custom amount' }))
  const amount = screen.getByLabelText('Amount in US dollars')
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  expect(screen.getAllByText('Enter a valid amount, 1 to 1,000 dollars.').length).toBeGreaterThan(0)
  await user.type(amount, '1001')
  expect(screen.getByText(/The largest amount is/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '1.000')
  expect(screen.getByText('Read as $1,000.00'), 'what was understood is said back').toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '12.50')
  expect(screen.getByText('Read as $12.50')).toBeTruthy()
  expect(screen.getByText('62 analyses')).toBeTruthy()
  expect(asked(payments.createIntent)).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Pay $12.50' }))
  expect(await screen.findAllByText(/Your card was not charged/)).toBeTruthy()
  answer(reply(payments.createIntent, { ...order, checkoutUrl: 'javascript:alert(1)' }))
  await user.click(screen.getByRole('button', { name: 'Pay $12.50' }))
  expect(await screen.findAllByText(/The payment page could not be made/), 'a script is no page').toBeTruthy()
  expect(gone).toEqual([])
})

it('a sum that is put into the field is written as its reader writes', async () => {
  const { user } = openPage(<AddCreditsScreen viewer={{ state: 'guest' }} />, {
    address: '/add-credits?guest=true',
    language: 'tr',
  })
  const amount = () => screen.getByLabelText<HTMLInputElement>('Dolar olarak tutar').value
  const line = () => screen.queryByText(/^\$12,50: kendi tutarınla 62 analiz, paketle 50 analiz\.$/)
  expect(line(), 'what the sum buys by either way, in one line').toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Kendi tutarın' }))
  expect(line(), 'no sum yet').toBeNull()
  await user.click(screen.getByRole('button', { name: '$8' }))
  expect(amount()).toBe('8')
  await user.click(screen.getByRole('button', { name: '$12,50' }))
  expect(amount()).toBe('12,5')
  expect(line()).toBeTruthy()
  expect(screen.getByText('62 analiz')).toBeTruthy()
})
