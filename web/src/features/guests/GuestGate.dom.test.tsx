import { guests } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse } from '../../testing/page.tsx'
import { GuestGate } from './GuestGate.tsx'

it('a blocked network, which has no guest, is led to the first page', async () => {
  openPage(<GuestGate isGuest>the portfolio of a guest</GuestGate>, {
    address: '/dashboard/portfolio?guest=true',
    language: 'en',
    answers: [refuse(guests.account, 'guests.blocked')],
  })
  const way = await screen.findByRole('link', { name: 'Sign in or join' })
  expect(way.getAttribute('href')).toBe('/')
  expect(screen.queryByText('the portfolio of a guest')).toBeNull()
})
