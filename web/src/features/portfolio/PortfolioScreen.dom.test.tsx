import { market, portfolio, type Route } from '@pusula/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { demoEntries, demoPortfolio } from '../../demo/portfolio.ts'
import { identity } from '../../lib/person/identity.ts'
import { queryClient } from '../../lib/query.ts'
import { writeStored } from '../../stored/stored.ts'
import { type Answered, awake, lost, member, openPage, refuse, reply, replyWith, sampled } from '../../testing/page.tsx'
import PurchaseFlow from './form/PurchaseFlow.tsx'
import PortfolioScreen from './PortfolioScreen.tsx'
import { type Overview, overviewKey } from './queries.ts'
import { queue } from './queue/queue.ts'

afterEach(() => {
  // First, so that nothing is drawn anew with a network.
  cleanup()
  vi.restoreAllMocks()
  localStorage.clear()
  queue.set(null)
  identity.member = null
})

const entriesAnswer = replyWith(portfolio.entries, input => demoEntries(input))

/** What is sent finds no way. */
const away = lost(portfolio.add)

it('the cached portfolio is drawn at once, and marked as stale', async () => {
  const now = demoPortfolio()
  const [bitcoin] = now.holdings
  writeStored('keptPortfolio', { value: { ...now, holdings: bitcoin ? [bitcoin] : [] }, atMs: Date.now() })
  const { asked } = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [
      reply(portfolio.overview, now),
      entriesAnswer,
      sampled(portfolio.history),
      sampled(portfolio.risk),
      sampled(portfolio.realReturn),
      replyWith(market.sparklines, () => ({ BTC: [1, 2, 3] })),
    ],
  })
  expect(screen.getByRole('article', { name: 'Bitcoin' })).toBeTruthy()
  expect(await screen.findByRole('article', { name: 'Ethereum' })).toBeTruthy()
  expect(asked(portfolio.overview)).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Likely range for tomorrow' })).toBeTruthy())
})

it('coins are sorted by share, and by return or name on request', async () => {
  const demo = demoPortfolio()
  const [first, second] = demo.holdings
  if (!first || !second) throw new Error('the demo has two coins')
  const counted = { ...first.counted, cost: '1' }
  const third = { ...first, coinSymbol: 'AAVE', coinName: 'Aave', currentValue: '10', counted }
  const { user } = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [
      reply(portfolio.overview, { ...demo, holdings: [first, second, third] }),
      entriesAnswer,
      sampled(portfolio.history),
      sampled(portfolio.risk),
      sampled(portfolio.realReturn),
      replyWith(market.sparklines, () => ({})),
    ],
  })
  const choice = await screen.findByLabelText('Order')
  const seen = () => screen.getAllByRole('article').map(article => article.getAttribute('aria-label'))
  expect(seen()).toEqual([first.coinName, second.coinName, 'Aave'])
  await user.selectOptions(choice, 'By name')
  expect(seen()).toEqual(['Aave', first.coinName, second.coinName])
  await user.selectOptions(choice, 'By return')
  expect(seen()[0], 'ten times its cost').toBe('Aave')
})

it('a stale rate shows its date', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const rate = { perDollar: 40, dayAgoPerDollar: null, venues: ['BtcTurk'], at }
  openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    currency: 'TRY',
    answers: [
      reply(portfolio.overview, { ...demoPortfolio(), currency: 'TRY' }),
      entriesAnswer,
      sampled(portfolio.history),
      sampled(portfolio.risk),
      sampled(portfolio.realReturn),
      replyWith(market.sparklines, () => ({ BTC: [1, 2, 3] })),
      reply(market.rates, { TRY: rate, EUR: null, source: 'simulated' }),
    ],
  })
  expect(await screen.findByText(/^Worth at the last known rate: .*3 days ago/)).toBeTruthy()
  expect(screen.queryByText(/today’s rate/)).toBeNull()
})

it('is empty with two ways of one weight, and no third above them', async () => {
  const nothing = { ...demoPortfolio(), holdings: [] }
  openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [reply(portfolio.overview, nothing)],
  })
  expect(await screen.findByRole('button', { name: /^Add by hand/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Import a file/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
})

it('offline it shows the age and what can be done, and sends no request', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  identity.member = 'ada'
  writeStored('keptPortfolio', { value: demoPortfolio(), atMs: Date.now() - 5 * 60_000 })
  const saved = { ...demoEntries({ coin: 'BTC' }), coin: 'BTC', currency: 'USD' as const }
  writeStored('keptEntries', { value: saved, atMs: Date.now() - 5 * 60_000 })
  const screenOf = (
    <>
      <PortfolioScreen viewer={{ state: 'member', user: member }} />
      <PurchaseFlow />
    </>
  )
  const { user, asked } = openPage(screenOf, {
    isMember: true,
    answers: [
      refuse(portfolio.overview, 'server.failed'),
      refuse(portfolio.entries, 'server.failed'),
      refuse(portfolio.priceOn, 'market.unavailable'),
      away,
    ],
  })
  expect(screen.getByText(/5 min ago\./)).toBeTruthy()
  const told = /^You can add entries; they count once they are sent/
  expect(screen.getByText(told)).toBeTruthy()
  for (const name of [/^Edit /, /^Delete /, 'Remove coin'])
    await user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getAllByText(told).length, 'and says why').toBeGreaterThan(1)
  expect([asked(portfolio.remove), asked(portfolio.change)]).toEqual([[], []])

  // Nothing can be searched for, but what is held is known; what is noted waits beside its coin.
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('button', { name: 'Bitcoin' }))
  await user.type(screen.getByLabelText('Quantity'), '0.025')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save purchase' }))
  const bitcoin = screen.getByRole('article', { name: 'Bitcoin' })
  expect(await within(bitcoin).findByText('+ 0.025 waiting')).toBeTruthy()
})

