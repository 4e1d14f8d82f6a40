import { follows, market, type ReplyOf } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, reply, replyWith, sampled } from '../../testing/page.tsx'
import type { Viewer } from '../accounts/index.ts'
import type { LivingPlan } from '../analysis/index.ts'
import { FollowPlan } from './FollowPlan.tsx'
import MyPlansScreen from './MyPlansScreen.tsx'

type Mine = ReplyOf<typeof follows.mine>

const nowMs = Date.now()
const after = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString()
const plan: LivingPlan = {
  ...{ id: 7, symbol: 'SOL', side: 'up', state: 'waiting', issuedAt: after(-2), validUntil: after(22) },
  ...{ limitAt: null, metAt: null, endedAt: null, exit: null, result: null },
  ...{ price: 120.69, trigger: 124.6, entry: 124.9, stop: 119.9, target: 134, costOfRisk: 0.05 },
  chances: { met: 0.26, target: 0.2, stop: 0.55, neither: 0.25 },
}
const followed = (more: Partial<Mine['plans'][number]>): Mine['plans'][number] => ({
  ...{ ...plan, name: 'Solana', followedAt: after(-1), isTold: false },
  ...more,
})
const none: Mine = {
  ...{ plans: [], followed: 0, decided: 0, ended: 0, meanRatio: null, errorRatio: null },
  ...{
    begun: { was: 0, said: 0 },
    target: { was: 0, said: 0 },
    stop: { was: 0, said: 0 },
    neither: { was: 0, said: 0 },
  },
}
const viewer = { state: 'member' } as Viewer

/** A server that keeps what is followed. */
function openCard(shown = plan) {
  let mine: Mine = none
  return openPage(<FollowPlan plan={shown} isGuest={false} />, {
    address: '/dashboard/analysis',
    isMember: true,
    answers: [
      replyWith(follows.mine, () => mine),
      replyWith(follows.follow, ({ isTold }) => {
        const one = followed({ ...shown, isTold: Boolean(isTold) })
        mine = { ...none, plans: [one], followed: 1 }
        return one
      }),
      replyWith(follows.unfollow, () => {
        mine = none
        return { success: true as const }
      }),
    ],
  })
}

