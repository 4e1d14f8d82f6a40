import { portfolio } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lost, openPage, refuse } from '../../../testing/page.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'

it('a choice whose answer was lost is not told as one that failed', async () => {
  const { user, answer } = openPage(
    <SettingsSheet
      open
      onClose={() => undefined}
      settings={{ costMethod: 'fifo', currency: 'USD', timeZone: 'Europe/Istanbul' }}
    />,
    { isMember: true, answers: [lost(portfolio.settings)] },
  )
  await user.click(await screen.findByRole('button', { name: 'Average' }))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('Your choice could not be saved')).toBeNull()
  answer(refuse(portfolio.settings, 'server.busy'))
  await user.click(screen.getByRole('button', { name: 'Average' }))
  expect(await screen.findAllByText('Your choice could not be saved')).toBeTruthy()
})
