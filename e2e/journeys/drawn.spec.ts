import { everyone, expect, test } from './person.ts'

declare global {
  interface Window {
    /** What stood in the page before any script of the app had run. */
    drawnFirst?: Element[]
  }
}

const addresses = [
  '/',
  '/dashboard?guest=true',
  '/dashboard/home?guest=true&coin=eth',
  '/dashboard/analysis?guest=true',
  '/dashboard/analysis?coin=BTC&guest=true',
  '/dashboard/market?guest=true',
  '/track-record',
]

for (const who of everyone)
  test(`screens that stand drawn in their pages are taken over where they stand ${who}`, { tag: who }, async ({
    page,
    language,
  }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        window.drawnFirst = [...document.querySelectorAll('#root :is(header, main, h1, nav a)')]
      }),
    )
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.locator('html'), 'the app has taken it over').not.toHaveAttribute('data-drawn')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.waitForLoadState('networkidle')
        // The market has another head at a desk, which no drawing knows of.
        const parts = address.includes('market') ? 'header, main, nav a' : 'header, main, nav a, h1'
        const { all, kept: saved } = await page.evaluate(looked => {
          const found = (window.drawnFirst ?? []).filter(element => element.matches(looked))
          return { all: found.length, kept: found.filter(element => element.isConnected).length }
        }, parts)
        expect(all).toBeGreaterThan(2)
        expect(saved, 'none of it was drawn anew').toBe(all)
        await expect(page.locator('[data-style]')).toHaveCount(0)
      })
  })

test('a reader of the other language and a guest who has chosen a coin never see what is drawn for others', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/dashboard?guest=true')
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Bitcoin' })).toBeVisible()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = document.documentElement.dataset.drawn
    }),
  )
  await page.goto('/dashboard?guest=true')
  await expect(page.locator('html')).toHaveAttribute('data-first', 'no')
  await expect(page.getByRole('region', { name: 'Bitcoin' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'tr'))
  await page.goto('/track-record')
  await expect(page.locator('html')).toHaveAttribute('data-first', 'no')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test('without a script the landing page and the record are read as they stand in the page', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', locale: 'tr-TR', javaScriptEnabled: false })
  const reader = await plain.newPage()
  for (const address of ['/', '/track-record']) {
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    for (const waiting of await reader.locator('[aria-busy=true]').all()) await expect(waiting).toBeHidden()
  }
  await test.step('a login and a registration post, and pages answer', async () => {
    await reader.goto('/')
    const [login, join] = [reader.locator('form').first(), reader.locator('form').last()]
    await login.locator('[name=email]').fill('kimse@example.com')
    await login.locator('[name=password]').fill('bilmiyorum')
    await login.getByRole('button').click()
    await expect(reader.getByRole('alert')).toBeVisible()
    await expect(reader.locator('[name=email]'), 'what was typed is there').toHaveValue('kimse@example.com')
    await reader.goto('/')
    await join.locator('[name=email]').fill(`plain-${Date.now()}@example.com`)
    await join.locator('[name=terms]').check()
    await join.getByRole('button').click()
    await expect(reader.locator('[name=code]')).toBeVisible()
  })
  await plain.close()
})

test('what is typed before the scripts have come is searched for once they are there', { tag: '@phone' }, async ({
  page,
}) => {
  let arrive = () => {}
  const scripts = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async route => {
    await scripts
    await route.continue()
  })
  await page.goto('/dashboard?guest=true', { waitUntil: 'commit' })
  const search = page.getByRole('combobox').first()
  await search.fill('bitcoin')
  arrive()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('bitcoin')
})
