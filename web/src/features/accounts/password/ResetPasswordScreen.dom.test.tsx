import { accounts } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import ForgotPasswordScreen from './ForgotPasswordScreen.tsx'
import ResetPasswordScreen from './ResetPasswordScreen.tsx'

it('without a token leads back to asking for a link, and says why', async () => {
  openPage(<ResetPasswordScreen />, { address: '/reset-password' })
  expect(await screen.findByText('Invalid link')).toBeTruthy()
  expect(location.pathname).toBe('/forgot-password')
})

it('a link is asked for once there is an address, not before', async () => {
  const { user, asked } = openPage(<ForgotPasswordScreen />, {
    address: '/forgot-password',
    answers: [reply(accounts.forgotPassword, { success: true })],
  })
  const send = () => user.click(screen.getByRole('button', { name: 'Send link' }))
  await user.type(screen.getByLabelText('Email'), 'ada')
  await send()
  expect(screen.getByText('Enter a valid email address')).toBeTruthy()
  expect(asked(accounts.forgotPassword)).toEqual([])
  await user.type(screen.getByLabelText('Email'), '@example.com')
  await send()
  expect(await screen.findByText('The link is on its way')).toBeTruthy()
  expect(asked(accounts.forgotPassword)).toMatchObject([{ email: 'ada@example.com' }])
})

it('a request for a link whose response was lost counts as sent: the rate limit of the next one tells', async () => {
  const { user, answer } = openPage(<ForgotPasswordScreen />, {
    address: '/forgot-password',
    answers: [lost(accounts.forgotPassword)],
  })
  await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}')
  expect(await screen.findByText(/The link may be on its way/)).toBeTruthy()
  expect(screen.queryByText(/Could not send/)).toBeNull()
  answer(refuse(accounts.forgotPassword, 'request.tooMany', { retryAfterSeconds: 30 }))
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/Could not send/), 'a limit of the network tells of no email').toBeTruthy()
  answer(refuse(accounts.forgotPassword, 'request.tooMany', { retryAfterSeconds: 59, isSent: true }))
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText('The link is on its way')).toBeTruthy()
})

it('a new password is sent once it is long enough and twice the same, not before', async () => {
  const { user, asked } = openPage(<ResetPasswordScreen />, {
    address: '/reset-password?token=from-the-email',
    answers: [
      reply(accounts.checkReset, { isUsable: true, access: null }),
      reply(accounts.resetPassword, { success: true }),
    ],
  })
  const [first, again] = [/^New password(?! again)/, 'New password again']
  const type = async (label: string | RegExp, text: string) => {
    await user.clear(screen.getByLabelText(label))
    await user.type(screen.getByLabelText(label), text)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }
  await type(first, 'horse')
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  await type(first, 'correct horse')
  await type(again, 'correct house')
  expect(screen.getByText('Passwords do not match')).toBeTruthy()
  expect(asked(accounts.resetPassword)).toEqual([])
  await type(again, 'correct horse')
  await waitFor(() =>
    expect(asked(accounts.resetPassword)).toMatchObject([{ token: 'from-the-email', newPassword: 'correct horse' }]),
  )
})

it('a token whose first response was lost is not called invalid: the password may be the new one already', async () => {
  const { user, answer } = openPage(<ResetPasswordScreen />, {
    address: '/reset-password?token=from-the-email',
    answers: [reply(accounts.checkReset, { isUsable: true, access: null }), lost(accounts.resetPassword)],
  })
  const save = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await user.type(screen.getByLabelText(/^New password(?! again)/), 'correct horse')
  await user.type(screen.getByLabelText('New password again'), 'correct horse')
  await save()
  expect(await screen.findByText(/We could not reach the server/)).toBeTruthy()
  answer(refuse(accounts.resetPassword, 'accounts.invalidLink'))
  await save()
  expect(await screen.findByRole('heading', { name: 'Your password may be the new one already' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Invalid link' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/?with=email')
  expect(screen.getByRole('button', { name: 'Send link' }), 'and if it is not').toBeTruthy()
})

it('a token that is refused without a lost response before it is invalid', async () => {
  const { user } = openPage(<ResetPasswordScreen />, {
    address: '/reset-password?token=from-the-email',
    answers: [
      reply(accounts.checkReset, { isUsable: true, access: null }),
      refuse(accounts.resetPassword, 'accounts.invalidLink'),
    ],
  })
  await user.type(screen.getByLabelText(/^New password(?! again)/), 'correct horse')
  await user.type(screen.getByLabelText('New password again'), 'correct horse{Enter}')
  expect(await screen.findByRole('heading', { name: 'Invalid link' })).toBeTruthy()
})

it('passkeys and keys of programs are offered to end with the old password, as the server advises', async () => {
  const access = { passkeys: 2, keys: 1, ends: true }
  const { user, asked } = openPage(<ResetPasswordScreen />, {
    address: '/reset-password?token=from-the-email',
    answers: [reply(accounts.checkReset, { isUsable: true, access }), reply(accounts.resetPassword, { success: true })],
  })
  const box = await screen.findByRole('checkbox', { name: 'Also remove my passkeys and API keys' })
  expect((box as HTMLInputElement).checked).toBe(true)
  await user.click(box)
  await user.type(screen.getByLabelText(/^New password(?! again)/), 'correct horse')
  await user.type(screen.getByLabelText('New password again'), 'correct horse{Enter}')
  await waitFor(() => expect(asked(accounts.resetPassword)).toMatchObject([{ endsAccess: false }]))
})