const openAndDelete = async (refusal: Answered, entries = entriesAnswer) => {
  const page = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [
      reply(portfolio.overview, demoPortfolio()),
      entries,
      refusal,
      sampled(portfolio.history),
      sampled(portfolio.risk),
      sampled(portfolio.realReturn),
      replyWith(market.sparklines, () => ({ BTC: [1, 2, 3] })),
    ],
  })
  const deleteFirst = async () => {
    await page.user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0] as HTMLElement)
    await page.user.click(await awake('Delete'))
  }
  await deleteFirst()
  return { ...page, deleteFirst }
}

/** Answers a removal when it is told to, by the order in which they came. */
function answerLater(route: Route, answers: readonly Answered[]) {
  const tellers: (() => void)[] = []
  // What nobody answers would stand in the way of the next test.
  onTestFinished(() => tellers.forEach(tell => void tell()))
  let count = 0
  const later: Answered = [
    route,
    async input => {
      const [, answer] = answers[count++] as Answered
      await new Promise<void>(resolve => tellers.push(resolve))
      return answer(input)
    },
  ]
  return { later, tell: (place: number) => tellers[place]?.() }
}

const isGone = (name: string) => waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull())
const removed = reply(portfolio.remove, { success: true, bin: 'bin-1' })

it('optimistic deletion: no refetch brings an entry back while its request is pending', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { later, tell } = answerLater(portfolio.remove, [removed])
  const { asked } = await openAndDelete(later)
  await isGone('Bitcoin')
  const counted = asked(portfolio.overview).length
  await vi.advanceTimersByTimeAsync(31_000)
  expect(asked(portfolio.overview)).toHaveLength(counted)
  expect(screen.queryByRole('article', { name: 'Bitcoin' })).toBeNull()
  tell(0)
  await waitFor(() => expect(asked(portfolio.overview)).toHaveLength(counted + 1))
  await vi.advanceTimersByTimeAsync(31_000)
  expect(asked(portfolio.overview), 'then every half minute, as before').toHaveLength(counted + 2)
})

it('a rollback restores nothing that another change has deleted', async () => {
  const { later, tell } = answerLater(portfolio.remove, [refuse(portfolio.remove, 'server.failed'), removed])
  const { asked, answer, deleteFirst } = await openAndDelete(later)
  await isGone('Bitcoin')
  await deleteFirst()
  await isGone('Ethereum')
  const counted = asked(portfolio.overview).length
  tell(0)
  expect(await screen.findAllByText('Purchase not deleted')).toBeTruthy()
  const shown = queryClient.getQueryData<Overview>([...overviewKey, 'USD'])?.holdings ?? []
  expect(shown.map(({ coinSymbol }) => coinSymbol)).not.toContain('ETH')
  expect(asked(portfolio.overview), 'the second one is still on its way').toHaveLength(counted)
  const now = demoPortfolio()
  answer(reply(portfolio.overview, { ...now, holdings: now.holdings.filter(one => one.coinSymbol !== 'ETH') }))
  tell(1)
  expect(await screen.findByRole('article', { name: 'Bitcoin' })).toBeTruthy()
})

it('a 404 of a deletion is no failure', async () => {
  await openAndDelete(refuse(portfolio.remove, 'portfolio.entryGone'))
  expect(await screen.findAllByText('Entry deleted')).toBeTruthy()
})

it('a deletion with a lost response is reported as unknown', async () => {
  await openAndDelete(lost(portfolio.remove))
  expect(await screen.findAllByText(/it is not known whether it was deleted/i)).toBeTruthy()
})

it('a sale that is not deleted is called a sale', async () => {
  const sold = replyWith(portfolio.entries, input => {
    const page = demoEntries(input)
    return { ...page, entries: page.entries.map(entry => ({ ...entry, kind: 'sell' as const })) }
  })
  await openAndDelete(refuse(portfolio.remove, 'server.failed'), sold)
  expect(await screen.findAllByText('Sale not deleted')).toBeTruthy()
})

it('optimistic deletion: an entry is gone at once, and rolled back with a toast when it is refused', async () => {
  const [route, refusal] = refuse(portfolio.remove, 'server.failed')
  let refuseNow = () => {}
  const wait = new Promise<void>(resolve => {
    refuseNow = resolve
  })
  const { answer } = await openAndDelete([route, input => wait.then(() => refusal(input))])
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Bitcoin' })).toBeNull())
  answer(replyWith(portfolio.overview, () => new Promise(() => undefined)))
  refuseNow()
  expect(await screen.findAllByText('Purchase not deleted')).toBeTruthy()
  expect(await screen.findByRole('article', { name: 'Bitcoin' })).toBeTruthy()
})
