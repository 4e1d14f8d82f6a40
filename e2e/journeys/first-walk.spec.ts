import { expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    locale: 'tr-TR',
    hero: 'Piyasada yönünü bul.',
    other: 'EN',
    otherHero: 'Find your bearing.',
    mine: 'TR',
    guest: 'Misafir olarak devam et',
    tabs: ['Ana sayfa', 'Analiz', 'Portföy', 'Favoriler', 'Haberler'],
    portfolio: 'Portföy',
    lost: '404',
  },
  en: {
    locale: 'en-US',
    hero: 'Find your bearing.',
    other: 'TR',
    otherHero: 'Piyasada yönünü bul.',
    mine: 'EN',
    guest: 'Continue as guest',
    tabs: ['Home', 'Analysis', 'Portfolio', 'Favorites', 'News'],
    portfolio: 'Portfolio',
    lost: '404',
  },
}

for (const [language, said] of Object.entries(words)) {
  test.describe(`a first walk in ${language}`, () => {
    test.use({ locale: said.locale })

    test('opens the landing page, switches the language, comes in as a guest and sees the dashboard', async ({
      page,
    }) => {
      await page.goto('/')
      const hero = page.getByRole('heading', { level: 1 })
      await expect(hero).toHaveText(said.hero)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await picture(page, `landing-${language}`)

      await page.getByRole('button', { name: said.other, exact: true }).click()
      await expect(hero).toHaveText(said.otherHero)
      await page.reload()
      await expect(hero, 'the choice is kept').toHaveText(said.otherHero)
      await page.getByRole('button', { name: said.mine, exact: true }).click()
      await expect(hero).toHaveText(said.hero)

      await page
        .getByRole('button', { name: said.guest })
        .or(page.getByRole('link', { name: said.guest }))
        .first()
        .click()
      await expect(page).toHaveURL(/\/dashboard(\/home)?\?guest=true$/)
      const menu = page.getByRole('navigation').filter({ visible: true })
      for (const tab of said.tabs) await expect(menu.getByRole('link', { name: tab })).toBeVisible()
      await picture(page, `home-${language}`)

      await menu.getByRole('link', { name: said.portfolio }).click()
      await expect(page, 'guest mode stays in the address').toHaveURL(/\/dashboard\/portfolio\?guest=true$/)
      await page.goBack()
      await expect(menu.getByRole('link', { name: said.tabs[0] ?? '' })).toHaveAttribute('aria-current', 'page')
    })

    // Each theme once, in one of the languages: the words do not change what stands in the way.
    const colorScheme = language === 'tr' ? 'dark' : 'light'
    test(`meets nothing that stands in anyone's way, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const path of ['/', '/dashboard/home?guest=true', '/dashboard/profile?guest=true', '/nowhere']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/some/where/else')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
})

test('a dashboard address without a session leads back to the landing page', async ({ page }) => {
  await page.goto('/dashboard/portfolio')
  await expect(page).toHaveURL(/\/$/)
})

test('the parts are shown outside production', async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('button').first()).toBeVisible()
  await picture(page, 'ui')
})

test('can be installed, and opens without a network once it was seen', async ({ page, context }) => {
  await page.goto('/')
  const manifest = await page.request.get('/manifest.webmanifest')
  expect(await manifest.json()).toMatchObject({ display: 'standalone', name: 'Pusula' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
