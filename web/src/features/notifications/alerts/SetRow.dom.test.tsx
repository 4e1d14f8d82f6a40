import { market, notifications } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitingAlert } from '../../../testing/alert.ts'
import { lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import { SetRow } from './SetRow.tsx'

const rates = reply(market.rates, { TRY: null, EUR: null, source: 'simulated' })

it.each([
  ['deletion', notifications.removeAlert, 'button', /^Delete the alert/, 'The alert could not be deleted'],
  ['pause', notifications.pauseAlert, 'switch', /^Alert on/, 'The alert did not change'],
] as const)('a %s whose answer was lost is not told as one that failed', async (_, route, role, name, failed) => {
  const { user, answer } = openPage(<SetRow alert={waitingAlert} nowUsd={undefined} />, {
    isMember: true,
    answers: [rates, lost(route)],
  })
  await user.click(screen.getByRole(role, { name }))
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText(failed)).toBeNull()
  answer(refuse(route, 'server.busy'))
  await user.click(screen.getByRole(role, { name }))
  expect(await screen.findByText(failed)).toBeTruthy()
})
