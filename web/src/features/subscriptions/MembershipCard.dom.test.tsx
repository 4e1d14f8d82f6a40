import { type ReplyOf, subscriptions } from '@pusula/contract'
import { newYearsEve, newYearsEveIn } from '@pusula/words/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { awake, lost, member, openPage, refuse, reply } from '../../testing/page.tsx'
import { MembershipCard } from './SubscriptionDetails.tsx'

const active: ReplyOf<typeof subscriptions.current> = {
  ...{ plan: 'monthly', status: 'active', endsAt: '2026-12-01T12:00:00.000Z', renewsAt: '2026-12-01T12:00:00.000Z' },
  ...{ canCancel: true, canResume: false, hasPortal: false, creditsForDiscount: 0, order: null },
}
const canceled = { ...active, status: 'canceled', canCancel: false } as const

const openCard = (subscription: typeof active, timeZone = 'Europe/Istanbul') =>
  openPage(<MembershipCard user={{ ...member, tier: subscription.status === 'active' ? 'pro' : 'member' }} />, {
    isMember: true,
    timeZone,
    answers: [reply(subscriptions.current, subscription)],
  })

it('a cancelation with a lost response is refetched, and not reported as failed', async () => {
  const { user, answer } = openCard(active)
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  answer(reply(subscriptions.current, canceled), lost(subscriptions.cancel))
  await user.click(await awake('Cancel Pro'))
  expect(await screen.findByText('Canceled')).toBeTruthy()
  expect(screen.getAllByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('Not canceled')).toBeNull()
})

it('a cancelation that was refused is said so', async () => {
  const { user, answer } = openCard(active)
  await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  answer(refuse(subscriptions.cancel, 'subscriptions.notCanceled'))
  await user.click(await awake('Cancel Pro'))
  expect(await screen.findAllByText('Not canceled')).toBeTruthy()
})

describe('a subscription that ended because its renewal was not paid', () => {
  const lapsed = { ...active, status: 'lapsed', endsAt: '2026-01-01T12:00:00.000Z' } as const

  it('can be canceled, so that nobody tries the card again', async () => {
    const { user, asked, answer } = openCard(lapsed)
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    expect(screen.getByRole('dialog').textContent).toContain('it is not tried again')
    answer(reply(subscriptions.cancel, { endsAt: lapsed.endsAt }))
    await user.click(await awake('Cancel Pro'))
    expect(await screen.findAllByText('Subscription canceled')).toBeTruthy()
    expect(asked(subscriptions.cancel)).toHaveLength(1)
  })

  it('offers no cancelation where nothing is left to stop', async () => {
    openCard({ ...lapsed, canCancel: false })
    expect(await screen.findByText('Ended')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  })

  it('is told so where nothing is tried any more', async () => {
    const { user, answer } = openCard(lapsed)
    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
    answer(refuse(subscriptions.cancel, 'subscriptions.none'))
    await user.click(await awake('Cancel Pro'))
    expect(await screen.findAllByText('Nothing to cancel')).toBeTruthy()
    expect(screen.queryByText('Not canceled')).toBeNull()
  })
})

it('a resumption with a lost response is not reported as failed', async () => {
  const { user, answer } = openCard({ ...canceled, canResume: true })
  await user.click(await screen.findByRole('button', { name: 'Resume subscription' }))
  answer(reply(subscriptions.current, active), lost(subscriptions.resume))
  await user.click(screen.getByRole('button', { name: 'Resume Pro' }))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(await screen.findByText('Active')).toBeTruthy()
})

describe('a plan beside the rest of an earlier one', () => {
  const both = { ...active, endsAt: '2027-12-01T12:00:00.000Z' }
  const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  it('says the day of the next charge and until when Pro is paid', async () => {
    openCard(both)
    expect(await screen.findByText('Renews on')).toBeTruthy()
    expect(fact('Renews on')).toBe('1 December 2026')
    expect(fact('Pro until')).toBe('1 December 2027')
  })

  it.each(newYearsEveIn)('says one day where there is one: that of the reader, in $zone', async ({ zone, day }) => {
    const at = newYearsEve.toISOString()
    openCard({ ...active, endsAt: at, renewsAt: at }, zone)
    expect(await screen.findByText('Renews on')).toBeTruthy()
    expect(fact('Renews on')).toBe(day === '2027-01-01' ? '1 January 2027' : '31 December 2026')
    expect(screen.queryByText('Pro until')).toBeNull()
  })

  it('names both days before it is resumed and after', async () => {
    const { user, answer } = openCard({ ...both, status: 'canceled', canCancel: false, canResume: true })
    await user.click(await screen.findByRole('button', { name: 'Resume subscription' }))
    const says = 'Nothing is paid now. It renews on 1 December 2026 for $35.00. Pro is paid until 1 December 2027.'
    expect(screen.getByRole('dialog').textContent).toContain(says)
    const { endsAt, renewsAt } = both
    answer(reply(subscriptions.current, both), reply(subscriptions.resume, { endsAt, renewsAt }))
    await user.click(screen.getByRole('button', { name: 'Resume Pro' }))
    expect(await screen.findAllByText('It renews on 1 December 2026.')).toBeTruthy()
  })
})
