import { type ApiKey, keys } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, lost, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import { KeysCard } from './index.ts'

const sheet: ApiKey = {
  id: '00000000-0000-4000-8000-000000000007',
  name: 'My sheet',
  scopes: ['prices', 'levels', 'record'],
  ending: 'x7Yz',
  createdAt: '2026-11-15T12:00:00.000Z',
  lastUsedAt: null,
}
const secret = `pusula_${'a'.repeat(39)}x7Yz`

it('a key is named, may only read unless more is chosen, and is shown once', async () => {
  const page = openPage(<KeysCard />, {
    isMember: true,
    answers: [
      reply(keys.list, []),
      replyWith(keys.make, () => {
        page.answer(reply(keys.list, [sheet]))
        return { key: secret, made: sheet }
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: /^Make a key/ }))
  const sheetOf = within(screen.getByRole('dialog'))
  await page.user.click(sheetOf.getByRole('button', { name: 'Make a key' }))
  expect(await sheetOf.findByText('Enter a name.')).toBeTruthy()
  expect(page.asked(keys.make)).toEqual([])
  const spends = sheetOf.getByRole<HTMLInputElement>('checkbox', { name: 'Spend credits to open analyses' })
  expect(spends.checked).toBe(false)
  await page.user.click(spends)
  expect(sheetOf.getByText(/without asking you/)).toBeTruthy()
  await page.user.click(spends)
  await page.user.type(sheetOf.getByRole('textbox', { name: 'Name' }), ' My sheet ')
  await page.user.click(sheetOf.getByRole('button', { name: 'Make a key' }))
  expect(await sheetOf.findByText(secret)).toBeTruthy()
  expect(page.asked(keys.make)).toMatchObject([{ name: 'My sheet', scopes: ['prices', 'levels', 'record'] }])
  expect(sheetOf.queryByRole('button', { name: 'Close' }), 'no tap takes it away unsaved').toBeNull()
  await page.user.click(sheetOf.getByRole('button', { name: 'I have copied it' }))
  expect(await screen.findByText(/ends in … x7Yz · Not used yet/)).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).not.toContain(secret))
})

it('a failed creation preserves what was typed', async () => {
  const page = openPage(<KeysCard />, {
    isMember: true,
    language: 'tr',
    answers: [reply(keys.list, []), refuse(keys.make, 'server.busy')],
  })
  await page.user.click(await screen.findByRole('button', { name: /^Anahtar oluştur/ }))
  const sheetOf = within(screen.getByRole('dialog'))
  await page.user.type(sheetOf.getByRole('textbox', { name: 'Ad' }), 'Tablom')
  await page.user.click(sheetOf.getByRole('button', { name: 'Anahtar oluştur' }))
  expect(await screen.findByText('Anahtar oluşturulamadı')).toBeTruthy()
  expect(sheetOf.getByRole<HTMLInputElement>('textbox', { name: 'Ad' }).value).toBe('Tablom')
  expect(sheetOf.getByRole('button', { name: 'Kapat' }), 'and the sheet can be left').toBeTruthy()
})

it('a lost response is reported as unknown, and the next tap retries with the same id', async () => {
  const page = openPage(<KeysCard />, { isMember: true, answers: [reply(keys.list, []), lost(keys.make)] })
  await page.user.click(await screen.findByRole('button', { name: /^Make a key/ }))
  const sheetOf = within(screen.getByRole('dialog'))
  await page.user.type(sheetOf.getByRole('textbox', { name: 'Name' }), 'My sheet')
  await page.user.click(sheetOf.getByRole('button', { name: 'Make a key' }))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('The key was not made')).toBeNull()
  page.answer(reply(keys.make, { key: secret, made: sheet }))
  await page.user.click(sheetOf.getByRole('button', { name: 'Make a key' }))
  expect(await sheetOf.findByText(secret)).toBeTruthy()
  const [first, second] = page.asked(keys.make)
  expect(first).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(second).toEqual(first)
})

it('a key is removed after a question', async () => {
  const page = openPage(<KeysCard />, {
    isMember: true,
    answers: [
      reply(keys.list, [sheet]),
      replyWith(keys.remove, () => {
        page.answer(reply(keys.list, []))
        return { success: true as const }
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Remove My sheet' }))
  expect(page.asked(keys.remove)).toEqual([])
  await page.user.click(await awake('Remove'))
  await waitFor(() => expect(screen.queryByText('My sheet')).toBeNull())
  expect(page.asked(keys.remove)).toMatchObject([{ id: sheet.id }])
})
