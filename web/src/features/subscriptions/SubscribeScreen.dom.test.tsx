import { type ReplyOf, subscriptions } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { acceptTerms, member, openPage, reply } from '../../testing/page.tsx'
import SubscribeScreen from './SubscribeScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T12:00:00.000Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const canceled: ReplyOf<typeof subscriptions.current> = {
  ...{ plan: 'monthly', status: 'canceled', endsAt: '2027-12-17T12:00:00.000Z', renewsAt: '2026-12-07T12:00:00.000Z' },
  ...{ canCancel: false, canResume: true, hasPortal: false, creditsForDiscount: 0, order: null },
}

const open = (subscription: typeof canceled) =>
  openPage(<SubscribeScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    timeZone: 'Europe/Istanbul',
    answers: [reply(subscriptions.current, subscription)],
  })

it('whoever has paid time left is told until when it can be resumed, and how far Pro reaches with another plan', async () => {
  const { user } = open(canceled)
  const resumable = 'You stay Pro until 17 December 2027. Until 7 December 2026 you can resume it without paying now.'
  expect(await screen.findByText(resumable)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /Monthly/ }))
  expect(screen.getByText(/secure payment page/).textContent).toBe(
    'You will go to a secure payment page. Renews on 17 December 2026. With the time you have paid for, Pro until 16 January 2028.',
  )
})

it('whoever has none left is told of the renewal alone', async () => {
  open({ ...canceled, status: 'lapsed', endsAt: '2026-11-10T12:00:00.000Z', renewsAt: null, canResume: false })
  expect((await screen.findByText(/secure payment page/)).textContent).toBe(
    'You will go to a secure payment page. Renews on 17 November 2027.',
  )
})

it('nobody comes back to terms that are accepted already', async () => {
  const lapsed = { ...canceled, status: 'lapsed' as const, endsAt: null, renewsAt: null, canResume: false }
  const box = () => screen.findByRole<HTMLInputElement>('checkbox')
  const { user, unmount } = open(lapsed)
  await box()
  await acceptTerms(user)
  expect((await box()).checked).toBe(true)
  unmount()
  open(lapsed)
  expect((await box()).checked).toBe(false)
})

it('a guest joins or signs in from a sheet over the prices', async () => {
  const { user } = openPage(<SubscribeScreen viewer={{ state: 'guest' }} />, {
    address: '/subscribe?guest=true',
    language: 'en',
  })
  await user.click(screen.getByRole('button', { name: 'Sign in or join' }))
  const known = await screen.findByRole('link', { name: 'I have an account' })
  expect(known.getAttribute('href')).toBe('/?with=email&next=%2Fsubscribe')
})
