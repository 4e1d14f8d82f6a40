import { everyone, expect, expectAccessible, expectRoom, picture, test } from './person.ts'

const words = {
  tr: {
    hero: 'Yarın nereye kadar oynar? Söyleriz, sonra herkesin önünde ölçeriz.',
    other: 'EN',
    otherHero: 'How far can it move tomorrow? We say it, then grade it in public.',
    mine: 'TR',
  },
  en: {
    hero: 'How far can it move tomorrow? We say it, then grade it in public.',
    other: 'TR',
    otherHero: 'Yarın nereye kadar oynar? Söyleriz, sonra herkesin önünde ölçeriz.',
    mine: 'EN',
  },
}

/** What a guest reads on the way in, around and out. */
const inside = {
  guest: 'Misafir olarak devam et',
  tabs: ['Ana sayfa', 'Analiz', 'Portföy', 'Favoriler', 'Haberler'],
  portfolio: 'Portföy',
  badge: 'MİSAFİR',
  leave: 'Misafir modundan çık',
  joinFirst: 'Çıkmadan önce üye olmak ister misin?',
  out: 'Çık',
  confirm: 'BTC analiz edilsin mi?',
}

for (const who of everyone)
  test(`a stranger reads the landing page and what anybody may read, in either language ${who}`, {
    tag: '@main',
  }, async ({ page, language }) => {
    const said = words[language]
    const hero = page.getByRole('heading', { level: 1 })
    await test.step('the landing page', async () => {
      await page.goto('/')
      await expect(hero).toHaveText(said.hero)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectAccessible(page)
      await picture(page, `landing-${language}`)
      await page.getByRole('button', { name: said.other, exact: true }).click()
      await expect(hero).toHaveText(said.otherHero)
      await page.reload()
      await expect(hero, 'the choice is kept').toHaveText(said.otherHero)
      await page.getByRole('button', { name: said.mine, exact: true }).click()
      await expect(hero).toHaveText(said.hero)
      await expectRoom(page)
    })

    await test.step('accessibility and layout of the public pages', async () => {
      for (const address of ['/signup', '/forgot-password', '/privacy', '/track-record', '/subscribe']) {
        await page.goto(address)
        await expect(hero).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        await expectRoom(page)
      }
    })
  })

test('a stranger comes in as a guest, looks around and leaves again', { tag: ['@phone', '@main'] }, async ({
  page,
  language,
}) => {
  const said = { ...words.tr, ...inside }
  const hero = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  const menu = page.getByRole('navigation').filter({ visible: true })
  await test.step('the dashboard', async () => {
    await page
      .getByRole('button', { name: said.guest })
      .or(page.getByRole('link', { name: said.guest }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/dashboard(\/home)?\?guest=true$/)
    for (const tab of said.tabs) await expect(menu.getByRole('link', { name: tab })).toBeVisible()
    await picture(page, `home-${language}`)
    await menu.getByRole('link', { name: said.portfolio }).click()
    await expect(page, 'guest mode stays in the address').toHaveURL(/\/dashboard\/portfolio\?guest=true$/)
    await page.goBack()
    await expect(menu.getByRole('link', { name: said.tabs[0] ?? '' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('the profile of a guest, and the way back to the tab before it', async () => {
    await menu.getByRole('link', { name: said.tabs[4] ?? '' }).click()
    const badge = page.getByText(said.badge, { exact: true }).filter({ visible: true })
    await badge.click()
    await expect(page).toHaveURL(/\/dashboard\/profile\?guest=true$/)
    await expect(hero).toBeVisible()
    await expectAccessible(page)
    await badge.click()
    await expect(page).toHaveURL(/\/dashboard\/news\?guest=true$/)
  })

  await test.step('the way out', async () => {
    await page.getByText(said.badge, { exact: true }).filter({ visible: true }).click()
    await page.getByRole('button', { name: said.leave, exact: true }).click()
    await page
      .getByRole('dialog', { name: said.joinFirst })
      .getByRole('button', { name: said.out, exact: true })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect(hero).toHaveText(said.hero)
  })
})

test('addresses that lead nowhere, or not yet, say so', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/some/where/else')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expectAccessible(page)
  await page.goto('/dashboard/portfolio')
  await expect(page, 'without a session it leads to the way in').toHaveURL(/\/\?next=%2Fdashboard%2Fportfolio$/)
})
