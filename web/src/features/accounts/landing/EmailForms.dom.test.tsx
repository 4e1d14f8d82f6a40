import { accounts, app } from '@pusula/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetText, readText, writeText } from '../../../stored/stored.ts'
import { acceptTerms, lost, member, openPage, refuse, reply } from '../../../testing/page.tsx'
import SignupScreen from '../SignupScreen.tsx'
import EmailForms from './EmailForms.tsx'

function Forms({ first }: { first: 'login' | 'register' }) {
  const [form, setForm] = useState(first)
  return <EmailForms form={form} onForm={setForm} />
}

const info = { version: '1.4.8', dev: true, market: 'simulated' as const, googleSignIn: false, signedIn: true }
const done = { success: true as const }
let gone: string[] = []

beforeEach(() => {
  gone = []
  vi.spyOn(location, 'assign').mockImplementation(address => void gone.push(String(address)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const key of ['signedIn', 'referralHash', 'registration']) forgetText(key)
})

const press = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement

/** Enters the code that is right, and lets so much time pass. */
async function enterCode(passedMs: number) {
  const code = await screen.findByLabelText('6-digit code')
  vi.useFakeTimers()
  fireEvent.change(code, { target: { value: '123456' } })
  await act(() => vi.advanceTimersByTimeAsync(passedMs))
}

/** Everything the form asks for, and off it goes. */
async function fillIn(user: UserEvent, passwordAgain: string) {
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Aydın')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText(/^Password(?! again)/), 'correct horse')
  await user.type(screen.getByLabelText('Password again'), passwordAgain)
  await acceptTerms(user)
  await user.click(press('Send activation code'))
}

it('a login that cannot succeed is not sent, and one that is refused keeps what was typed', async () => {
  const { user, asked, answer } = openPage(<Forms first="login" />, {
    answers: [refuse(accounts.login, 'accounts.wrongLogin')],
  })
  await user.click(press('Log in'))
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(asked(accounts.login)).toEqual([])

  await user.type(screen.getByLabelText('Email'), ' ada@example.com ')
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
  const secret = screen.getByLabelText<HTMLInputElement>('Password')
  expect(await screen.findByText('Sign-in failed. Invalid email or password')).toBeTruthy()
  expect([secret.value, secret.getAttribute('aria-invalid')]).toEqual(['correct horse', 'true'])
  expect(document.activeElement, 'the hand is where it goes on').toBe(secret)
  expect(gone).toEqual([])

  answer(reply(accounts.login, {}), reply(app.info, info))
  await user.click(press('Log in'))
  await waitFor(() => expect(gone).toEqual(['/?tab=analysis']))
  expect(asked(accounts.login).at(-1)).toMatchObject({ email: 'ada@example.com', password: 'correct horse' })
  expect(readText('signedIn')).toBe('true')
})

it('a browser that keeps no cookies is told so instead of being sent to ask again', async () => {
  const { user } = openPage(<Forms first="login" />, {
    answers: [reply(accounts.login, {}), reply(app.info, { ...info, signedIn: false })],
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
  expect(await screen.findByText(/blocks the cookies/)).toBeTruthy()
  expect(gone).toEqual([])
})

it('a registration goes from the form over the code to the account, and takes its invitation along', async () => {
  writeText('referralHash', 'friend-1')
  const { user, asked, answer } = openPage(<Forms first="register" />, {
    answers: [
      reply(accounts.sendActivation, done),
      refuse(accounts.verifyActivation, 'accounts.wrongCode', { triesLeft: 3 }),
      reply(accounts.register, member),
      reply(app.info, info),
    ],
  })
  expect(press('Send activation code')).toHaveProperty('disabled', true)
  await fillIn(user, 'correct house')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(document.activeElement, 'the first field that is wrong').toBe(screen.getByLabelText('Password again'))
  expect(asked(accounts.sendActivation)).toEqual([])

  await user.clear(screen.getByLabelText('Password again'))
  await user.type(screen.getByLabelText('Password again'), 'correct horse')
  await user.click(press('Send activation code'))
  await screen.findByRole('dialog')
  expect(asked(accounts.sendActivation)).toMatchObject([
    { email: 'ada@example.com', language: 'en', password: 'correct horse' },
  ])

  await user.keyboard('11111')
  expect(asked(accounts.verifyActivation), 'waits for the sixth digit').toEqual([])
  await user.keyboard('1')
  const code = screen.getByLabelText<HTMLInputElement>('6-digit code')
  expect(await screen.findByText(/^Verification Failed\. Invalid or expired code\..* 3 tries left\.$/)).toBeTruthy()
  expect([code.value, document.activeElement], 'empty, and ready for the next').toEqual(['', code])
  expect(asked(accounts.register), 'a wrong code makes no account').toEqual([])
  answer(refuse(accounts.verifyActivation, 'accounts.wrongCode', { triesLeft: 0 }))
  await user.keyboard('222222')
  expect(await screen.findByText(/it or its 5 tries were used/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(asked(accounts.sendActivation)).toHaveLength(2))
  answer(reply(accounts.verifyActivation, done))
  await enterCode(1_499)
  expect(asked(accounts.register), 'that the code was right is seen for a second and a half').toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(asked(accounts.register)).toHaveLength(1)
  vi.useRealTimers()
  expect(asked(accounts.register)[0]).toMatchObject({
    email: 'ada@example.com',
    lastName: 'Aydın',
    referralHash: 'friend-1',
  })
  await waitFor(() => expect(gone).toEqual(['/']))
  expect(readText('referralHash')).toBeNull()
})

it('a password that everybody tries first is refused beside its field, before a code is sent', async () => {
  const { user, asked } = openPage(<Forms first="register" />, {
    answers: [refuse(accounts.sendActivation, 'accounts.commonPassword')],
  })
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Aydın')
  await user.type(screen.getByLabelText('Email'), 'İada@example.com')
  await user.type(screen.getByLabelText(/^Password(?! again)/), 'galatasaray')
  await user.type(screen.getByLabelText('Password again'), 'galatasaray')
  await acceptTerms(user)
  await user.click(press('Send activation code'))
  expect(screen.getByText(/cannot have letters such as/)).toBeTruthy()
  expect([document.activeElement, asked(accounts.sendActivation)]).toEqual([screen.getByLabelText('Email'), []])
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.click(press('Send activation code'))
  expect(await screen.findByText('This password is too common. Choose another one.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password(?! again)/))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what was typed before a reload is there after it, but for the password', async () => {
  const first = openPage(<Forms first="register" />)
  await first.user.type(screen.getByLabelText('First name'), 'Ada')
  await first.user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await first.user.type(screen.getByLabelText(/^Password(?! again)/), 'correct horse')
  first.unmount()
  openPage(<Forms first="register" />)
  const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([value('First name'), value('Email'), value(/^Password(?! again)/)]).toEqual(['Ada', 'ada@example.com', ''])
  expect(readText('registration')).not.toContain('correct horse')
})

it('whoever signs up for Pro is told so, joins as that, and chooses the plan next', async () => {
  const { user, asked } = openPage(<SignupScreen />, {
    address: '/signup?signup=pro',
    answers: [
      reply(accounts.sendActivation, done),
      reply(accounts.verifyActivation, done),
      reply(accounts.register, member),
      reply(app.info, info),
    ],
  })
  expect(screen.getByRole('heading', { name: 'Join for Pro' })).toBeTruthy()
  await fillIn(user, 'correct horse')
  await enterCode(1_500)
  vi.useRealTimers()
  await waitFor(() => expect(gone).toEqual(['/subscribe']))
  expect(asked(accounts.register)).toMatchObject([{ tier: 'pro' }])
})

it('a code whose answer was lost is asked for once, and the next tap leads to its field', async () => {
  const { user, answer } = openPage(<Forms first="register" />, { answers: [lost(accounts.sendActivation)] })
  await fillIn(user, 'correct horse')
  expect(await screen.findByText('No answer came')).toBeTruthy()
  answer(refuse(accounts.sendActivation, 'request.tooMany', { retryAfterSeconds: 52, isSent: true }))
  await user.click(press('Send activation code'))
  expect(await screen.findByText(/We sent a 6-digit code/)).toBeTruthy()
  expect(screen.getByText(/New one in 5[12] s/)).toBeTruthy()
  expect(screen.queryByText('Code not sent')).toBeNull()
})

it('an account that is there although its answer was lost is entered by the next tap', async () => {
  const { user, asked, answer } = openPage(<Forms first="register" />, {
    answers: [
      reply(accounts.sendActivation, done),
      reply(accounts.verifyActivation, done),
      lost(accounts.register),
      reply(app.info, info),
    ],
  })
  await fillIn(user, 'correct horse')
  await enterCode(3_000)
  vi.useRealTimers()
  expect(await screen.findByText('No answer came')).toBeTruthy()
  answer(refuse(accounts.register, 'accounts.notVerified'), lost(accounts.login))
  await user.click(press('Send activation code'))
  await waitFor(() => expect(asked(accounts.login)).toHaveLength(1))
  answer(reply(accounts.login, {}))
  await user.click(press('Send activation code'))
  await waitFor(() => expect(gone).toEqual(['/']))
  expect(asked(accounts.login).at(-1)).toMatchObject({ email: 'ada@example.com', password: 'correct horse' })
  expect(asked(accounts.sendActivation), 'no second code').toHaveLength(1)
})

it.each(['accounts.wrongLogin', 'request.tooMany'] as const)(
  'an address that is not verified any more begins anew, whatever password was typed (%s)',
  async refusal => {
    const { user, answer } = openPage(<Forms first="register" />, {
      answers: [
        reply(accounts.sendActivation, done),
        reply(accounts.verifyActivation, done),
        refuse(accounts.register, 'accounts.notVerified'),
        refuse(accounts.login, refusal),
      ],
    })
    await fillIn(user, 'correct horse')
    await enterCode(3_000)
    vi.useRealTimers()
    expect(await screen.findAllByText(/Verify your email address first/)).toBeTruthy()
    answer(lost(accounts.sendActivation))
    await user.click(press('Send activation code'))
    expect(await screen.findByText('No answer came')).toBeTruthy()
  },
)
