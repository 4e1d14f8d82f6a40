import { type ReplyOf, subscriptions } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, member, openPage, reply } from '../../testing/page.tsx'
import { MembershipCard } from './MembershipCard.tsx'

const active: ReplyOf<typeof subscriptions.current> = {
  ...{ plan: 'monthly', status: 'active', endsAt: '2026-12-01T12:00:00.000Z', canResume: false, hasPortal: false },
  ...{ creditsForDiscount: 0, order: null },
}

it('a cancelation whose answer was lost is seen on the card all the same', async () => {
  const { user, answer } = openPage(<MembershipCard user={{ ...member, tier: 'pro' }} />, {
    isMember: true,
    answers: [reply(subscriptions.current, active)],
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  answer(reply(subscriptions.current, { ...active, status: 'canceled' }), [
    subscriptions.cancel,
    async () => {
      throw new TypeError('Failed to fetch')
    },
  ])
  await user.click(await awake('Cancel Pro'))
  expect(await screen.findByText('Canceled')).toBeTruthy()
})
