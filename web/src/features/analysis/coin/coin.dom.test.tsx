import { analysis, credits, guests, market, news } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { candles } from '../../../demo/coins.ts'
import { awake, openPage, refuse, reply, replyWith, sampled } from '../../../testing/page.tsx'
import AnalysisScreen from '../AnalysisScreen.tsx'
import { AnalysisFlow } from '../index.ts'

const address = '/dashboard/analysis?coin=ETH&guest=true'

const open = ({ left = 5, at = address } = {}) =>
  openPage(
    <>
      <AnalysisScreen
        view="analysis"
        onView={() => undefined}
        actions={({ name }) => <p>Actions of {name}</p>}
        moreActions={({ name }, inWords) => <p>{`More of ${name}${inWords ? ', in words' : ''}`}</p>}
        headlinesOf={({ name }) => <p>Headlines of {name}</p>}
      />
      <AnalysisFlow />
    </>,
    {
      address: at,
      answers: [
        replyWith(market.candles, ({ symbol, timeframe, count }) =>
          candles(String(symbol), timeframe as '1d', Number(count)),
        ),
        ...[market.overview, market.rates, market.localPrices, news.ofCoin].map(sampled),
        ...[analysis.technicalSignals, analysis.supportResistance, analysis.keptOf, credits.deduct].map(sampled),
        reply(guests.stats, { used: 5 - left, limit: 5, remaining: left }),
      ],
    },
  )

afterEach(() => vi.restoreAllMocks())

it('a coin is shown with its price, its size, its chart and its headlines before anything is paid', async () => {
  const { asked } = open()
  expect(await screen.findByText('ETH · rank #2')).toBeTruthy()
  expect(screen.getByText('Actions of Ethereum')).toBeTruthy()
  expect(await screen.findByText('More of Ethereum, in words'), 'its name has the head for itself').toBeTruthy()
  expect(await screen.findByText('$289.2B')).toBeTruthy()
  expect(screen.getByText('120M ETH')).toBeTruthy()
  expect(await screen.findByText('Headlines of Ethereum')).toBeTruthy()
  expect(await screen.findByRole('slider', { name: /^Candle/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Levels' }), 'levels are a part of the analysis').toBeNull()
  expect(asked(credits.deduct)).toEqual([])
})

it('the way to the analysis says what it costs and what remains, and asks before it takes anything', async () => {
  const { user, asked } = open()
  const way = await screen.findByRole('button', { name: 'Detailed analysis · 1 credit' })
  expect(await screen.findByText('You will have 4 left.')).toBeTruthy()
  await user.click(way)
  await user.click(await awake('Analyze'))
  await waitFor(() => expect(asked(credits.deduct)).toHaveLength(1))
  await waitFor(() => expect(location.search).not.toContain('coin='))
})

it('without a network nothing is bought, and why is said', async () => {
  const { user, asked } = open()
  await screen.findByText('ETH · rank #2')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/^No network: a new analysis opens/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Detailed analysis' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked(credits.deduct)).toEqual([])
})

it('where nobody can tell what kind of coin it is, its price and chart are shown all the same', async () => {
  const { answer } = open({ at: '/dashboard/home?guest=true' })
  answer(refuse(analysis.kind, 'market.unavailable'))
  act(() => history.pushState(null, '', address))
  expect(await screen.findByText('120M ETH')).toBeTruthy()
})

it('where no credit is left it says so, and the page stays whole', async () => {
  const { user, asked } = open({ left: 0, at: '/dashboard/analysis?coin=SOL&guest=true' })
  await user.click(await screen.findByRole('button', { name: 'Add credits' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.getByText('You have no credits left. Price, chart and news stay open.')).toBeTruthy()
  expect(asked(credits.deduct)).toEqual([])
})
