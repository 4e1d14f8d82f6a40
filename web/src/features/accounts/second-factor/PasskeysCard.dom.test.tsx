import { accounts } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, lost, openPage, refuse } from '../../../testing/page.tsx'
import { PasskeyRow } from './PasskeysCard.tsx'

const phone = {
  ...{ id: '00000000-0000-4000-8000-000000000009', name: 'Phone' },
  ...{ createdAt: '2026-11-15T12:00:00.000Z', lastUsedAt: null },
}

it('a lost response to a change of a passkey is not reported as failed', async () => {
  const { user, answer } = openPage(<PasskeyRow passkey={phone} />, {
    isMember: true,
    answers: [lost(accounts.renamePasskey), lost(accounts.removePasskey)],
  })
  await user.click(screen.getByRole('button', { name: 'Rename Phone' }))
  const save = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' })
  await user.click(save())
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('Nothing was changed')).toBeNull()
  answer(refuse(accounts.renamePasskey, 'request.notFound'))
  await user.click(save())
  expect(await screen.findByText('Nothing was changed')).toBeTruthy()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }))
  await user.click(await awake('Remove'))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
})
