import { accounts } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import { AccountCard } from './AccountCard.tsx'

const session = {
  ...{ id: '00000000-0000-4000-8000-000000000009', userAgent: '', isCurrent: false },
  ...{ createdAt: '2026-11-15T12:00:00.000Z', lastSeenAt: '2026-11-15T12:00:00.000Z' },
}
const open = (...answers: Parameters<typeof refuse>[0][]) =>
  openPage(<AccountCard isVerified />, {
    isMember: true,
    answers: [reply(accounts.sessions, { sessions: [session], hasPassword: true }), ...answers.map(lost)],
  })

it('a lost response to ending a session is reported as unknown, and the list is refetched', async () => {
  const { user, asked, answer } = open(accounts.endSession)
  const end = async () => user.click(await screen.findByRole('button', { name: /^Sign out of/ }))
  await end()
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('That did not work')).toBeNull()
  expect(asked(accounts.sessions)).toHaveLength(2)
  answer(refuse(accounts.endSession, 'server.busy'))
  await end()
  expect(await screen.findByText('That did not work')).toBeTruthy()
})

it('a lost response to ending all of them, too: a 401 of the list then means signed out', async () => {
  const { user, asked } = open(accounts.logoutEverywhere)
  await user.click(await screen.findByRole('button', { name: /^Log out everywhere/ }))
  await user.click(await awake('Log out'))
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('That did not work')).toBeNull()
  expect(asked(accounts.sessions)).toHaveLength(2)
})
