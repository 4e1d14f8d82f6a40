import { accounts } from '@pusula/contract'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetText } from '../../stored/stored.ts'
import { openPage, reply } from '../../testing/page.tsx'
import { LatePasskeyOffer } from '../DashboardContent.tsx'

/** A device with a lock. */
const lock = Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable: async () => true })

afterEach(() => {
  vi.useRealTimers()
  forgetText('passkeyOffered')
})

it('a passkey is offered after a while, and to whoever has said no not again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('PublicKeyCredential', lock)
  vi.stubGlobal('isSecureContext', true)
  const open = () =>
    openPage(<LatePasskeyOffer />, { isMember: true, answers: [reply(accounts.passkeys, { passkeys: [] })] })
  const title = 'Sign in without a password next time'
  const { user, unmount } = open()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByRole('region', { name: title })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  unmount()
  open()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})
