import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/page.tsx'
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
