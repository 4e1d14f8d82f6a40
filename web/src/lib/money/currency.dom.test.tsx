import { accounts } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { lost, member, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import { met } from '../person/met.ts'
import { chooseCurrency, chosenCurrency } from './currency.ts'

beforeEach(() => {
  met.member = member.id
})

it('of two choices the last one is the account’s, however slow the first was', async () => {
  let arrive = () => {}
  const slow = new Promise<void>(resolve => {
    arrive = resolve
  })
  const kept: unknown[] = []
  const { asked } = openPage(null, {
    isMember: true,
    answers: [
      replyWith(accounts.chooseCurrency, async ({ currency }) => {
        if (currency === 'TRY') await slow
        kept.push(currency)
        return { success: true as const }
      }),
    ],
  })
  act(() => chooseCurrency('TRY'))
  await waitFor(() => expect(asked(accounts.chooseCurrency)).toHaveLength(1))
  act(() => chooseCurrency('USD'))
  act(() => chooseCurrency('EUR'))
  arrive()
  await waitFor(() => expect(kept).toEqual(['TRY', 'EUR']))
  expect(chosenCurrency.get()).toBe('EUR')
})

it.each([
  ['refused', refuse(accounts.chooseCurrency, 'server.busy'), 'Currency not kept with your account'],
  ['lost', lost(accounts.chooseCurrency), 'No answer came'],
])(
  'a choice that was %s is shown on this device and said not to be the account’s, and the next one is sent',
  async (_, answered, title) => {
    const { asked, answer } = openPage(null, { isMember: true, answers: [answered] })
    act(() => chooseCurrency('USD'))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(chosenCurrency.get()).toBe('USD')
    answer(reply(accounts.chooseCurrency, { success: true }))
    act(() => chooseCurrency('EUR'))
    await waitFor(() => expect(asked(accounts.chooseCurrency)).toHaveLength(2))
  },
)
