import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../testing/page.tsx'
import { leadOut } from './session-over.ts'

afterEach(() => vi.useRealTimers())

it('a session that is over leads out half a second after it was said, and remembers the place', () => {
  openPage(null, { address: '/dashboard/portfolio' })
  vi.useFakeTimers()
  act(() => void leadOut())
  act(() => void vi.advanceTimersByTime(499))
  expect(location.pathname).toBe('/dashboard/portfolio')
  act(() => void vi.advanceTimersByTime(1))
  expect(location.pathname + location.search).toBe('/?next=%2Fdashboard%2Fportfolio')
})
