import type { Page } from '@playwright/test'
import { DAY_MS } from '@pusula/words'
import { expect, expectAccessible, picture, test } from './person.ts'

/** What a browser says when the app could be installed; one without a head does not. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.title = 'asked'
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

test('the app can be installed: after a moment, not again for a week after a no', { tag: '@phone' }, async ({
  page,
}) => {
  const card = page.getByRole('region', { name: 'Pusula’yı ana ekranına ekle' })
  await page.clock.install()
  const open = async () => {
    await page.goto('/privacy')
    await offerInstall(page)
  }
  await open()
  await page.clock.fastForward(3_100)
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'install-tr')
  await card.getByRole('button', { name: 'Şimdi değil' }).click()
  await expect(card).toHaveCount(0)

  await page.clock.fastForward(6 * DAY_MS)
  await open()
  await page.clock.fastForward(4_000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card, 'six days later').toHaveCount(0)

  await page.clock.fastForward(DAY_MS + 60_000)
  await open()
  await page.clock.fastForward(4_000)
  await card.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(card).toHaveCount(0)
  await expect(page).toHaveTitle('asked')
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' })

  test('the steps are shown, since there is no button for it', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/privacy')
    await page.clock.fastForward(4_000)
    await expect(page.getByText('Safari’de Paylaş düğmesine', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Anladım' }).click()
    await expect(page.getByText('Safari’de Paylaş düğmesine', { exact: false })).toHaveCount(0)
  })
})
