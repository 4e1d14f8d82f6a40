import { guests } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage, reply } from '../../testing/page.tsx'
import LandingPage from '../screens/LandingPage.tsx'
import Tour from './Tour.tsx'

const open = (isAsked = false) =>
  openPage(
    <main>
      <label>
        Search <input type="search" />
      </label>
      <button type="button">On the page</button>
      <Tour isMember={false} isAsked={isAsked} />
    </main>,
  )
const heading = () => screen.getByRole('heading', { level: 2 }).textContent
const hasSeen = () => localStorage.getItem('hasSeenOnboarding')

it('is a labelled region beside a page that stays in use, and takes no focus', async () => {
  const { user } = open()
  expect(screen.getByRole('region', { name: 'Tour, step 1 of 7: Welcome to Pusula' })).toBeTruthy()
  expect(document.querySelector('dialog, [inert], [aria-modal]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  await user.click(screen.getByRole('button', { name: 'On the page' }))
  expect(document.activeElement?.textContent).toBe('On the page')
  expect(hasSeen()).toBeNull()
})

it('who asked for it finds the keyboard on the way on', () => {
  open(true)
  expect(document.activeElement?.textContent).toBe('Next')
})

it('arrows lead through all seven steps and back while the focus is free', async () => {
  const { user } = open()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(heading()).toBe('Tour, step 2 of 7: Home'))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(heading()).toBe('Tour, step 7 of 7: Try Bitcoin for free')
  await user.keyboard('{ArrowLeft}')
  expect(heading()).toBe('Tour, step 6 of 7: Your membership badge')
})

it('keys that belong to a field stay there', async () => {
  const { user } = open()
  await user.type(screen.getByRole('searchbox'), 'bit{ArrowLeft}{ArrowRight}{Escape}')
  expect(heading()).toBe('Tour, step 1 of 7: Welcome to Pusula')
  expect(hasSeen()).toBeNull()
})

it('a button keeps the focus from the first step to the next, and Escape leaves from anywhere else', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(heading()).toBe('Tour, step 2 of 7: Home'))
  expect(document.activeElement?.textContent).toBe('Next')
  screen.getByRole('button', { name: 'On the page' }).focus()
  await user.keyboard('{Escape}')
  expect(hasSeen()).toBe('true')
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [null, 1],
  ['true', 0],
])('comes to the landing page after a second for whoever has not seen it (flag: %s)', async (flag, cards) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
  if (flag) localStorage.setItem('hasSeenOnboarding', flag)
  const { user } = openPage(<LandingPage />, { answers: [reply(guests.blocked, { isBlocked: false })] })
  // What waits comes a moment after the page.
  await act(() => import('./TourPlace.tsx'))
  const tours = () => screen.queryAllByRole('region', { name: /^Tour, step 1 of 7/ })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(tours()).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  vi.useRealTimers()
  await act(() => import('./Tour.tsx'))
  await waitFor(() => expect(tours()).toHaveLength(cards))
  if (cards) await user.click(screen.getByRole('button', { name: 'Skip the tour' }))
  expect(hasSeen()).toBe('true')
})
