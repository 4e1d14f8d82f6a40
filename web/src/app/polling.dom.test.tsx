import { credits, guests, portfolio, referrals, subscriptions } from '@pusula/contract'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { demoWorth } from '../demo/portfolio.ts'
import { useBalance } from '../features/credits/index.ts'
import { useVisitorStats } from '../features/guests/index.ts'
import { useHistory, useOverview } from '../features/portfolio/queries.ts'
import { ReferralCard } from '../features/referrals/index.ts'
import { useSubscription } from '../features/subscriptions/subscription.ts'
import { FakeEventSource, stubEventSource } from '../testing/fake-event-source.ts'
import { openPage, reply, replyWith, sampled } from '../testing/page.tsx'

stubEventSource()

function Figures() {
  useVisitorStats(true)
  useBalance()
  useOverview('USD')
  useSubscription(true)
  return <ReferralCard />
}

it('figures are asked for as often as they may change, seldom while a stream tells of that, and never unseen', async () => {
  const { asked } = openPage(<Figures />, {
    isMember: true,
    answers: [
      ...[portfolio.overview, subscriptions.current, referrals.stats].map(sampled),
      reply(referrals.generate, { referralUrl: 'http://pusula.test/?ref=a' }),
      reply(credits.stats, { remainingAnalyses: 7, totalAnalyses: 20, tier: 'member' }),
    ],
  })
  const routes = [guests.stats, credits.stats, portfolio.overview, subscriptions.current, referrals.stats]
  const counts = () => routes.map(route => asked(route).length)
  const askedIn = async (ms: number) => {
    const before = counts()
    await act(() => vi.advanceTimersByTimeAsync(ms))
    return counts().map((count, place) => count - (before[place] ?? 0))
  }
  await vi.waitFor(async () => {
    await askedIn(1)
    expect(counts()).not.toContain(0)
  }, 30_000)
  expect(await askedIn(300_000), 'every 5, 30, 30, 60 and 5 seconds').toEqual([60, 10, 10, 5, 60])

  setInterval(() => FakeEventSource.held()[0]?.beat(), 20_000)
  await askedIn(20_000)
  expect(await askedIn(1_200_000), 'every 5 minutes').toEqual([4, 4, 4, 4, 4])

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await askedIn(300_000)).toEqual([0, 0, 0, 0, 0])
})

function Past() {
  const { data } = useHistory('USD')
  return <p>{data?.points.length}</p>
}

it('a history is asked for again while older prices are on their way, and no longer once they are there', async () => {
  let isMoreComing = true
  const { asked } = openPage(<Past />, {
    isMember: true,
    answers: [replyWith(portfolio.history, () => ({ ...demoWorth(), isMoreComing }))],
  })
  const forward = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await vi.waitFor(async () => {
    await forward(1)
    expect(screen.getByText('61')).toBeTruthy()
  }, 30_000)
  await forward(9_900)
  expect(asked(portfolio.history)).toHaveLength(2)
  isMoreComing = false
  await forward(300_000)
  expect(asked(portfolio.history)).toHaveLength(3)
})
