import { market, notifications } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { waitingAlert } from '../../../testing/alert.ts'
import { lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import { History, Newest } from './History.tsx'
import { AlertChoice } from './SetAlert.tsx'

const rates = reply(market.rates, { TRY: null, EUR: null, source: 'simulated' })
const rung = { ...waitingAlert, firedAt: '2026-11-15T13:00:00.000Z', firedUsd: 120_000, firedAmount: 120_000 }
const choice = (
  <AlertChoice saved={waitingAlert} onDone={() => undefined}>
    Set
  </AlertChoice>
)

it.each([
  [
    'new alert',
    <Newest key="newest" alert={rung} />,
    notifications.addAlert,
    'Set again',
    'The alert could not be set',
  ],
  [
    'clearing',
    <History key="history" alerts={[rung]} />,
    notifications.clearAlerts,
    'Clear',
    'They could not be cleared',
  ],
  ['removal', choice, notifications.removeAlert, 'Remove the alert', 'The alert could not be deleted'],
] as const)('a %s whose answer was lost is not told as one that failed', async (_, shown, route, name, failed) => {
  const { user, answer } = openPage(shown, { isMember: true, answers: [rates, lost(route)] })
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText('No answer came')).toBeTruthy()
  expect(screen.queryByText(failed)).toBeNull()
  answer(refuse(route, 'server.busy'))
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(failed)).toBeTruthy()
})
