import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLiveRegionText } from './HomeScreen.tsx'

afterEach(() => vi.useRealTimers())

it('a price is spoken at once, then the latest one each minute, and that of another coin at once', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ text, of }) => useLiveRegionText(text, of), {
    initialProps: { text: '', of: undefined as string | undefined },
  })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  expect(result.current).toBe('')
  rerender({ text: 'Bitcoin 1', of: 'BTC' })
  expect(result.current).toBe('Bitcoin 1')
  rerender({ text: 'Bitcoin 2', of: 'BTC' })
  pass(59_999)
  expect(result.current).toBe('Bitcoin 1')
  pass(1)
  expect(result.current).toBe('Bitcoin 2')
  rerender({ text: 'Ethereum 9', of: 'ETH' })
  expect(result.current).toBe('Ethereum 9')
})
