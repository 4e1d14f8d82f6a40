import { analysis, credits, guests, market, notifications, type PriceAlert } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../lib/language.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { awake, openPage, refuse, reply, replyWith, sampled } from '../../../testing/page.tsx'
import AnalysisScreen from '../AnalysisScreen.tsx'
import { AnalysisFlow, selectCoin } from '../index.ts'
import type { CoinKind } from './kind.ts'

const coin = (symbol: string, name: string) => ({ id: symbol.toLowerCase(), symbol, name, image: '' })
const usdc = coin('USDC', 'USD Coin')
const text = {
  headline: 'It is where it belongs.',
  happened: 'Happened.',
  stands: 'Stands.',
  changes: 'Changes.',
  instead: 'Instead.',
}
const gap: CoinKind['gap'] = {
  ...{ to: 'USD', toName: 'USD', unitsPerCoin: 1, nowRatio: -0.0002, lowRatio: -0.0013, highRatio: 0.0009 },
  ...{ farthestRatio: -0.0013, farthestAt: '2026-10-26T10:00:00.000Z', daysOff: 0, isOff: false },
  history: [0, -0.0013, 0.0009, -0.0002],
}
const stable: CoinKind = {
  ...{ symbol: 'USDC', name: 'USD Coin', kind: 'currency', priceUsd: 0.9998, text, follows: null, gap, young: null },
}
const wrapped: CoinKind = {
  ...{ ...stable, symbol: 'WBTC', name: 'Wrapped Bitcoin', kind: 'wrapped' },
  ...{ follows: { symbol: 'BTC', name: 'Bitcoin' }, gap: { ...gap, to: 'BTC', toName: 'Bitcoin', daysOff: null } },
}
const young: CoinKind = {
  ...{ ...stable, symbol: 'LNV', name: 'Lumen Nova', kind: 'new', priceUsd: 0.8421, gap: null },
  young: {
    ageDays: 12,
    openings: [
      { what: 'hourRanges', neededDays: 7, opensOn: null },
      { what: 'dayRanges', neededDays: 30, opensOn: '2026-12-02T12:00:00.000Z' },
      { what: 'plans', neededDays: 60, opensOn: '2027-01-01T12:00:00.000Z' },
      { what: 'terms', neededDays: 90, opensOn: '2027-01-31T12:00:00.000Z' },
    ],
    ranges: [{ horizon: '15min', lowUsd: 0.8318, highUsd: 0.8526 }],
  },
}
const still: CoinKind = { ...stable, symbol: 'BCC', name: 'BitConnect', kind: 'still', gap: null }

afterEach(() => {
  vi.useRealTimers()
  act(() => setLanguage('en'))
})

const open = (kind: CoinKind | (() => CoinKind), address = '/dashboard/analysis?guest=true') =>
  openPage(
    <>
      <AnalysisScreen view="analysis" onView={() => undefined} newsOf={({ name }) => <p>News of {name}</p>} />
      <AnalysisFlow />
    </>,
    {
      address,
      timeZone: 'Europe/Istanbul',
      answers: [
        replyWith(analysis.kind, () => (typeof kind === 'function' ? kind() : kind)),
        sampled(market.overview),
        reply(guests.stats, { used: 0, limit: 5, remaining: 5 }),
      ],
    },
  )

