import type { LivePrices } from '@pusula/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it, vi } from 'vitest'
import { FakeEventSource, stubEventSource } from '../../testing/fake-event-source.ts'
import { queryClient } from '../query.ts'
import { useQuery } from '../use-query.ts'
import { useLivePrices, useLiveTopic } from './live.ts'
import { useStreamedPrices } from './streamed-prices.ts'

stubEventSource()

const ignore = () => undefined
function Coins({ symbols }: { symbols: readonly string[] }) {
  useLivePrices(symbols, ignore)
  return null
}

it('a list that is scrolled where a network holds everything back leaves the browser its lines for other calls', () => {
  const { rerender, unmount } = render(<Coins symbols={['BTC']} />)
  const scrollTo = (symbol: string) => {
    rerender(<Coins symbols={[symbol]} />)
    act(() => void vi.advanceTimersByTime(1_000))
  }
  act(() => void vi.advanceTimersByTime(1_000))
  for (const symbol of ['ETH', 'SOL', 'XRP', 'ADA']) scrollTo(symbol)
  expect(FakeEventSource.held().map(({ url }) => url)).toEqual(['/api/live?coins=ADA'])

  act(() => void FakeEventSource.held()[0]?.beat())
  scrollTo('DOT')
  scrollTo('AVAX')
  expect(
    FakeEventSource.held().map(({ url }) => url),
    'what is heard goes on until the next is',
  ).toEqual(['/api/live?coins=ADA', '/api/live?coins=AVAX'])
  act(() => void FakeEventSource.held()[1]?.beat())
  expect(FakeEventSource.held().map(({ url }) => url)).toEqual(['/api/live?coins=AVAX'])
  unmount()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(FakeEventSource.held()).toEqual([])
})

const keep = ({ prices }: LivePrices) => void queryClient.setQueryData(['told'], prices)
function Kept() {
  useLivePrices(['BTC'], keep)
  return useQuery({ queryKey: ['told'], enabled: false }).data ? 'kept' : null
}
const Heard = () => useStreamedPrices(['BTC']).prices.BTC?.price

it('a tick that two parts of a screen hear, each in its own way, is rendered once', () => {
  const onRender = vi.fn()
  const { container, unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Profiler id="both" onRender={onRender}>
        <Heard />
        <Kept />
      </Profiler>
    </QueryClientProvider>,
  )
  act(() => void vi.advanceTimersByTime(1_000))
  onRender.mockClear()
  act(() => {
    FakeEventSource.held()[0]?.tell(Date.now(), { BTC: { price: 101, changePercent: 2 } })
    vi.advanceTimersByTime(1_000)
  })
  expect(container.textContent).toBe('101kept')
  expect(onRender).toHaveBeenCalledTimes(1)
  unmount()
  act(() => void vi.advanceTimersByTime(1_000))
})

function Stats() {
  useLiveTopic('stats', ['figures', 'stats'])
  return null
}

it('reconnect: what may have changed meanwhile is refetched, once for seven components that show it', () => {
  const ask = vi.spyOn(queryClient, 'refetchQueries')
  const { unmount } = render(['top', 'home', 'card', 'sheet', 'shop', 'rail', 'foot'].map(part => <Stats key={part} />))
  act(() => void vi.advanceTimersByTime(1_000))
  act(() => void FakeEventSource.held()[0]?.beat())
  ask.mockClear()
  act(() => void FakeEventSource.held()[0]?.onerror())
  expect(ask).not.toHaveBeenCalled()
  act(() => void FakeEventSource.held()[0]?.beat())
  expect(ask).toHaveBeenCalledTimes(1)
  unmount()
  act(() => void vi.advanceTimersByTime(1_000))
})

it('opens nothing for a page that has left, however late the clock is', async () => {
  vi.useRealTimers()
  const { unmount } = render(<Coins symbols={['BTC']} />)
  // Both are due by then: the line that was to be opened first.
  const end = performance.now() + 600
  while (performance.now() < end);
  unmount()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(FakeEventSource.opened).toEqual([])
})
