import type { Locator, Page } from '@playwright/test'
import type { Language } from '@pusula/contract'
import { rough } from './figures.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    steps: [
      'Pusula’ya hoş geldin',
      'Ana sayfa',
      'Analiz sekmesi',
      'Portföy',
      'Favoriler ve gizli cevherler',
      'Üyelik rozeti',
      'Bitcoin’i ücretsiz dene',
    ],
    next: 'İleri',
    back: 'Geri',
    close: 'Turu kapat',
  },
  en: {
    steps: [
      'Welcome to Pusula',
      'Home',
      'The analysis tab',
      'Portfolio',
      'Favorites and hidden gems',
      'Your membership badge',
      'Try Bitcoin for free',
    ],
    next: 'Next',
    back: 'Back',
    close: 'Close the tour',
  },
}

/** What is read beyond the steps. */
const said = {
  show: 'Show the demo',
  whole: 'See the whole analysis',
  sample: 'Free sample',
  start: 'Pick a coin and start',
  credits: '5 credits',
  skip: 'Skip the tour',
  again: /^Restart the tour/,
}

const hasSeen = (page: Page) => page.evaluate(() => localStorage.getItem('hasSeenOnboarding'))
/** The card is a part of the page, named by its step. */
const tourOf = (page: Page) => page.getByRole('region', { name: /^(Tur, adım|Tour, step) \d/ })
const stepOf = (page: Page, language: Language) => (place: number) =>
  expect(tourOf(page).getByRole('heading', { level: 2 })).toContainText(words[language].steps[place] ?? '')

/** It lets a second pass, and does not speak over a question. */
async function expectPatience(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/dashboard/profile?guest=true')
  const leave = page.getByRole('button', { name: 'Misafir modundan çık', exact: true })
  await expect(leave).toBeVisible()
  await page.clock.runFor(900)
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Çıkmadan önce üye olmak ister misin?' })
  await expect(question).toBeVisible()
  await page.clock.runFor(5_000)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(tourOf(page)).toHaveCount(0)
  await question.getByRole('button', { name: 'Vazgeç', exact: true }).click()
  await page.getByRole('link', { name: 'Ana sayfa', exact: true }).filter({ visible: true }).click()
  await page.clock.resume()
}

/** It opens by itself and is walked to its end, by buttons and by arrows. */
async function walkTour(page: Page, language: Language) {
  const { next: onward, back } = words[language]
  const tour = tourOf(page)
  const step = stepOf(page, language)
  await step(0)
  expect(await hasSeen(page)).toBeNull()
  const next = tour.getByRole('button', { name: onward, exact: true })
  expect(await page.evaluate(() => document.activeElement?.closest('section') === null), 'no focus is stolen').toBe(
    true,
  )
  await expect(page.locator('[inert]'), 'the page stays in use').toHaveCount(0)
  await next.click()
  await step(1)
  await page.keyboard.press('ArrowRight')
  await step(2)
  await expectAccessible(page)
  await picture(page, `tour-${language}`)
  await tour.getByRole('button', { name: back, exact: true }).click()
  await step(1)
  for (const place of [2, 3, 4, 5, 6]) {
    await page.keyboard.press('ArrowRight')
    await step(place)
  }
}

test.use({ hasSeenTour: false })

test('on a phone a newcomer is led around by cards beside what they speak of', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  await expectPatience(page)
  await walkTour(page, language)
  const tour = tourOf(page)
  await expect(async () => {
    const { left, right } = await tour.evaluate(card => card.getBoundingClientRect())
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }).toPass()
  await tour.getByRole('button', { name: words[language].close }).click()
  await expect(tour).toBeHidden()
  expect(await hasSeen(page)).toBe('true')
})

test('on a phone the welcome leaves the headline of the landing page in sight', { tag: '@phone' }, async ({ page }) => {
  const boxOf = (locator: Locator) => locator.evaluate(element => element.getBoundingClientRect())
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(tourOf(page)).toBeVisible()
    const languages = page.getByRole('button', { name: 'EN', exact: true }).or(page.getByRole('radio', { name: 'EN' }))
    await expect(async () => {
      const card = await boxOf(tourOf(page))
      const headline = await boxOf(page.getByRole('heading', { level: 1 }))
      const language = await boxOf(languages.first())
      expect(card.right, 'within the page').toBeLessThanOrEqual(width)
      expect(card.bottom, 'above the headline').toBeLessThanOrEqual(headline.top)
      expect(card.right, 'beside the languages').toBeLessThanOrEqual(language.left)
    }).toPass()
    await expectAccessible(page)
  }
})

test('a newcomer is led around, reads the free demo as the server gave it, and can ask for the tour again', {
  tag: '@desk',
}, async ({ page, language }) => {
  const tour = tourOf(page)
  const step = stepOf(page, language)
  await page.goto('/dashboard/home?guest=true')
  await walkTour(page, language)

  await test.step('the demo costs nothing', async () => {
    const { analysis: demo } = (await (await page.request.get('/api/analysis/demo')).json())[language]
    await tour.getByRole('button', { name: said.show }).click()
    await expect(tour.getByText(demo.score.sentence)).toBeVisible()
    const day = demo.forecasts[3]
    for (const end of [day.low80Usd, day.medianUsd, day.high80Usd])
      await expect(tour.getByRole('img').last()).toContainText(rough(end, language))
    await expect(tour.getByRole('button', { name: said.start })).toBeFocused()
    await expectAccessible(page)
    await tour.getByRole('button', { name: said.start }).click()
    await expect(tour).toBeHidden()
    expect(await hasSeen(page)).toBe('true')
    await expect(page.getByRole('link', { name: said.credits }).filter({ visible: true })).toBeVisible()
  })

  await test.step('and is a whole analysis for whoever wants it', async () => {
    await page.goto('/dashboard/profile?guest=true')
    await page.getByRole('button', { name: said.again }).click()
    await step(0)
    for (const place of [1, 2, 3, 4, 5, 6]) {
      await page.keyboard.press('ArrowRight')
      await step(place)
    }
    await tour.getByRole('button', { name: said.show }).click()
    await tour.getByRole('button', { name: said.whole }).click()
    await expect(page).toHaveURL(/\/dashboard\/analysis\?guest=true$/)
    await expect(page.getByText(said.sample, { exact: true })).toBeVisible()
    for (const place of [1, 2, 3]) {
      await page.getByRole('tab').nth(place).click()
      await expect(page.getByText(said.sample, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: /Bitcoin/ }).first()).toBeVisible()
    await page.goto('/dashboard/home?guest=true')
    await expect(page.getByRole('link', { name: said.credits }).filter({ visible: true })).toBeVisible()
  })

  await test.step('it comes back from the profile, and Escape leaves it', async () => {
    await page.goto('/dashboard/profile?guest=true')
    await page.getByRole('button', { name: said.again }).click()
    await expect(page).toHaveURL(/\/dashboard\/home\?guest=true$/)
    await step(0)
    await expect(tour.getByRole('button', { name: 'Next', exact: true }), 'who asked for it is led there').toBeFocused()
    await page.mouse.click(4, 4)
    await step(0)
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
    expect(await hasSeen(page)).toBe('true')
    await page.goto('/dashboard/profile?guest=true')
    await page.getByRole('button', { name: said.again }).click()
    await tour.getByRole('button', { name: said.skip }).click()
    await expect(tour).toBeHidden()
    expect(await hasSeen(page)).toBe('true')
  })
})
