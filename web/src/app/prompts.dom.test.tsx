import { accounts } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeStored } from '../stored/stored.ts'
import { openPage, reply } from '../testing/page.tsx'
import { LatePasskeyOffer } from './DashboardContent.tsx'
import { catchInstallOffer } from './install/catch.ts'
import LateInstallPrompt from './install/LateInstallPrompt.tsx'
import { promptDelayMs } from './prompts.ts'
import TourPlace from './tour/TourPlace.tsx'

/** A device with a lock, in a browser that would let us ask for a place on it. */
const lock = Object.assign(() => undefined, { isUserVerifyingPlatformAuthenticatorAvailable: async () => true })
const offerInstall = () => {
  const prompt = async () => ({ outcome: 'dismissed' })
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
}

const open = ({ isMember = true } = {}) =>
  openPage(
    <>
      <TourPlace isMember={isMember} />
      <LateInstallPrompt />
      {isMember && <LatePasskeyOffer />}
    </>,
    { isMember, answers: [reply(accounts.passkeys, { passkeys: [] })] },
  )

const longMs = 60_000
const waitLong = () => act(() => vi.advanceTimersByTimeAsync(longMs))
const tour = () => screen.queryByRole('region', { name: /^Tour/ })
const passkey = () => screen.queryByRole('region', { name: 'Sign in without a password next time' })
const install = () => screen.queryByRole('region', { name: 'Add Pusula to your home screen' })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('PublicKeyCredential', lock)
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('they wait for each other in one order', () => {
  const delays = Object.values(promptDelayMs)
  expect(Object.keys(promptDelayMs)).toEqual(['tour', 'install', 'passkey'])
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
})

it('a newcomer meets the tour, and nothing after it in the same visit', async () => {
  catchInstallOffer()
  offerInstall()
  const { user } = open({ isMember: false })
  await waitLong()
  await waitFor(() => expect(tour()).toBeTruthy())
  expect(install()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Skip the tour' }))
  await waitLong()
  expect([tour(), install()]).toEqual([null, null])
})

it('the offer to install comes before that of a passkey, which waits for another visit', async () => {
  writeStored('hasSeenOnboarding', true)
  catchInstallOffer()
  offerInstall()
  const { user, unmount } = open()
  await waitLong()
  await waitFor(() => expect(install()).toBeTruthy())
  expect(passkey()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await waitLong()
  expect([install(), passkey()]).toEqual([null, null])
  unmount()
  const reloaded = open()
  await waitLong()
  expect([install(), passkey()], 'a reload is no other visit').toEqual([null, null])
  reloaded.unmount()
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000))
  open()
  await waitLong()
  await waitFor(() => expect(passkey()).toBeTruthy())
})
