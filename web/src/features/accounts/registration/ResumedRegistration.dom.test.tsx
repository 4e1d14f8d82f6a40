import { accounts, app } from '@pusula/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetText, readText } from '../../../stored/stored.ts'
import { acceptTerms, lost, member, openPage, refuse, reply } from '../../../testing/page.tsx'
import { linkedCode, saveRegistration } from './join.ts'
import ResumedRegistration from './ResumedRegistration.tsx'

const done = { success: true as const }
const info = { version: '1.4.8', dev: true, market: 'simulated' as const, googleSignIn: false, signedIn: true }
const typed = { firstName: 'Ada', lastName: 'Aydın', email: 'ada@example.com', acceptsTerms: true }
let gone: string[] = []

beforeEach(() => {
  gone = []
  vi.spyOn(location, 'assign').mockImplementation(address => void gone.push(String(address)))
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const key of ['signedIn', 'registration']) forgetText(key)
})

it('after a reload the code that is in the inbox makes the account, with a password typed once more', async () => {
  saveRegistration({
    ...typed,
    proof: { email: typed.email, state: 'sent', sentAtMs: Date.now() - 6 * 60_000 },
    arriveAt: '/subscribe',
  })
  const { user, asked, answer } = openPage(<ResumedRegistration linked={null} />, {
    answers: [
      reply(accounts.verifyActivation, done),
      refuse(accounts.register, 'accounts.commonPassword'),
      reply(app.info, info),
    ],
  })
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByText(/valid for 9 more minutes/)).toBeTruthy()
  await user.type(screen.getByLabelText('6-digit code'), '123456')
  expect(asked(accounts.verifyActivation), 'waits for the password').toEqual([])
  await user.type(screen.getByLabelText('Your password'), 'galatasaray{Enter}')
  expect(await screen.findByText(/too common/)).toBeTruthy()

  answer(reply(accounts.register, member))
  await user.clear(screen.getByLabelText('Your password'))
  await user.type(screen.getByLabelText('Your password'), 'correct horse{Enter}')
  await waitFor(() => expect(gone, 'where it was begun for').toEqual(['/subscribe']))
  expect(asked(accounts.verifyActivation), 'the code was used once').toHaveLength(1)
  expect(asked(accounts.register).at(-1)).toMatchObject({ firstName: 'Ada', password: 'correct horse' })
  expect(readText('registration')).toBeNull()
})

it('the link of the e-mail does the same in another browser', async () => {
  const key = 'k'.repeat(43)
  const linked = linkedCode(`#code=123456&email=ada%40example.com&key=${key}`)
  const { user, asked } = openPage(<ResumedRegistration linked={linked} />, {
    answers: [reply(accounts.verifyActivation, done), reply(accounts.register, member), reply(app.info, info)],
  })
  expect(screen.getByLabelText<HTMLInputElement>('6-digit code').value).toBe('123456')
  await user.type(screen.getByLabelText('Your password'), 'correct horse')
  await acceptTerms(user)
  await user.click(screen.getByRole('button', { name: 'Open the account' }))
  await waitFor(() => expect(gone).toEqual(['/']))
  expect(asked(accounts.verifyActivation)).toMatchObject([{ email: 'ada@example.com', code: '123456', key }])
})

it('a code that is over says since when, and offers another', async () => {
  saveRegistration({
    ...typed,
    proof: { email: typed.email, state: 'sent', sentAtMs: Date.now() - 15 * 60_000 },
    arriveAt: '/',
  })
  const { user, asked } = openPage(<ResumedRegistration linked={null} />, {
    answers: [reply(accounts.sendActivation, done)],
  })
  expect(screen.getByText(/expired at/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/valid for 15 more minutes/)).toBeTruthy()
  expect(asked(accounts.sendActivation)).toMatchObject([{ email: 'ada@example.com' }])
})

it('a code that five wrong tries used up is so after a reload too, and another begins anew', async () => {
  saveRegistration({ ...typed, proof: { email: typed.email, state: 'sent', sentAtMs: Date.now() }, arriveAt: '/' })
  const first = openPage(<ResumedRegistration linked={null} />, {
    answers: [refuse(accounts.verifyActivation, 'accounts.wrongCode', { triesLeft: 0 })],
  })
  await first.user.type(screen.getByLabelText('Your password'), 'correct horse')
  await first.user.type(screen.getByLabelText('6-digit code'), '123456')
  expect(await screen.findByRole('button', { name: 'Send a new code' })).toBeTruthy()
  cleanup()
  history.replaceState(null, '')

  const { user } = openPage(<ResumedRegistration linked={null} />, { answers: [reply(accounts.sendActivation, done)] })
  expect(screen.queryByLabelText('6-digit code'), 'nobody types it in vain').toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText(/valid for 15 more minutes/)).toBeTruthy()
  expect(screen.getByLabelText('6-digit code')).toBeTruthy()
})

it('a resend with a lost response shows its field after the next tap, without a second e-mail', async () => {
  const sentAtMs = Date.now() - 15 * 60_000
  saveRegistration({ ...typed, proof: { email: typed.email, state: 'sent', sentAtMs }, arriveAt: '/' })
  const { user, answer } = openPage(<ResumedRegistration linked={null} />, {
    answers: [lost(accounts.sendActivation)],
  })
  const another = () => user.click(screen.getByRole('button', { name: 'Send a new code' }))
  await another()
  expect(await screen.findByText('No answer came')).toBeTruthy()
  answer(refuse(accounts.sendActivation, 'request.tooMany', { retryAfterSeconds: 52, isSent: true }))
  await another()
  expect(await screen.findByText(/valid for 15 more minutes/)).toBeTruthy()
})

it('a code with a lost response is retried idempotently', async () => {
  saveRegistration({ ...typed, proof: { email: typed.email, state: 'sent', sentAtMs: Date.now() }, arriveAt: '/' })
  const { user, asked, answer } = openPage(<ResumedRegistration linked={null} />, {
    answers: [
      refuse(accounts.verifyActivation, 'server.failed'),
      reply(accounts.register, member),
      reply(app.info, info),
    ],
  })
  await user.type(screen.getByLabelText('Your password'), 'correct horse')
  await user.type(screen.getByLabelText('6-digit code'), '123456')
  await screen.findByText(/went wrong/)
  answer(reply(accounts.verifyActivation, done))
  await user.click(screen.getByRole('button', { name: 'Open the account' }))
  await waitFor(() => expect(gone).toEqual(['/']))
  const [lost, again] = asked(accounts.verifyActivation)
  expect(lost).toMatchObject({ attempt: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(again).toEqual(lost)
})

it.each(['', '#main', '#code=12345&email=a%40b.c', '#code=123456'])('%s is no link with a code', hash =>
  expect(linkedCode(hash)).toBeNull(),
)
