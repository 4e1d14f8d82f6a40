import { notifications, type PriceAlert } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { analysisOf, levelsOf } from '../../../demo/analysis.ts'
import { waitingAlert } from '../../../testing/alert.ts'
import { openPage, refuse, reply } from '../../../testing/page.tsx'
import Signals from './Signals.tsx'

const sample = { symbol: 'SOL', name: 'Solana', priceUsd: 162.46, score: 61, at: new Date('2026-11-15T12:00:00Z') }
const result = { ...analysisOf(sample, 'en'), name: 'Solana' }
const levels = { state: 'known', value: levelsOf(sample, 'en'), atMs: 0 } as const
const r1: PriceAlert = { ...waitingAlert, symbol: 'SOL', name: 'Solana', kind: 'touch', target: 162.46 * 1.02 }

const open = (alerts: (typeof r1)[] = [], read = result) =>
  openPage(<Signals levels={levels} result={read} onNext={() => undefined} />, {
    isMember: true,
    address: '/dashboard/analysis/support-resistance',
    answers: [reply(notifications.alerts, alerts)],
  })

it('every rung says its price, its distance and its chance in the chosen time, to the keyboard too', async () => {
  const { user } = open()
  const rungs = () => screen.getAllByRole('button', { name: /^[RS]\d/ }).map(rung => rung.textContent)
  expect(rungs()).toHaveLength(6)
  expect(screen.queryByText(/small digit/)).toBeNull()
  expect(
    screen.getByText(/46,470 levels.* 43 times in 100 and passed 57 times\. At a random price it turned back 46 /),
  ).toBeTruthy()
  expect(screen.getByText('57').parentElement?.textContent).toBe('57 times it passed')
  expect(rungs()[2]).toBe('R1 $165.71 +2.0% 60% chance of a touch within 24 hours. Set an alert')
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect(rungs()[2]).toContain('84% chance of a touch within 7 days')
  screen.getByRole('button', { name: /^S1/ }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Alert for S1' })).toBeTruthy()
})

it('a level that the price has passed since the analysis was touched, and has no chance of that any more', () => {
  open([], { ...result, priceUsd: 162.46 * 0.975 })
  const rungs = screen.getAllByRole('button', { name: /^[RS]\d/ }).map(rung => rung.textContent)
  expect(rungs.find(rung => rung?.startsWith('S1'))).toMatch(/touched since the analysis\. Set an alert$/)
  expect(rungs.filter(rung => /\d+% chance of a touch/.test(rung ?? ''))).toHaveLength(5)
})

it('says that levels are on their way', () => {
  openPage(<Signals levels={{ state: 'waiting' }} result={result} onNext={() => undefined} />, {})
  expect(screen.getByText('Calculating levels')).toBeTruthy()
})

it('a rung that is waited for says so and lets go; a refusal stands on the sheet', async () => {
  const { user, asked, answer } = open([r1])
  await user.click(await screen.findByRole('button', { name: /^R1.*An alert is set$/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Alert for R1' })
  answer(reply(notifications.removeAlert, { success: true }))
  await user.click(within(sheet).getByRole('button', { name: 'Remove the alert' }))
  expect(await screen.findByRole('button', { name: /^R1.*Set an alert$/ })).toBeTruthy()
  expect(asked(notifications.removeAlert)).toMatchObject([{ id: r1.id }])

  answer(refuse(notifications.addAlert, 'notifications.alreadyThere'))
  await user.click(screen.getByRole('button', { name: /^R2/ }))
  const other = await screen.findByRole('dialog', { name: 'Alert for R2' })
  await user.click(within(other).getByRole('radio', { name: /^When a 1-hour candle closes above/ }))
  await user.click(within(other).getByRole('button', { name: '30 days' }))
  expect(await within(other).findByText(/^This browser shows no notifications/)).toBeTruthy()
  await user.click(within(other).getByRole('button', { name: 'Set an alert for R2' }))
  expect((await within(other).findByRole('alert')).textContent?.length).toBeGreaterThan(10)
  expect(asked(notifications.addAlert)).toMatchObject([{ kind: 'close', way: 'up', days: 30, origin: 'r2' }])
})

it.each([
  ['default', 'Allow notifications and set it'],
  ['denied', 'Set an alert for R1'],
] as const)(
  'where the permission is %s, the sheet says what to do and sets the alert all the same',
  async (permission, way) => {
    vi.stubGlobal('Notification', { permission, requestPermission: async () => 'denied' })
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { serviceWorker: { getRegistration: async () => undefined } }),
    )
    const { user, asked, answer } = open()
    answer(reply(notifications.addAlert, r1))
    await user.click(await screen.findByRole('button', { name: /^R1/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Alert for R1' })
    if (permission === 'denied') expect(await within(sheet).findByText(/^Notifications are blocked/)).toBeTruthy()
    await user.click(await within(sheet).findByRole('button', { name: way }))
    if (permission === 'default') {
      expect(await screen.findByText(/^Permission (off|needed)$/)).toBeTruthy()
      expect(asked(notifications.addAlert), 'not behind the back of whoever said no').toEqual([])
      await user.click(await within(sheet).findByRole('button', { name: 'Set it without notifications' }))
    }
    await waitFor(() => expect(asked(notifications.addAlert)).toHaveLength(1))
  },
)

it('a price whose zeros are counted is explained once', () => {
  open([], analysisOf({ ...sample, symbol: 'PEPE', priceUsd: 0.00000007412 }, 'en'))
  expect(screen.getAllByText(/The small digit counts zeros\.$/)).toHaveLength(1)
})
