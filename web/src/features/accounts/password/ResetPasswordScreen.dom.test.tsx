import { accounts } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply } from '../../../testing/page.tsx'
import ResetPasswordScreen from './ResetPasswordScreen.tsx'

it('without a token leads back to asking for a link, and says why', async () => {
  openPage(<ResetPasswordScreen />, { address: '/reset-password' })
  expect(await screen.findByText('Invalid link')).toBeTruthy()
  expect(location.pathname).toBe('/forgot-password')
})

it('a new password is sent once it is long enough and twice the same, not before', async () => {
  const { user, asked } = openPage(<ResetPasswordScreen />, {
    address: '/reset-password?token=from-the-letter',
    answers: [reply(accounts.checkReset, { isUsable: true }), reply(accounts.resetPassword, { success: true })],
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
    expect(asked(accounts.resetPassword)).toMatchObject([{ token: 'from-the-letter', newPassword: 'correct horse' }]),
  )
})
