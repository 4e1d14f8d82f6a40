import { market, notifications, type PriceAlert } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, reply, replyWith, sampled } from '../../../testing/page.tsx'
import { AlertsCard } from './AlertsCard.tsx'

const btc = { symbol: 'BTC', name: 'Bitcoin' }
const alert: PriceAlert = {
  id: '00000000-0000-4000-8000-00000000000a',
  ...btc,
  kind: 'above',
  target: 120_000,
  createdAt: '2026-11-15T12:00:00.000Z',
  firedAt: null,
  currency: 'USD',
  firedUsd: null,
  firedAmount: null,
  origin: null,
  endsAt: null,
  endedAt: null,
}
const search = (onPick: (coin: typeof btc) => void) => (
  <button type="button" onClick={() => onPick(btc)}>
    Bitcoin
  </button>
)

function openAlerts(kept: PriceAlert[] = []) {
  let alerts = kept
  return openPage(<AlertsCard coinSearch={search} isPushOn />, {
    isMember: true,
    address: '/dashboard/notifications',
    answers: [
      sampled(market.overview),
      replyWith(notifications.alerts, () => alerts),
      replyWith(notifications.addAlert, () => {
        alerts = [alert]
        return alert
      }),
    ],
  })
}

it('an alert is set from an empty list in three steps, and stands in it then', async () => {
  const { user, asked } = openAlerts()
  await user.click(await screen.findByRole('button', { name: 'Set an alert' }))
  await user.click(screen.getByRole('button', { name: 'Bitcoin' }))
  const price = await screen.findByLabelText('Price')
  await user.type(price, '0')
  await user.click(screen.getAllByRole('button', { name: 'Set an alert' }).at(-1) ?? price)
  expect(screen.getByText('Enter a price above zero.')).toBeTruthy()
  expect(asked(notifications.addAlert)).toEqual([])

  await user.clear(price)
  await user.type(price, '120000{Enter}')
  expect(await screen.findByText('Above $120,000.00')).toBeTruthy()
  expect(asked(notifications.addAlert)).toMatchObject([{ symbol: 'BTC', kind: 'above', target: 120_000 }])
})

it('a refusal stands beside the field, and nothing typed is lost', async () => {
  const { user, answer } = openAlerts()
  answer(refuse(notifications.addAlert, 'notifications.alreadyThere'))
  await user.click(await screen.findByRole('button', { name: 'Set an alert' }))
  await user.click(screen.getByRole('button', { name: 'Bitcoin' }))
  const price = await screen.findByLabelText<HTMLInputElement>('Price')
  await user.type(price, '120000{Enter}')
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'))
  expect(price.value).toBe('120000')
})

it('an alert that is removed is gone, and stays where the server does not answer', async () => {
  const { user, answer } = openAlerts([alert])
  answer(refuse(notifications.removeAlert, 'server.failed'))
  const remove = await screen.findByRole('button', { name: /^Remove the alert/ })
  await user.click(remove)
  expect(await screen.findAllByText('The alert could not be removed')).toBeTruthy()
  expect(screen.getByText('Above $120,000.00')).toBeTruthy()
  answer(reply(notifications.removeAlert, { success: true }))
  await user.click(remove)
  await waitFor(() => expect(screen.queryByText('Above $120,000.00')).toBeNull())
})
