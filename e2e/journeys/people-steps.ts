import type { APIRequestContext, Page } from '@playwright/test'
import { accounts } from '@pusula/contract'
import type { Words } from './people-words.ts'
import { expect } from './person.ts'

export const password = 'kuzeye-bakan-ibre'

let people = 0
/** An address nobody has used before, in this run or in another worker. */
export const newEmail = () => `kisi.${process.pid}.${Date.now()}.${people++}@ornek.com`

/** What the newest letter to an address says that fits the pattern. */
export async function mailed(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const response = await request.get(`/dev/outbox?${new URLSearchParams({ to })}`, {
        headers: { Accept: 'application/json' },
      })
      const emails: { text: string }[] = await response.json()
      found = emails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean)
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

export const mailedCode = (request: APIRequestContext, to: string) => mailed(request, to, /\b(\d{6})\b/)

/** A member in the browser of this page, made without its screens. */
export const becomeMember = (page: Page, email?: string, name?: Name) => joinAsMember(page.request, email, name)

interface Name {
  firstName: string
  lastName: string
}

/** A member who needs no browser. */
export async function joinAsMember(
  request: APIRequestContext,
  email = newEmail(),
  name: Name = { firstName: 'Deniz', lastName: 'Aydın' },
): Promise<string> {
  const post = async (path: string, data: object) => expect(await request.post(path, { data })).toBeOK()
  await post(accounts.sendActivation.path, { email })
  await post(accounts.verifyActivation.path, { email, code: await mailedCode(request, email) })
  await post(accounts.register.path, { email, password, ...name })
  // Greeted already: the journey that joins by hand looks at the welcome.
  await post(accounts.endWelcome.path, {})
  return email
}

/** Leaves the profile for the landing page. */
export async function logOut(page: Page, said: Words) {
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: said.logOut }).click()
  await expect(page.getByRole('tab', { name: said.email })).toBeVisible()
}

/** Logs in on the landing page. */
export async function logIn(page: Page, said: Words, email: string, secret: string) {
  await page.getByRole('tab', { name: said.email }).click()
  const form = page.locator('form')
  await form.getByLabel(said.email, { exact: true }).fill(email)
  await form.getByLabel(said.password, { exact: true }).fill(secret)
  await form.getByRole('button', { name: said.logIn, exact: true }).click()
}

export const isSignedIn = async (request: APIRequestContext) => (await request.get(accounts.user.path)).ok()
