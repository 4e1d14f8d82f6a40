import { accounts } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answered, lost, member, openPage, refuse, reply } from '../../../testing/page.tsx'
import { ProveAddress } from './AddressCard.tsx'

const proved = { ...member, email: 'new@example.com', isEmailVerified: true }

/** Asks for a code, and enters it as often as it is wanted. */
async function withCode(...answers: Answered[]) {
  const done = vi.fn()
  const page = openPage(<ProveAddress email="" onProved={done} />, {
    isMember: true,
    answers: [reply(accounts.sendAddressCode, { success: true }), ...answers],
  })
  await page.user.type(screen.getByLabelText('Email'), 'New@example.com')
  await page.user.click(screen.getByRole('button', { name: 'Send the code' }))
  const enter = async () => page.user.type(await screen.findByLabelText('6-digit code'), '123456')
  return { ...page, done, enter }
}

it('a verified address is confirmed, also when the viewer cannot be refetched', async () => {
  const { enter, done, asked } = await withCode(reply(accounts.setAddress, proved), lost(accounts.user))
  await enter()
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(asked(accounts.setAddress)).toMatchObject([{ email: 'New@example.com', code: '123456' }])
})

it('a used code after a lost response is no wrong one: the account has the address', async () => {
  const { user, enter, answer, done } = await withCode(lost(accounts.setAddress))
  await enter()
  expect(await screen.findByText(/We could not reach the server/)).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
  answer(refuse(accounts.setAddress, 'accounts.wrongCode', { triesLeft: 0 }), reply(accounts.user, proved))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
})

it('a wrong code after a lost response is wrong, as long as the account has another address', async () => {
  const { user, enter, answer, done } = await withCode(lost(accounts.setAddress))
  await enter()
  await screen.findByText(/We could not reach the server/)
  answer(refuse(accounts.setAddress, 'accounts.wrongCode', { triesLeft: 3 }))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText(/3 tries left/)).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
})

it('a code request with a lost response is rate limited: the next tap leads to its field', async () => {
  const { user, answer } = openPage(<ProveAddress email="" onProved={() => {}} />, {
    isMember: true,
    answers: [lost(accounts.sendAddressCode)],
  })
  const send = () => user.click(screen.getByRole('button', { name: 'Send the code' }))
  await user.type(screen.getByLabelText('Email'), 'New@example.com')
  await send()
  await screen.findByText(/We could not reach the server/)
  answer(refuse(accounts.sendAddressCode, 'request.tooMany', { retryAfterSeconds: 52, isSent: true }))
  await send()
  expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
})
