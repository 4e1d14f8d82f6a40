import { accounts } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import { ProofHost } from '../confirming/ProofHost.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** Types what is asked for, and hands out how it is sent. */
async function filledIn(hasPassword: boolean, first: Answered) {
  const done = vi.fn()
  const page = openPage(<ChangePasswordForm hasPassword={hasPassword} onDone={done} />, {
    isMember: true,
    answers: [first],
  })
  if (hasPassword) await page.user.type(screen.getByLabelText('Current password'), 'the old one')
  await page.user.type(screen.getByLabelText(/^New password(?! again)/), 'correct horse')
  await page.user.type(screen.getByLabelText('New password again'), 'correct horse')
  const send = () =>
    page.user.click(screen.getByRole('button', { name: hasPassword ? 'Change password' : 'Set a password' }))
  return { ...page, done, send }
}

const maybe = /your password may be the new one already/i

it('a wrong current password is shown at its field', async () => {
  const { send } = await filledIn(true, refuse(accounts.changePassword, 'accounts.wrongPassword'))
  await send()
  expect(await screen.findByText('Your current password is wrong.')).toBeTruthy()
  expect(screen.queryByText(maybe)).toBeNull()
})

it('a lost response is not called a failure, and the next one says what may have happened', async () => {
  const { send, answer, done } = await filledIn(true, lost(accounts.changePassword))
  await send()
  expect(await screen.findByText('It is not known whether the password was changed')).toBeTruthy()
  answer(refuse(accounts.changePassword, 'accounts.wrongPassword'))
  await send()
  expect(await screen.findByText(maybe)).toBeTruthy()
  answer(reply(accounts.changePassword, { success: true }))
  await send()
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
})

it('a lost response to a first password, too, where there is no field for the current one', async () => {
  const { send, answer } = await filledIn(false, lost(accounts.changePassword))
  await send()
  expect(await screen.findByText('It is not known whether the password was changed')).toBeTruthy()
  answer(refuse(accounts.changePassword, 'accounts.wrongPassword'))
  await send()
  expect(await screen.findByText(maybe)).toBeTruthy()
})

it('a second factor is asked for over the form: nothing typed is lost, a no sends nothing, and a code goes on', async () => {
  const done = vi.fn()
  const factor = { state: 'asked', passkeys: 0, hasOneTimeCodes: true, recoveryCodesLeft: 0 } as const
  const { user, answer, asked } = openPage(
    <>
      <ChangePasswordForm hasPassword onDone={done} />
      <ProofHost />
    </>,
    {
      isMember: true,
      answers: [
        refuse(accounts.changePassword, 'accounts.secondFactorRequired'),
        reply(accounts.secondFactor, factor),
        refuse(accounts.showSecondFactor, 'accounts.wrongCode'),
      ],
    },
  )
  await user.type(screen.getByLabelText('Current password'), 'the old one')
  await user.type(screen.getByLabelText(/^New password(?! again)/), 'correct horse')
  await user.type(screen.getByLabelText('New password again'), 'correct horse{Enter}')
  const code = () => screen.findByLabelText('Code from your authenticator app')
  await user.type(await code(), '000000')
  expect(await screen.findByText('Invalid or expired code')).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Show your second factor to go on.')).toBeTruthy()
  expect(screen.getByLabelText(/^New password(?! again)/)).toHaveProperty('value', 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  answer(reply(accounts.showSecondFactor, { success: true }))
  answer(reply(accounts.changePassword, { success: true }))
  await user.type(await code(), '123456')
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked(accounts.changePassword).at(-1)).toMatchObject({ newPassword: 'correct horse' })
})
