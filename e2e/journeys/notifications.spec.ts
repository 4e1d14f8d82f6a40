import type { Page } from '@playwright/test'
import { notifications } from '@pusula/contract'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'
import { deliverPush, shownNotifications, standInForPushService, tapNotification } from './push-steps.ts'

const said = {
  title: 'Bildirimler',
  settings: /^Bildirim ayarları/,
  push: 'Anlık bildirimler',
  reminder: 'Piyasa hatırlatması',
  gems: 'Gizli cevher bildirimi',
  brief: 'Sabah özeti',
  after: 'Şu kadar uzak kalınca',
  fourHours: '4 saat',
  active: 'Açık',
  off: 'Kapalı',
  test: 'Deneme bildirimi gönder',
  tested: 'Deneme bildirimi yolda',
  helps: [
    'İzni tarayıcının ayarlarından değiştirebilirsin.',
    'iPhone’da önce Pusula’yı ana ekranına ekle.',
    'Hatırlatma, özet ve mektuptan günde en fazla biri gelir; hatırlatma 22.00 ile 09.00 arası gelmez.',
  ],
}

test.use({ serviceWorkers: 'allow' })

/** Where people choose their own colours, a switch that is on is not drawn in the colour of its ground. */
async function expectOwnColours(page: Page, name: string) {
  await page.emulateMedia({ forcedColors: 'active' })
  const isFarFrom = (one: string, other: string) => {
    const [a, b] = [one, other].map(colour => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    return Math.max(...(a ?? []).map((part, place) => Math.abs(part - (b?.[place] ?? 0)))) > 90
  }
  await expect(async () => {
    const [thumb, ground] = await page
      .getByRole('switch', { name })
      .evaluate(toggle =>
        [toggle.querySelector('i') ?? toggle, document.body].map(part => getComputedStyle(part).backgroundColor),
      )
    expect(isFarFrom(thumb ?? '', ground ?? ''), `${thumb} on ${ground}`).toBe(true)
  }).toPass()
  await page.emulateMedia({ forcedColors: 'none' })
}

test('push notifications: a member subscribes, receives one and unsubscribes', { tag: '@phone' }, async ({
  page,
  context,
  language,
}) => {
  test.slow()
  await standInForPushService(context)
  await becomeMember(page)
  await page.goto('/dashboard/profile')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.getByRole('button', { name: said.settings }).click()
  await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
  const push = page.getByRole('switch', { name: said.push })

  await test.step('nothing is on beforehand but the reminder, which waits for the rest', async () => {
    await expect(push).not.toBeChecked()
    await expect(page.getByRole('switch', { name: said.reminder })).toBeChecked()
    for (const name of [said.gems, said.brief]) await expect(page.getByRole('switch', { name })).not.toBeChecked()
    await expect(page.getByText(said.off, { exact: true })).toBeVisible()
    for (const line of said.helps) await expect(page.getByText(line, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('switches it on, and tries it', async () => {
    await push.click()
    await expect(page.getByText(said.active, { exact: true })).toBeVisible()
    await expect(push).toBeChecked()
    // The push service is not there to take it; that it is sent is shown elsewhere.
    await page.route(`**${notifications.test.path}*`, route => route.fulfill({ json: { ok: true } }))
    const tryIt = page.getByRole('button', { name: said.test })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await tryIt.click()
    const isTold = async () => {
      await page.clock.runFor(1)
      return page.getByText(said.tested).first().isVisible()
    }
    await expect.poll(isTold).toBe(true)
    await page.clock.runFor(1_900)
    await expect(tryIt, 'it rests for two seconds').toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(100)
    await expect(tryIt).toBeEnabled()
    await page.clock.resume()
    await picture(page, `notifications-${language}`)
  })

  await test.step('chooses what to be told, and finds it so again', async () => {
    const saved = page.waitForResponse(
      response => response.url().includes(notifications.settings.path) && response.request().method() === 'PUT',
    )
    await page.getByRole('switch', { name: said.gems }).click()
    await saved
    const rested = page.waitForResponse(
      response => response.url().includes(notifications.settings.path) && response.request().method() === 'PUT',
    )
    const hours = page.getByRole('slider', { name: said.after })
    await expect(hours).toHaveAttribute('min', '1')
    await expect(hours).toHaveAttribute('max', '24')
    await hours.press('ArrowRight')
    await rested
    await page.reload()
    await expect(page.getByRole('switch', { name: said.gems })).toBeChecked()
    await expectOwnColours(page, said.gems)
    await expect(page.getByText(said.fourHours, { exact: true })).toBeVisible()
    await expect(push).toBeChecked()
  })

  await test.step('is told, and a tap leads to the coin', async () => {
    const message = { title: 'Bitcoin (BTC)', body: '$1', path: '/dashboard/analysis?coin=BTC', tag: 'alert-1' }
    await deliverPush(page, message)
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([{ title: message.title, body: message.body, tag: message.tag }])
    await tapNotification(page)
    await expect(page).toHaveURL(/\/dashboard\/analysis\?coin=BTC$/)
    await expect(page.getByRole('heading', { name: 'Bitcoin' }).first()).toBeVisible()
    expect(await shownNotifications(page), 'the notification is gone').toEqual([])
  })

  await test.step('switches it off', async () => {
    await page.goto('/dashboard/notifications')
    await expect(push).toBeChecked()
    const told = page.waitForResponse(`**${notifications.unsubscribe.path}*`)
    await push.click()
    expect((await told).ok()).toBe(true)
    await expect(page.getByText(said.off, { exact: true })).toBeVisible()
  })
})
