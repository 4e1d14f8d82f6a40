import { admin } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import { settingsInForce as inForce } from '../../../testing/settings.ts'
import { SettingsSection } from './SettingsSection.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const save = () => screen.getByRole('button', { name: 'Save changes' })
const askAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['admin'] }))

it('concurrent changes of another administrator are merged into a half-filled form', async () => {
  const page = openPage(<SettingsSection />, { answers: [reply(admin.settings, inForce)] })
  await page.user.type(await screen.findByRole('textbox', { name: /^Visitor/ }), '3')
  const theirs = { ...inForce, dailyLimits: { ...inForce.dailyLimits, member: 40 } }
  page.answer(reply(admin.settings, theirs))
  await askAgain()
  await waitFor(() => expect(field('Member').value).toBe('40'))
  expect(field('Visitor').value).toBe('3')
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  const both = { ...theirs, dailyLimits: { ...theirs.dailyLimits, visitor: 3 } }
  page.answer(
    replyWith(admin.saveSettings, () => {
      page.answer(reply(admin.settings, both))
      return both
    }),
  )
  await page.user.click(save())
  expect(await screen.findByText('Settings are in force')).toBeTruthy()
  const [sent] = page.asked(admin.saveSettings)
  expect([sent?.dailyLimits, sent?.seen]).toEqual([{ visitor: 3 }, { dailyLimits: { visitor: null } }])
  expect(screen.queryByText(/unsaved/)).toBeNull()
})

it('a conflict on one field is shown, keeps what was typed, and is overwritten by a second save', async () => {
  const page = openPage(<SettingsSection />, { answers: [reply(admin.settings, inForce)] })
  await page.user.type(await screen.findByRole('textbox', { name: /^Visitor/ }), '3')
  page.answer(
    reply(admin.settings, { ...inForce, dailyLimits: { ...inForce.dailyLimits, visitor: 9 } }),
    refuse(admin.saveSettings, 'admin.changedMeanwhile'),
  )
  await askAgain()
  await page.user.click(save())
  expect(await screen.findByText(/^This was changed meanwhile/)).toBeTruthy()
  expect(field('Visitor').value).toBe('3')
  await page.user.click(save())
  await waitFor(() => expect(page.asked(admin.saveSettings)).toHaveLength(2))
  expect(page.asked(admin.saveSettings).map(({ seen }) => seen)).toEqual([
    { dailyLimits: { visitor: null } },
    { dailyLimits: { visitor: 9 } },
  ])
})

it('a save with a lost response does not count as having seen another one’s change', async () => {
  const page = openPage(<SettingsSection />, { answers: [reply(admin.settings, inForce)] })
  await page.user.type(await screen.findByRole('textbox', { name: /^Visitor/ }), '3')
  page.answer(
    reply(admin.settings, { ...inForce, dailyLimits: { ...inForce.dailyLimits, visitor: 9 } }),
    refuse(admin.saveSettings, 'server.busy'),
  )
  await page.user.click(save())
  await waitFor(() => expect(page.asked(admin.saveSettings)).toHaveLength(1))
  await askAgain()
  await page.user.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(page.asked(admin.saveSettings)).toHaveLength(2))
  expect(page.asked(admin.saveSettings).at(-1)?.seen).toEqual({ dailyLimits: { visitor: null } })
})

it('typing during a save is preserved, also where it reverts what is being saved', async () => {
  const page = openPage(<SettingsSection />, { answers: [reply(admin.settings, inForce)] })
  await page.user.type(await screen.findByRole('textbox', { name: /^Visitor/ }), '3')
  await page.user.type(field('Seller'), 'A')
  const dailyLimits = { ...inForce.dailyLimits, visitor: 3 }
  const saved = { ...inForce, dailyLimits, receiptSeller: 'A' }
  let arrive = () => {}
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  page.answer(
    replyWith(admin.saveSettings, async () => {
      await onItsWay
      page.answer(reply(admin.settings, saved))
      return saved
    }),
  )
  await page.user.click(save())
  await page.user.clear(field('Visitor'))
  await page.user.type(field('Seller'), 'da')
  expect(screen.queryByRole('button', { name: 'Discard' }), 'what was sent cannot be called back').toBeNull()
  arrive()
  expect(await screen.findByText('Settings are in force')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('2 unsaved changes')).toBeTruthy())
  expect([field('Visitor').value, field('Seller').value]).toEqual(['', 'Ada'])
  // What another one changes after that has not been seen by whoever typed before.
  page.answer(reply(admin.settings, { ...saved, dailyLimits: { ...dailyLimits, visitor: 9 } }))
  await askAgain()
  await page.user.click(save())
  await waitFor(() => expect(page.asked(admin.saveSettings)).toHaveLength(2))
  expect(page.asked(admin.saveSettings)[1]).toMatchObject({
    dailyLimits: { visitor: null },
    receiptSeller: 'Ada',
    seen: { dailyLimits: { visitor: 3 }, receiptSeller: 'A' },
  })
})
