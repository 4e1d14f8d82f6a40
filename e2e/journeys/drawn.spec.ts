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
        window.drawnFirst = [...document.querySelectorAll('#root :is(header, main, h1, nav a, fieldset:has(input))')]
      }),
    )
    // On a slow phone answers arrive before everything that stands drawn has been taken over. A slow processor is one that
    // works for nothing: the desk has a quick one.
    if (who === '@phone') {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    for (const address of addresses)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.locator('html'), 'the app has taken it over').not.toHaveAttribute('data-drawn')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await page.waitForLoadState('networkidle')
        // The market has another head at a desk, which no drawing knows of.
        const parts = address.includes('market')
          ? 'header, main, nav a'
          : 'header, main, nav a, h1, fieldset:has(input)'
        const { count, drawnAnew } = await page.evaluate(looked => {
          const found = (window.drawnFirst ?? []).filter(element => element.matches(looked))
          const gone = found.filter(element => !element.isConnected)
          return { count: found.length, drawnAnew: gone.map(element => element.outerHTML.slice(0, 200)) }
        }, parts)
        expect(count).toBeGreaterThan(2)
        expect(drawnAnew).toEqual([])
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
