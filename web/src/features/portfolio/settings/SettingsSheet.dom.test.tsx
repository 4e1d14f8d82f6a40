import { portfolio } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lost, openPage, refuse, reply } from '../../../testing/page.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'

it('a choice with a lost response is not reported as failed', async () => {
  const { user, answer } = openPage(
    <SettingsSheet
      open
      onClose={() => undefined}
      settings={{ costMethod: 'fifo', currency: 'USD', timeZone: 'Europe/Istanbul', incomeCost: 'market' }}
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

it('another time zone is chosen after a look at what it moves', async () => {
  const settings = { costMethod: 'fifo', currency: 'USD', timeZone: 'Europe/Istanbul', incomeCost: 'market' } as const
  const { user, asked } = openPage(<SettingsSheet open onClose={() => undefined} settings={settings} />, {
    isMember: true,
    answers: [
      reply(portfolio.timeZonePreview, {
        ...{ from: 'Europe/Istanbul', to: 'America/New_York', otherDay: 3, otherYear: 1 },
        moved: [
          {
            id: 'a',
            kind: 'sell',
            coinSymbol: 'BTC',
            quantity: '0.5',
            dayBefore: '2025-01-01',
            dayAfter: '2024-12-31',
          },
        ],
        years: [{ year: 2025, entriesBefore: 4, entriesAfter: 3, gainBefore: '50', gainAfter: '0' }],
      }),
      reply(portfolio.settings, { ...settings, timeZone: 'America/New_York' }),
    ],
  })
  await user.selectOptions(await screen.findByLabelText('Time zone of your years'), 'America/New_York')
  expect(await screen.findByText('3 entries get another day, 1 of them another year.')).toBeTruthy()
  expect(screen.getByText('2025: entries 4 → 3, gain +$50.00 → $0.00')).toBeTruthy()
  expect(screen.getByText('0.5 BTC: 1 Jan 2025 → 31 Dec 2024')).toBeTruthy()
  expect(asked(portfolio.settings)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use this time zone' }))
  await waitFor(() => expect(asked(portfolio.settings)).toMatchObject([{ timeZone: 'America/New_York' }]))
})
