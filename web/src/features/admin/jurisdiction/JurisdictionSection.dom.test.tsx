import { admin } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { setJurisdiction } from '../../../lib/jurisdiction.ts'
import { awake, openPage, reply, replyWith } from '../../../testing/page.tsx'
import { settingsInForce } from '../../../testing/settings.ts'
import { JurisdictionSection } from './JurisdictionSection.tsx'

it('a profile is chosen, says what disappears, and counts after a question', async () => {
  onTestFinished(() => setJurisdiction('general'))
  const page = openPage(<JurisdictionSection />, {
    isMember: true,
    answers: [
      reply(admin.settings, settingsInForce),
      replyWith(admin.saveSettings, () => ({ ...settingsInForce, jurisdiction: 'turkey' as const })),
    ],
  })
  expect(await screen.findByText('Now: General')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull()
  await page.user.click(screen.getByRole('radio', { name: /^Turkey/ }))
  expect(screen.getByText('Leveraged part is not shown')).toBeTruthy()
  expect(screen.getByText(/no legal advice/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Switch to Turkey' }))
  expect(page.asked(admin.saveSettings)).toEqual([])
  expect(
    await screen.findByText(
      /This disappears: Leveraged part, Hidden gems and their alerts, Rewards for invitations, Your turn/,
    ),
  ).toBeTruthy()
  await page.user.click(await awake('Switch to Turkey'))
  await waitFor(() =>
    expect(page.asked(admin.saveSettings)).toMatchObject([
      { jurisdiction: 'turkey', seen: { jurisdiction: 'general' } },
    ]),
  )
})
