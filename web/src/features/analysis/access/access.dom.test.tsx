import { analysis, credits, guests, market, news } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLanguage } from '../../../lib/language.ts'
import { forgetText } from '../../../stored/stored.ts'
import { openPage, refuse, reply, replyWith, sampled } from '../../../testing/page.tsx'
import AnalysisScreen, { type View } from '../AnalysisScreen.tsx'
import { AnalysisFlow, selectCoin } from '../index.ts'
import { current, reread } from '../select/state.ts'

const btc = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }

afterEach(() => {
  vi.useRealTimers()
  for (const key of ['guestAnalysisData', 'guestLastAnalyzedCoin', 'analyzedCoinData'] as const) forgetText(key)
  current.set(null)
  reread.set(null)
})

function Analysis() {
  const [view, setView] = useState<View>('analysis')
  return (
    <>
      <AnalysisScreen view={view} onView={setView} />
      <AnalysisFlow />
    </>
  )
}

/** A server on which the coin is paid for until it is not. */
function open(remaining = 5) {
  const server = { leftMs: 7 * 60_000 }
  const page = openPage(<Analysis />, {
    address: '/dashboard/analysis?guest=true',
    answers: [
      sampled(credits.deduct),
      sampled(market.overview),
      sampled(market.candles),
      sampled(analysis.technicalSignals),
      sampled(analysis.supportResistance),
      sampled(analysis.keptOf),
      reply(news.ofCoin, []),
      reply(guests.stats, { used: 5 - remaining, limit: 5, remaining }),
      replyWith(credits.open, () => ({
        coins: server.leftMs ? [{ symbol: 'BTC', until: new Date().toISOString(), leftMs: server.leftMs }] : [],
        gifts: [],
      })),
    ],
  })
  return { ...page, server }
}

it('a coin that is paid for is entered without a question, also with no credit left, and says for how long on each tab', async () => {
  const { user, asked } = open(0)
  act(() => selectCoin(btc))
  expect(await screen.findByText('Open · free for 7 more min')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked(credits.deduct)).toMatchObject([{ symbol: 'BTC', freeOnly: true }])
  for (const tab of within(screen.getByRole('tablist', { name: 'Parts of the analysis' })).getAllByRole('tab')) {
    await user.click(tab)
    expect(await screen.findByText('Open · free for 7 more min')).toBeTruthy()
  }
})

it('a coin whose time ends in that moment is asked about after all, and not charged for', async () => {
  const { answer, asked } = open()
  answer(refuse(credits.deduct, 'credits.noEntitlement'))
  act(() => selectCoin(btc))
  expect(await screen.findByRole('heading', { name: 'Analyze BTC?' })).toBeTruthy()
  expect(asked(credits.deduct)).toHaveLength(1)
  act(() => setLanguage('en'))
})

it('once its time is over every tab says so and never "try again"; the bought one is read for nothing, in either language', async () => {
  const { user, server, asked } = open(1)
  act(() => selectCoin(btc))
  await screen.findByText('Open · free for 7 more min')
  await waitFor(() => expect(current.get()?.both).not.toBeNull())
  server.leftMs = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 60_000 })
  const { queryClient } = await import('../../../lib/query.ts')
  await act(() => queryClient.invalidateQueries({ queryKey: ['credits', 'open'] }))
  expect(await screen.findByRole('heading', { name: 'Your access has ended' })).toBeTruthy()
  for (const tab of within(screen.getByRole('tablist', { name: 'Parts of the analysis' })).getAllByRole('tab')) {
    await user.click(tab)
    expect(screen.getByRole('button', { name: 'Renew for 1 credit' })).toBeTruthy()
    expect(screen.queryByText(/try again/i)).toBeNull()
  }
  const see = () => screen.getByRole('button', { name: /^See the .* result · free$/ })
  await waitFor(() => expect(see().getAttribute('aria-disabled')).toBeNull())
  await user.click(see())
  expect(await screen.findByText(/^Kept analysis · 8 min ago$/)).toBeTruthy()
  act(() => setLanguage('tr'))
  expect(await screen.findByText('Türkçe gösteriliyor')).toBeTruthy()
  expect(screen.getByText('Aynı analiz, aynı sayılar. Kredi kullanılmadı.')).toBeTruthy()
  expect(asked(credits.deduct), 'nothing was spent').toHaveLength(1)
  expect(asked(analysis.technicalSignals)).toHaveLength(1)
})

it('whoever has no credit left is shown the way to more, and the bought one all the same', async () => {
  const { server } = open(0)
  act(() => selectCoin(btc))
  await screen.findByText('Open · free for 7 more min')
  server.leftMs = 0
  const { queryClient } = await import('../../../lib/query.ts')
  await act(() => queryClient.invalidateQueries({ queryKey: ['credits', 'open'] }))
  await screen.findByRole('heading', { name: 'Your access has ended' })
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getByRole('link', { name: 'Add credits' })).toBeTruthy()
  expect(panel.queryByRole('button', { name: 'Renew for 1 credit' })).toBeNull()
  expect(panel.getByRole('button', { name: /^See the .* result · free$/ })).toBeTruthy()
})

it('what was bought on another device is there, and is read without a credit', async () => {
  const { user, answer, asked } = open()
  const at = new Date(Date.now() - 44 * 60_000).toISOString()
  answer(reply(analysis.kept, [{ symbol: 'BTC', name: 'Bitcoin', at, deliveredAt: at }]))
  const { queryClient } = await import('../../../lib/query.ts')
  await act(() => queryClient.invalidateQueries({ queryKey: ['analysis', 'kept'] }))
  await user.click(await screen.findByRole('button', { name: /Bitcoin.*44 min ago · in both languages/ }))
  expect(await screen.findByRole('tablist', { name: 'Parts of the analysis' })).toBeTruthy()
  await waitFor(() => expect(current.get()?.technical.state).toBe('known'))
  expect(asked(credits.deduct)).toEqual([])
})

it('the name of the coin opens a picker with the coins that are open', async () => {
  const { user } = open()
  act(() => selectCoin(btc))
  await screen.findByText('Open · free for 7 more min')
  await user.click(screen.getByRole('button', { name: /Bitcoin.*Pick another coin/ }))
  const picker = await screen.findByRole('dialog', { name: 'Pick a coin' })
  expect(within(picker).getByRole('combobox')).toBeTruthy()
  expect(await within(picker).findByRole('button', { name: /BTC.*free for 7 more min/ })).toBeTruthy()
})