it('one tap follows a plan, the bell tells of it, another tap takes it back, and that can be undone', async () => {
  const { user, asked } = openCard()
  expect(await screen.findByText('No money involved; the result is kept in My plans.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  const following = await screen.findByRole('button', { name: 'Following' })
  await waitFor(() => expect(following.getAttribute('aria-pressed')).toBe('true'))
  await user.click(screen.getByRole('button', { name: 'Tell me when the plan changes' }))
  await waitFor(() => expect(asked(follows.follow)).toHaveLength(2))
  expect(asked(follows.follow).at(-1)).toMatchObject({ id: 7, isTold: true })
  expect(await screen.findByText('Notifications are off on this device')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Following' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(follows.follow)).toHaveLength(3))
  expect(asked(follows.follow).at(-1), 'as it was').toMatchObject({ id: 7, isTold: true })
  expect(await screen.findByRole('button', { name: 'Following' })).toBeTruthy()
})

it('a plan that began meanwhile cannot be followed, and the server’s word for it is said', async () => {
  const { user, answer } = openCard()
  answer(refuse(follows.follow, 'follows.begun'))
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(await screen.findByText('The plan could not be followed')).toBeTruthy()
  expect(screen.getByText('It has started or ended; you can follow the next one.')).toBeTruthy()
})

it('one that has started offers the next; a sample’s, which was never issued, offers nothing', () => {
  const { unmount } = openCard({ ...plan, state: 'met', metAt: after(-1), limitAt: after(167) })
  expect(screen.getByText('Already started; you can follow the next one.')).toBeTruthy()
  unmount()
  openPage(<FollowPlan plan={{ ...plan, id: null }} isGuest={false} />, { isMember: true })
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
})

it('a guest is asked to join', async () => {
  const { user } = openPage(<FollowPlan plan={plan} isGuest />, { address: '/dashboard/analysis?guest=true' })
  await user.click(screen.getByRole('button', { name: 'Follow' }))
  expect(await screen.findByRole('dialog', { name: 'Join to follow plans' })).toBeTruthy()
})

const openMine = (mine: Mine, isMember = true) =>
  openPage(<MyPlansScreen viewer={isMember ? viewer : ({ state: 'guest' } as Viewer)} />, {
    address: isMember ? '/dashboard/plans' : '/dashboard/plans?guest=true',
    isMember,
    answers: isMember ? [reply(follows.mine, mine), sampled(market.bulkPrices)] : [],
  })

it('my plans: those that are open first, with where the price stands, then how the others ended beside what was said', async () => {
  const begun = { state: 'met', metAt: after(-20), limitAt: after(148) } as const
  const ended = (id: number, more: Partial<LivingPlan>) =>
    followed({
      id,
      symbol: 'BTC',
      name: 'Bitcoin',
      metAt: after(-60),
      limitAt: after(100),
      endedAt: after(-id),
      ...more,
    })
  openMine({
    plans: [
      followed({ ...begun, id: 1 }),
      followed({ id: 2, symbol: 'ETH', name: 'Ethereum', side: 'down', trigger: 2_900 }),
      ended(3, { state: 'target', result: 0.034 }),
      ended(4, { state: 'stop', result: -0.031 }),
      ended(5, { state: 'lapsed', metAt: null, limitAt: null }),
      ended(6, { state: 'expired', limitAt: after(-6), result: 0.008 }),
      ended(7, { state: 'expired', result: 0.008 }),
    ],
    ...{ followed: 15, decided: 13, begun: { was: 8, said: 7.24 } },
    ...{ ended: 8, target: { was: 2, said: 1.8 }, stop: { was: 5, said: 4.4 }, neither: { was: 1, said: 1.8 } },
    ...{ meanRatio: -0.006, errorRatio: 0.03 },
  })
  expect(await screen.findByRole('heading', { name: '2 of your 8 started plans reached the target.' })).toBeTruthy()
  const rows = within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Whatyoursstated',
    'Condition met8 of 137.2 of 13',
    'Target first2 of 81.8 of 8',
    'Stop first5 of 84.4 of 8',
    'Neither1 of 81.8 of 8',
  ])
  expect(
    screen.getByText(/^−0\.6% a plan on average after fees, give or take 3\.0%\. 8 plans are too few to say more\.$/),
  ).toBeTruthy()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items[0]).toMatch(/^Solana: buy planStarted at .* · ends by .*On its way/)
  expect(items[1]).toMatch(/^Ethereum: a close below \$2,900By .* · 5 of 20 when issuedWaiting$/)
  expect(items[2]).toMatch(/^Bitcoin: buy plan.* · \+3\.4%Reached$/)
  expect(items[4]).toMatch(/no gain, no lossNever started$/)
  expect(items, 'four of those that ended').toHaveLength(6)
  expect(
    await screen.findByRole('img', { name: /^Stop \$119\.90, entry \$124\.90, target \$134\.00, now / }),
  ).toBeTruthy()
  screen.getByRole('button', { name: 'Show all (5)' }).click()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(7))
  expect(screen.getByText('Delisted'), 'it ended before its time').toBeTruthy()
  expect(screen.getByText('Only you see My plans. Not investment advice.')).toBeTruthy()
})

it('without a plan the way to begin, without an account the way in', async () => {
  const { unmount } = openMine(none)
  expect(await screen.findByRole('heading', { name: 'You follow no plan yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pick a coin' })).toBeTruthy()
  unmount()
  openMine(none, false)
  expect(screen.getByRole('heading', { name: 'Plans are for members' })).toBeTruthy()
})
