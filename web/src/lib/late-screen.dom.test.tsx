import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Caught } from '../ui/states/Notice.tsx'
import { lateScreen } from './late-screen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A screen whose code is refused so many times before it comes. */
async function shownAfter(refusals: number): Promise<void> {
  let asked = 0
  const Screen = lateScreen(async () => {
    asked += 1
    if (asked <= refusals) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => 'the screen' }
  })
  render(
    <>
      <p>what stands around it</p>
      <Caught fallback="broken">
        <Suspense fallback="waiting">
          <Screen />
        </Suspense>
      </Caught>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(5_000))
}

it('opens a screen whose code was refused once', async () => {
  await shownAfter(1)
  expect(screen.getByText('the screen')).toBeDefined()
})

it('leaves what stands around one whose code does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await shownAfter(2)
  expect(screen.getByText('broken')).toBeDefined()
  expect(screen.getByText('what stands around it')).toBeDefined()
  vi.restoreAllMocks()
})
