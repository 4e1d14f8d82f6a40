import { notifications } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse } from '../../testing/page.tsx'
import ProfilePage from './ProfilePage.tsx'

it('a member whom the server cannot be asked about is a member all the same, with the age of what is known', () => {
  const last = { id: 'ada', name: 'Ada Lovelace', tier: 'pro' as const, atMs: Date.now() - 3 * 3_600_000 }
  openPage(<ProfilePage viewer={{ state: 'unreachable', last }} />, {
    isMember: true,
    answers: [refuse(notifications.settings, 'server.failed')],
  })
  expect(screen.getByText('Ada Lovelace')).toBeTruthy()
  expect(screen.getByText(/^PRO · Last known .*, 3 h ago$/)).toBeTruthy()
  expect(screen.queryByText('You are here as a guest')).toBeNull()
})
