import { accounts } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, lost, openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import { FactorCard } from './FactorCard.tsx'

const factor = { state: 'shown' as const, hasOneTimeCodes: true, passkeys: 0, recoveryCodesLeft: 4 }
const codes = ['abcd-efgh', 'ijkl-mnop']

/** Opens the sheet for new recovery codes. */
async function openSheet() {
  const page = openPage(<FactorCard />, { isMember: true, answers: [reply(accounts.secondFactor, factor)] })
  await page.user.click(await screen.findByRole('button', { name: /^New recovery codes/ }))
  const sheet = within(screen.getByRole('dialog'))
  const make = () => page.user.click(sheet.getByRole('button', { name: 'Show recovery codes' }))
  const close = () => sheet.queryByRole('button', { name: 'Close' })
  return { ...page, sheet, make, close }
}

it('recovery codes that are shown this once leave only when they are saved', async () => {
  const { user, answer, sheet, make, close } = await openSheet()
  expect(close()).toBeTruthy()
  let send = () => {}
  const onTheWay = new Promise<void>(resolve => {
    send = resolve
  })
  answer(replyWith(accounts.newRecoveryCodes, () => onTheWay.then(() => ({ codes }))))
  await make()
  expect(close(), 'the old ones may be void already').toBeNull()
  send()
  expect(await sheet.findByText('abcd-efgh')).toBeTruthy()
  expect(close()).toBeNull()
  await waitFor(() =>
    expect(history.state, 'Back comes to the sheet, not to the page before').toMatchObject({ overlay: 'open' }),
  )
  answer(reply(accounts.secondFactor, { ...factor, recoveryCodesLeft: 10 }))
  await user.click(sheet.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText(/10 codes left/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('abcd-efgh')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^New recovery codes/ }))
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }), 'the next time too').toBeTruthy()
})

it('where none could be made, the sheet can be left', async () => {
  const { answer, make, close } = await openSheet()
  answer(refuse(accounts.newRecoveryCodes, 'server.busy'))
  await make()
  await waitFor(() => expect(close()).toBeTruthy())
  expect(await screen.findByText('That did not work')).toBeTruthy()
  answer(lost(accounts.newRecoveryCodes))
  await make()
  expect(await screen.findByText(/your old codes may be void already/)).toBeTruthy()
})

it('a lost response to removing an app is reported as unknown, not as failed', async () => {
  const { user } = openPage(<FactorCard />, {
    isMember: true,
    answers: [reply(accounts.secondFactor, factor), lost(accounts.removeOneTimeCodes)],
  })
  await user.click(await screen.findByRole('button', { name: 'Remove the app' }))
  await user.click(await awake('Remove the app'))
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('That did not work')).toBeNull()
})
