import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AnalysisFlow, publishedNews } from '../features/analysis/index.ts'
import { readText, writeText } from '../stored/stored.ts'
import { awake, openPage } from '../testing/page.tsx'
import { useCoinsFromOutside, useWindowEvents } from './window-events.ts'

const btc = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }

afterEach(() => {
  vi.useRealTimers()
})

function Dashboard() {
  useWindowEvents()
  useCoinsFromOutside()
  return <AnalysisFlow />
}

const openDashboard = () => openPage(<Dashboard />, { address: '/dashboard/home?guest=true' })
const isAsked = (symbol: string) => screen.findByRole('heading', { name: `Analyze ${symbol}?` })

it.each(['trendCoinSelected', 'reanalysisRequested'])('a coin that comes with %s is asked about', async name => {
  const { user } = openDashboard()
  dispatchEvent(new CustomEvent(name, { detail: { coinData: { symbol: 'BTC' } } }))
  expect(screen.queryByRole('heading'), 'half a coin is none').toBeNull()
  dispatchEvent(new CustomEvent(name, { detail: { coinData: btc, source: 'test', timestamp: Date.now() } }))
  await isAsked('BTC')
  await user.click(await awake('Cancel'))
})

it('a coin left behind in the browser is asked about once, and an old one never', async () => {
  writeText('pendingCoinSelection', JSON.stringify({ coin: btc, timestamp: Date.now() }))
  const { user, unmount } = openDashboard()
  await isAsked('BTC')
  await user.click(await awake('Cancel'))
  expect(readText('pendingCoinSelection')).toBeNull()
  unmount()

  writeText('pendingCoinSelection', JSON.stringify({ coin: btc, timestamp: Date.now() - 5_000 }))
  openDashboard()
  await waitFor(() => expect(readText('pendingCoinSelection')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})

it('what was left behind is looked for after 100 and 200 milliseconds, and no more', () => {
  vi.useFakeTimers()
  const { unmount } = openDashboard()
  const isTakenAfter = (ms: number) => {
    writeText('pendingCoinSelection', '{}')
    act(() => void vi.advanceTimersByTime(ms))
    return readText('pendingCoinSelection') === null
  }
  expect([99, 1, 99, 1, 10_000].map(isTakenAfter)).toEqual([false, true, false, true, false])
  unmount()
})

it('openPortfolioPage and profileBackRequested lead to the portfolio and back from the profile', () => {
  openDashboard()
  dispatchEvent(new CustomEvent('openPortfolioPage'))
  expect(location.pathname).toBe('/dashboard/portfolio')
  dispatchEvent(new CustomEvent('profileBackRequested'))
  expect(location.pathname).toBe('/dashboard/home')
})

it('newsLoaded is dispatched with the news that an analysis brought', () => {
  const heard = vi.fn()
  addEventListener('newsLoaded', event => heard((event as CustomEvent).detail))
  openDashboard()
  publishedNews.set({ symbol: 'BTC', items: [] })
  expect(heard).toHaveBeenCalledWith({ symbol: 'BTC', items: [] })
})