it('a stablecoin is shown by its distance from a dollar, to a guest for whom it is locked too, without a question or a credit', async () => {
  const { asked } = open(stable)
  act(() => selectCoin({ ...usdc, isLocked: true }))
  expect(await screen.findByRole('heading', { name: 'It is where it belongs.' })).toBeTruthy()
  expect(screen.getByText('−0.02%')).toBeTruthy()
  expect(screen.getByText('Stayed between −0.13% and +0.09% over 30 days.')).toBeTruthy()
  expect(screen.getByText(/^−0.13% · 26 Oct$/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(asked(credits.deduct)).toEqual([])
  expect(location.search).toContain('coin=USDC')
  act(() => setLanguage('tr'))
  expect(await screen.findByText('1 dolardan uzaklık')).toBeTruthy()
  expect(asked(analysis.kind).map(({ language }) => language)).toEqual(['en', 'tr'])
})

it('a wrapped coin leads to the one it follows in one tap', async () => {
  open(wrapped, '/dashboard/analysis?coin=wbtc&guest=true')
  const link = await screen.findByRole('link', { name: 'Go to Bitcoin' })
  expect(link.getAttribute('href')).toBe('/dashboard/analysis?coin=BTC&guest=true')
  expect(screen.getByText('1 WBTC = 1 BTC')).toBeTruthy()
})

it('a young coin says what is open, and from which day on the rest is', async () => {
  open(young, '/dashboard/analysis?coin=LNV&guest=true')
  expect(await screen.findByRole('heading', { name: 'It has 12 days of history' })).toBeTruthy()
  expect(screen.getByText('Needs 30 days · 2 December')).toBeTruthy()
  expect(screen.getByText('Needs 90 days · 31 January')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Likely range $0.831800 to $0.852600.' })).toBeTruthy()
})

it('a guest who waits for the analysis of a young coin is told what that takes', async () => {
  const { user, asked } = open(young, '/dashboard/analysis?coin=LNV&guest=true')
  await user.click(await screen.findByRole('button', { name: 'Tell me when the analysis opens' }))
  expect(await screen.findByText(/that should be on 1 January\./)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Join for free' })).toBeTruthy()
  expect(asked(notifications.alerts)).toEqual([])
})

it.each([
  [wrapped, 'Tell me if they differ by 1%', { symbol: 'WBTC', kind: 'gap', target: 1 }],
  [young, 'Tell me when the analysis opens', { symbol: 'LNV', kind: 'opens' }],
] as const)('a member waits once for what a special coin has to tell: %#', async (kind, label, wish) => {
  const alerts: PriceAlert[] = []
  const { user, asked } = openPage(<AnalysisScreen view="analysis" onView={() => undefined} />, {
    isMember: true,
    address: `/dashboard/analysis?coin=${kind.symbol}`,
    answers: [
      replyWith(analysis.kind, () => kind),
      ...[market.overview, credits.stats].map(sampled),
      replyWith(notifications.alerts, () => alerts),
      replyWith(notifications.addAlert, () => {
        alerts.push({ ...waitingAlert, ...wish })
        return { ...waitingAlert, ...wish }
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: label }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.queryByRole('switch'), 'it comes about once').toBeNull()
  await user.click(await sheet.findByRole('button', { name: label }))
  expect(await screen.findByRole('button', { name: 'Alert set' })).toBeTruthy()
  expect(asked(notifications.addAlert)).toEqual([{ ...wish, repeats: false, language: 'en' }])
})

it('a coin that stands still shows its price, its news and why there is nothing else', async () => {
  open(still, '/dashboard/analysis?coin=BCC&guest=true')
  expect(await screen.findByText('News of BitConnect')).toBeTruthy()
  expect(screen.getByText('Instead.')).toBeTruthy()
})

it('a coin without a price says so, and is looked at again by itself until prices come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sui: CoinKind = { ...still, symbol: 'SUI', name: 'Sui' }
  let now: CoinKind = { ...sui, kind: 'silent' }
  open(() => now, '/dashboard/analysis?coin=SUI&guest=true')
  expect(await screen.findByRole('heading', { name: text.headline })).toBeTruthy()
  now = { ...sui, text: { ...text, headline: 'Prices are back.' } }
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByRole('heading', { name: 'Prices are back.' })).toBeTruthy()
})

it('where the browser could not ask in time, the server refuses without taking a credit, and the coin is shown all the same', async () => {
  const { user, answer, asked } = open(stable)
  answer(
    refuse(analysis.kind, 'market.unavailable'),
    refuse(credits.deduct, 'analysis.pegged'),
    sampled(market.candles),
  )
  act(() => selectCoin(usdc))
  await user.click(await awake('Analyze'))
  answer(reply(analysis.kind, stable))
  await waitFor(() => expect(location.search).toContain('coin=USDC'))
  expect(asked(credits.deduct)).toHaveLength(1)
  expect(asked(analysis.technicalSignals)).toEqual([])
})

it('a coin that nobody knows leads to the others, and never to "try again"', async () => {
  const { answer } = open(stable)
  answer(refuse(analysis.kind, 'market.unknownCoin'))
  act(() => history.pushState(null, '', '/dashboard/analysis?coin=NONE&guest=true'))
  expect(await screen.findByRole('link', { name: 'Pick a coin' })).toBeTruthy()
  expect(screen.queryByText(/try again/i)).toBeNull()
})
