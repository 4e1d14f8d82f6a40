import { notifications, type ReplyOf } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, replyWith } from '../../../testing/page.tsx'
import { SettingsCards } from './SettingsCards.tsx'
import { useSettings } from './settings.ts'

const off: ReplyOf<typeof notifications.settings> = {
  ...{ reEngagementEnabled: false, reEngagementHours: 24, hiddenGemAlerts: false, alertMail: false },
  ...{ morningBrief: false, briefMinute: 510, weeklyLetter: false, letterDay: 0, letterMinute: 600, timeZone: null },
}

function Cards() {
  const { data } = useSettings()
  return data && <SettingsCards settings={data} />
}

/** A server whose answers to a change are lost, once it has made them. */
function openCards() {
  let saved = off
  return openPage(<Cards />, {
    isMember: true,
    answers: [
      replyWith(notifications.settings, () => saved),
      [
        notifications.changeSettings,
        changes => {
          saved = { ...saved, ...changes }
          throw new TypeError('Failed to fetch')
        },
      ],
    ],
  })
}
const gems = () => screen.findByRole('switch', { name: 'Hidden gem alerts' })

it('a setting with a lost response is refetched', async () => {
  const { user, asked } = openCards()
  await user.click(await gems())
  expect(await screen.findByText('No answer came')).toBeTruthy()
  await waitFor(() => expect(asked(notifications.settings)).toHaveLength(2))
  await waitFor(async () => expect((await gems()).getAttribute('aria-checked')).toBe('true'))
  expect(screen.queryByText('Failed to update settings')).toBeNull()
})

it('a refused setting is rolled back', async () => {
  const { user, answer } = openCards()
  answer(refuse(notifications.changeSettings, 'server.busy'))
  await user.click(await gems())
  expect(await screen.findByText('Failed to update settings')).toBeTruthy()
  expect((await gems()).getAttribute('aria-checked')).toBe('false')
})

it('a morning brief is switched on by the clock of this place, and its hour can be chosen', async () => {
  let saved = off
  const { user, asked } = openPage(<Cards />, {
    ...{ isMember: true, language: 'en', timeZone: 'Europe/Istanbul' },
    answers: [
      replyWith(notifications.settings, () => saved),
      replyWith(notifications.changeSettings, changes => (saved = { ...saved, ...changes })),
    ],
  })
  await user.click(await screen.findByRole('switch', { name: 'Morning brief' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Time' }), '09:30')
  await user.click(await screen.findByRole('switch', { name: 'Weekly letter' }))
  expect(await screen.findByText('Sunday 10:00 · e-mail')).toBeTruthy()
  await waitFor(() =>
    expect(asked(notifications.changeSettings)).toMatchObject([
      { morningBrief: true, timeZone: 'Europe/Istanbul' },
      { briefMinute: 570 },
      { weeklyLetter: true, alertMail: true },
    ]),
  )
})
