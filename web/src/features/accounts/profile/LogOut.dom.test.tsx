import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { LogOut } from './AccountCard.tsx'

/** A tap on the way out; whether the browser follows it. */
function tap(isWaiting: boolean) {
  openPage(<LogOut isWaiting={() => isWaiting} />, { language: 'tr', isMember: true, answers: [] })
  const way = screen.getByRole('link', { name: 'Çıkış yap' })
  let isFollowed = true
  // A document in a test goes nowhere: what was decided is read after it.
  document.addEventListener(
    'click',
    event => {
      isFollowed = !event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent.click(way)
  return isFollowed
}

it('logging out asks only with unsent entries in the outbox', () => {
  expect(tap(false)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('and then deletes nothing before the answer', () => {
  localStorage.setItem('signedIn', 'true')
  expect(tap(true)).toBe(false)
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(localStorage.getItem('signedIn')).toBe('true')
})
