import type { BrowserContext, Page } from '@playwright/test'
import { guests } from '@pusula/contract'
import { startNetwork } from './network.ts'
import { words as peopleWords } from './people-words.ts'
import { expect, expectAccessible, picture, test } from './person.ts'
import { tabsWords } from './tabs-words.ts'

/** As a browser behaves whose owner has blocked cookies: it says so, and its storage throws. */
const blockStorage = (context: BrowserContext, { saysSo }: { saysSo: boolean }) =>
  context.addInitScript(says => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse })
    if (says) Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
  }, saysSo)

function openedBy(page: Page) {
  const opened: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname === guests.account.path) opened.push(request.method())
  })
  return opened
}

test('a browser that says that it keeps no cookies is told what to do, and opens no guest', { tag: '@phone' }, async ({
  page,
  context,
  language,
}) => {
  const said = tabsWords[language]
  await blockStorage(context, { saysSo: true })
  const network = await startNetwork({ losesCookies: true })
  const opened = openedBy(page)
  await page.goto(`${network.url}/dashboard/home?guest=true`)
  await expect(page.getByRole('alert').getByText(said.noCookies)).toBeVisible()
  await expect(page.getByText(said.allowCookies)).toBeVisible()
  await expectAccessible(page)
  await picture(page, `no-cookies-${language}`)
  await page.reload()
  await page.getByRole('button', { name: said.retry }).click()
  await expect(page.getByRole('alert').getByText(said.noCookies)).toBeVisible()
  expect(opened, 'no account that nobody comes back to').toEqual([])
  network.stop()
})

test('a browser that loses its cookies on the way is found out by the first answer', {
  tag: '@desk',
}, async ({ page }) => {
  const said = { ...peopleWords.en, ...tabsWords.en }
  const network = await startNetwork({ losesCookies: true })

  const opened = openedBy(page)
  await page.goto(`${network.url}/dashboard/home?guest=true`)
  await expect(page.getByRole('alert').getByText(said.noCookies)).toBeVisible()
  expect(opened, 'one, and not one after the other').toEqual(['POST'])
  await page.getByRole('button', { name: said.retry }).click()
  await expect.poll(() => opened.length).toBe(2)
  await expect(page.getByRole('alert').getByText(said.noCookies)).toBeVisible()
  network.stop()
})

test('with storage that throws, the app starts and works from memory', { tag: '@phone' }, async ({ page, context }) => {
  await blockStorage(context, { saysSo: false })
  await page.goto('/')
  await page.getByRole('link', { name: peopleWords.tr.guest }).first().click()
  await expect(page).toHaveURL(/guest=true$/)
  await expect(page.getByRole('region', { name: /^Tur, adım 1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  await expect(page.getByText('Bitcoin').first()).toBeVisible()
  await page.goto('/dashboard/profile?guest=true')
  await expect(page.getByText('0 / 5')).toBeVisible()
})
