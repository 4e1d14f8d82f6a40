import { rough } from './figures.ts'
import { everyone, expect, expectAccessible, picture, test } from './person.ts'

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
    skip: 'Turu geç',
    show: 'Demoyu göster',
    whole: 'Bütün analizi gör',
    sample: 'Ücretsiz örnek',
    start: 'Coin seç ve başla',
    credits: '5 kredi',
    again: /^Turu yeniden başlat/,
    badge: 'MİSAFİR',
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
    skip: 'Skip the tour',
    show: 'Show the demo',
    whole: 'See the whole analysis',
    sample: 'Free sample',
    start: 'Pick a coin and start',
    credits: '5 credits',
    again: /^Restart the tour/,
    badge: 'VISITOR',
  },
}

test.use({ hasSeenTour: false })

for (const who of everyone)
  test(`a newcomer is led around, reads the free demo as the server gave it, and can ask for the tour again ${who}`, async ({
    page,
    language,
  }) => {
    const said = words[language]
    const tour = page.getByRole('dialog')
    const title = tour.getByRole('heading', { level: 2 })
    const step = (place: number) => expect(title).toContainText(said.steps[place] ?? '')
    const next = tour.getByRole('button', { name: said.next, exact: true })
    const seen = () => page.evaluate(() => localStorage.getItem('hasSeenOnboarding'))

    await test.step('it opens by itself and is walked by buttons and by arrows', async () => {
      await page.goto('/dashboard/home?guest=true')
      await step(0)
      expect(await seen()).toBeNull()
      await expect(next, 'the keyboard starts where the way goes on').toBeFocused()
      await next.click()
      await step(1)
      await page.keyboard.press('ArrowRight')
      await step(2)
      await expectAccessible(page)
      await picture(page, `tour-${language}`)
      await tour.getByRole('button', { name: said.back, exact: true }).click()
      await step(1)
      for (const place of [2, 3, 4, 5, 6]) {
        await page.keyboard.press('ArrowRight')
        await step(place)
      }
    })

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
      expect(await seen()).toBe('true')
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
      await page.mouse.click(4, 4)
      await step(0)
      await page.keyboard.press('Escape')
      await expect(tour).toBeHidden()
      expect(await seen()).toBe('true')
    })
  })
