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
  let kept = off
  return openPage(<Cards />, {
    isMember: true,
    answers: [
      replyWith(notifications.settings, () => kept),
      [
        notifications.changeSettings,
        changes => {
          kept = { ...kept, ...changes }
          throw new TypeError('Failed to fetch')
        },
      ],
    ],
  })
}
const mail = () => screen.findByRole('switch', { name: 'Alerts by mail too' })

it('a setting whose answer was lost is read again: the switch says what holds', async () => {
  const { user, asked } = openCards()
  await user.click(await mail())
  expect(await screen.findByText('No answer came')).toBeTruthy()
  await waitFor(() => expect(asked(notifications.settings)).toHaveLength(2))
  await waitFor(async () => expect((await mail()).getAttribute('aria-checked')).toBe('true'))
  expect(screen.queryByText('Failed to update settings')).toBeNull()
})

it('a setting that was refused is as it was', async () => {
  const { user, answer } = openCards()
  answer(refuse(notifications.changeSettings, 'server.busy'))
  await user.click(await mail())
  expect(await screen.findByText('Failed to update settings')).toBeTruthy()
  expect((await mail()).getAttribute('aria-checked')).toBe('false')
})
