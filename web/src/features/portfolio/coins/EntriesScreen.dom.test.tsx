import { market, portfolio } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { demoEntries, demoPortfolio } from '../../../demo/portfolio.ts'
import { FakeEventSource } from '../../../testing/fake-event-source.ts'
import { awake, member, openPage, reply, replyWith, sampled } from '../../../testing/page.tsx'
import PortfolioScreen from '../PortfolioScreen.tsx'
import EntriesScreen from './EntriesScreen.tsx'

const [sample] = demoEntries().entries
if (!sample) throw new Error('the demo has an entry')
const entry = (place: number) => ({ ...sample, id: `entry-${place}`, quantity: String(place), notes: `lot ${place}` })

it('entries of all coins are found by a word and by their year, the older ones a page at a time', async () => {
  const { user, asked, answer } = openPage(<EntriesScreen />, {
    isMember: true,
    answers: [
      reply(portfolio.transfers, { proposals: [], total: 0 }),
      replyWith(portfolio.entries, ({ after, search, year }) => {
        const entries = search ? [entry(7)] : after ? [entry(3)] : [entry(1), entry(2)]
        const total = search ? 1 : year ? 2 : 3
        return { entries, next: search || after || year ? null : 'more', total, years: [2026, 2025] }
      }),
    ],
  })
  expect(await screen.findByText('lot 1')).toBeTruthy()
  expect(screen.getByText('3 entries')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show older ones (1)' }))
  expect(await screen.findByText('lot 3')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Year'), '2025')
  expect(await screen.findByText('2 entries')).toBeTruthy()
  await user.type(screen.getByLabelText('Search coins and notes'), 'lot 7')
  expect(await screen.findByText('1 entry')).toBeTruthy()
  expect(asked(portfolio.entries).at(-1)).toMatchObject({ search: 'lot 7', year: '2025' })
  expect(
    asked(portfolio.entries).filter(({ search }) => search),
    'not at every letter',
  ).toHaveLength(1)

  // What is found can be deleted where it was found.
  answer(
    reply(portfolio.remove, { success: true, bin: 'bin-1' }),
    reply(portfolio.entries, { entries: [], next: null, total: 0, years: [2026] }),
  )
  await user.click(screen.getByRole('button', { name: /^Delete 7 / }))
  await user.click(await awake('Delete'))
  expect(await screen.findByText('No entry fits.')).toBeTruthy()
  expect(asked(portfolio.remove)).toMatchObject([{ id: 'entry-7' }])
})

it('hidden amounts leave no digit of an entry but its day, in notes neither', async () => {
  const { user } = openPage(<EntriesScreen />, {
    isMember: true,
    answers: [
      reply(portfolio.transfers, { proposals: [], total: 0 }),
      reply(portfolio.entries, {
        ...{ entries: [{ ...entry(7), notes: '0,5 BTC → 1.234,56 TRY, 3 lots' }], next: null, total: 1, years: [2026] },
      }),
    ],
  })
  expect(await screen.findByText('0,5 BTC → 1.234,56 TRY, 3 lots')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(await screen.findByText('• BTC → • TRY, • lots')).toBeTruthy()
  const row = screen.getByText('• BTC → • TRY, • lots').closest('li')
  expect(row?.textContent?.replace(/\d{1,2} \w{3} \d{4}/, '')).not.toMatch(/\d/)
})

it('a change on another device is refetched on its event, without polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('EventSource', FakeEventSource)
  FakeEventSource.opened = []
  const { asked } = openPage(<PortfolioScreen viewer={{ state: 'member', user: member }} />, {
    isMember: true,
    answers: [
      reply(portfolio.overview, demoPortfolio()),
      replyWith(portfolio.entries, input => demoEntries(input)),
      ...[sampled(portfolio.history), sampled(portfolio.risk), sampled(portfolio.realReturn)],
      replyWith(market.sparklines, () => ({ BTC: [1, 2, 3] })),
    ],
  })
  await waitFor(() => expect(FakeEventSource.held()).not.toHaveLength(0))
  const beat = () => act(() => void FakeEventSource.held()[0]?.beat())
  beat()
  await waitFor(() => expect(asked(portfolio.overview)).toHaveLength(1))
  for (let seconds = 0; seconds < 65; seconds += 5) {
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    beat()
  }
  expect(asked(portfolio.overview)).toHaveLength(1)
  act(() => void FakeEventSource.held()[0]?.change('portfolio'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked(portfolio.overview)).toHaveLength(2)
})
