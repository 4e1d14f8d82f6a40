import { admin } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { call } from '../../../lib/call.ts'
import { lost, openPage, refuse } from '../../../testing/page.tsx'
import { useChange } from './ask.ts'

function Unblock() {
  const change = useChange(() => call(admin.unblock, { id: 'a' }), { touches: ['people'] })
  return (
    <button type="button" onClick={() => change.mutate(undefined)}>
      Unblock
    </button>
  )
}

it('a lost response to an administrator’s change is not reported as failed', async () => {
  const { user, answer } = openPage(<Unblock />, { isMember: true, answers: [lost(admin.unblock)] })
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('That did not work')).toBeNull()
  answer(refuse(admin.unblock, 'request.notFound'))
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText('That did not work')).toBeTruthy()
})
