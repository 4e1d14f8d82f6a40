import { accounts } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lost, member, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { identity } from '../person/identity.ts'
import { chooseCurrency, chosenCurrency, showCurrency } from './currency.ts'

beforeEach(() => {
  identity.member = member.id
  // What the test before has said is no longer there.
  toast.hide()
})

/** An answer that comes when the test says so. */
function slowAnswer() {
  let arrive = () => {}
  const slow = new Promise<void>(resolve => {
    arrive = resolve
  })
  return { slow, arrive: () => arrive() }
}

it('of two choices the last one is the account’s, however slow the first was', async () => {
  const { slow, arrive } = slowAnswer()
  const saved: unknown[] = []
  const { asked } = openPage(null, {
    isMember: true,
    answers: [
      replyWith(accounts.chooseCurrency, async ({ currency }) => {
        if (currency === 'TRY') await slow
        saved.push(currency)
        return { success: true as const }
      }),
    ],
  })
  act(() => chooseCurrency('TRY'))
  await waitFor(() => expect(asked(accounts.chooseCurrency)).toHaveLength(1))
  act(() => chooseCurrency('USD'))
  act(() => chooseCurrency('EUR'))
  // The account is looked at meanwhile, and still says what it said before.
  act(() => showCurrency('USD'))
  arrive()
  await waitFor(() => expect(saved).toEqual(['TRY', 'EUR']))
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

it('a choice that was not saved is retried from its toast', async () => {
  const { user, asked, answer } = openPage(null, {
    isMember: true,
    answers: [refuse(accounts.chooseCurrency, 'server.busy')],
  })
  act(() => chooseCurrency('TRY'))
  const said = within(await screen.findByRole('region', { name: 'Messages' }))
  answer(reply(accounts.chooseCurrency, { success: true }))
  await user.click(said.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked(accounts.chooseCurrency)).toMatchObject([{ currency: 'TRY' }, { currency: 'TRY' }]))
})

it('a choice that was not saved is not reported once there is another one', async () => {
  const { slow, arrive } = slowAnswer()
  const [route, refused] = refuse(accounts.chooseCurrency, 'server.busy')
  const { asked, answer } = openPage(null, {
    isMember: true,
    answers: [[route, async input => slow.then(() => refused(input))]],
  })
  act(() => chooseCurrency('TRY'))
  await waitFor(() => expect(asked(accounts.chooseCurrency)).toHaveLength(1))
  act(() => chooseCurrency('EUR'))
  answer(reply(accounts.chooseCurrency, { success: true }))
  const said = vi.spyOn(toast, 'show')
  arrive()
  await waitFor(() => expect(asked(accounts.chooseCurrency)).toHaveLength(2))
  expect(said).not.toHaveBeenCalled()
})
