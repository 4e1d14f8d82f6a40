import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import type { adminWords } from './admin-words.ts'
import { expect } from './person.ts'

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

/** Reads a toast and puts it away, as it would go by itself a little later. */
export async function toastSays(page: Page, words: string) {
  const toast = page.locator('.toast')
  await expect(toast.getByText(words, { exact: true })).toBeVisible()
  await toast.getByRole('button').click()
  await expect(toast).toBeHidden()
}

const csv = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['id,symbol,name', ...lines].join('\n')),
})

/** A file of the wrong kind, one with a bad row, and then the mended one. */
export async function uploadCoins(page: Page, said: Words, tag: string) {
  const file = page.getByLabel(said.file)
  await file.setInputFiles({ name: 'coins.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(said.wrongFile, { exact: true })).toBeVisible()
  await file.setInputFiles(csv('coins.csv', [`${tag}-one,${tag}A,First`, `=${tag},${tag}B,Second`]))
  await expect(page.getByText(said.badRow, { exact: true })).toBeVisible()
  await file.setInputFiles(csv('coins.csv', [`${tag}-one,${tag}A,First`, `${tag}-two,${tag}B,Second`]))
  await toastSays(page, said.uploaded)
  await expect(page.getByText(said.badRow, { exact: true }), 'the old complaint is gone').toHaveCount(0)
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
