import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { admin } from '@pusula/contract'
import type { adminWords } from './admin-words.ts'
import { expect, expectAccessible, picture } from './person.ts'

export type Words = (typeof adminWords)['tr' | 'en']

/** As the owner does it, with the product's own command, while the product runs. */
export async function appoint(email: string) {
  const env = { ...process.env, DATA_DIR: process.env.PUSULA_DATA_DIR ?? '' }
  await promisify(execFile)(process.execPath, ['server/dist/command.js', 'admin', 'grant', email], { env })
}

export const section = async (page: Page, name: string) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

export const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Reads a toast and puts it away, as it would go by itself a little later. */
export async function toastSays(page: Page, words: string) {
  const toast = page.locator('[data-part=toast]')
  await expect(toast.getByText(words, { exact: true })).toBeVisible()
  await toast.getByRole('button').click()
  await expect(toast).toBeHidden()
}

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['id,symbol,name', ...lines].join('\n')),
})

/** A file of the wrong kind, one with a wrong row, one that is put away again, and then the one that is written. */
export async function uploadCoins(page: Page, said: Words, tag: string) {
  const file = page.getByLabel(said.file)
  const sheet = page.getByRole('dialog', { name: said.preview, exact: true })
  const button = (name: string) => sheet.getByRole('button', { name, exact: true })
  await expect(page.getByText(said.limits, { exact: true }), 'the limits are said before').toBeVisible()
  await file.setInputFiles({ name: 'coins.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(said.wrongFile, { exact: true })).toBeVisible()
  await file.setInputFiles(
    csv(
      'coins.csv',
      Array.from({ length: 10_001 }, (_, i) => `${tag}-${i},${tag}${i},x`),
    ),
  )
  await expect(page.getByText(said.tooManyRows, { exact: true }), 'and after').toBeVisible()

  await file.setInputFiles(csv('coins.csv', [`${tag}-one,${tag}A,First`, 'bitcoin,BTC,Kral', `=${tag},${tag}B,Second`]))
  for (const fault of said.badRows) await expect(sheet.getByText(fault, { exact: true })).toBeVisible()
  await expect(button(said.confirm), 'nothing of it can be written').toHaveCount(0)
  await sheet.getByRole('button', { name: said.close }).last().click()

  const good = csv('coins.csv', [`${tag}-one,${tag}A,First`, `${tag}-two,${tag}B,Second`])
  await file.setInputFiles(good)
  await expect(sheet.getByRole('row').filter({ hasText: `${tag}B` })).toContainText(said.isNew)
  await expectAccessible(page)
  await picture(page, 'admin-preview')
  await button(said.cancel).click()
  await expect(sheet).toBeHidden()
  await file.setInputFiles(good)
  await page.route(`**${admin.confirmCoins.path}*`, route => route.abort(), { times: 1 })
  await button(said.confirm).click()
  await expect(
    sheet.getByText(said.uploadFailed, { exact: true }),
    'a lost line is said, and nothing is lost',
  ).toBeVisible()
  await button(said.again).click()
  await expect(sheet.getByText(said.uploadFailed, { exact: true })).toHaveCount(0)
  await button(said.confirm).click()
  await toastSays(page, said.uploaded)
  await expect(sheet).toBeHidden()
}

/** A coin that is there gets another name only after it was ticked by name; the keyboard does it. */
export async function renameCoin(page: Page, said: Words, tag: string) {
  await page.getByLabel(said.file).setInputFiles(csv('coins.csv', [`${tag}-two,${tag}B,Renamed`]))
  const sheet = page.getByRole('dialog', { name: said.preview, exact: true })
  const confirm = sheet.getByRole('button', { name: said.confirm, exact: true })
  await expect(confirm, 'not before it was looked at').toBeDisabled()
  await expectAccessible(page)
  await picture(page, 'admin-warnings')
  const tick = sheet.getByRole('checkbox', { name: new RegExp(`^${tag}B Second → ${tag}B Renamed`) })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(sheet.getByRole('status').filter({ hasText: said.ticked })).toBeVisible()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await toastSays(page, said.uploaded)
  await expect(sheet).toBeHidden()
}

/** Types a part of a number into a field of the settings, first one that cannot be. */
export async function changeSetting(page: Page, said: Words, field: Locator, value: string) {
  const save = page.getByRole('button', { name: said.save, exact: true })
  await expect(save).toBeDisabled()
  await field.fill('0')
  await expect(page.getByText(said.wholeNumber, { exact: true })).toBeVisible()
  await expect(save).toBeDisabled()
  await field.fill(value)
  await save.click()
  await toastSays(page, said.inForce)
}

/** Adds a service with a secret, tries it out, and finds that the secret is not shown again. */
export async function addService(page: Page, said: Words, name: string) {
  await page.getByRole('button', { name: said.addApi, exact: true }).click()
  const form = page.locator('form')
  await form.getByLabel(said.name, { exact: true }).fill(name)
  await form.getByLabel(said.endpoint, { exact: true }).fill('http://127.0.0.1:9/feed')
  const headers = form.getByLabel(said.headers)
  await headers.fill('{ "X-Key": "gizli-anahtar",\n "X": "a" "b" }')
  await expect(form.getByText(said.badJson, { exact: true })).toBeVisible()
  await expect(form.getByRole('button', { name: said.saveApi, exact: true })).toBeDisabled()
  await headers.fill('{ "X-Key": "gizli-anahtar" }')
  await form.getByRole('button', { name: said.test, exact: true }).click()
  await expect(form.getByText(said.closed, { exact: true }), 'our own network is out of bounds').toBeVisible()
  await form.getByLabel(said.endpoint, { exact: true }).fill('https://feeds.invalid/rss')
  await form.getByRole('switch', { name: said.active, exact: true }).click()
  await form.getByRole('button', { name: said.saveApi, exact: true }).click()
  await toastSays(page, said.savedApi)
  await expect(page.getByRole('row').getByRole('button', { name, exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('row').getByRole('button', { name, exact: true }).click()
  await expect(headers, 'the name is kept, the value is not shown').toHaveValue('{\n  "X-Key": null\n}')
  expect(await page.content()).not.toContain('gizli-anahtar')
  await form.getByRole('button', { name: said.delete, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: said.delete, exact: true }).click()
  await toastSays(page, said.deleted)
  await expect(page.getByRole('row').getByRole('button', { name, exact: true })).toHaveCount(0)
}
