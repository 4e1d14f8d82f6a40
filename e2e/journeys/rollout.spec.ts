import type { Page } from '@playwright/test'
import { today } from '@pusula/contract'
import { withoutReplies } from './figures.ts'
import { expect, test } from './person.ts'

const newsCode = /\/assets\/NewsScreen-[^/]*\.js$/
const openNews = (page: Page) => page.getByRole('link', { name: 'News', exact: true }).first().click()

/** Refuses what an instance of another version does not have, so often. */
async function withoutNews(page: Page, times: number): Promise<() => number> {
  let refused = 0
  await page.route(newsCode, route => (refused++ < times ? route.fulfill({ status: 404 }) : route.continue()))
  return () => Math.min(refused, times)
}

test('a page of one version whose code is asked of another tries again, and else says so with a way on', {
  tag: '@desk',
}, async ({ page }) => {
  await test.step('the next instance has it', async () => {
    const refused = await withoutNews(page, 1)
    await page.goto('/dashboard/home?guest=true')
    await openNews(page)
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeAttached()
    expect(refused()).toBe(1)
    await page.unrouteAll()
  })

  await test.step('none has it any more: one page anew asks for the code of its own version', async () => {
    await withoutNews(page, Number.POSITIVE_INFINITY)
    // A browser that does not ask twice has used its reload of this minute.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/dashboard/home?guest=true')
    await openNews(page)
    await expect(page.getByText('This screen could not be opened')).toBeVisible()
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation').map(entry => entry.toJSON().type)),
    ).toEqual(['reload'])
    await expect(page.getByRole('link', { name: 'News', exact: true }).first(), 'the frame stays').toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeAttached()
  })

  await test.step('neither has anybody else an answer: the page stays', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/dashboard/home?guest=true')
    await expect(page.getByRole('button', { name: /Bitcoin/ }).first()).toBeVisible()
    await page.route(
      url => /NewsScreen|^\/dashboard/.test(url.pathname.replace('/assets/', '')),
      route => route.abort(),
    )
    await openNews(page)
    await expect(page.getByText('This screen could not be opened')).toBeVisible()
    await expect(page.getByRole('link', { name: 'News', exact: true }).first()).toBeVisible()
  })
})

test('a page whose first code the other instance lacks is loaded anew once, then says so with a way on', {
  tag: '@phone',
}, async ({ page }) => {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route(/\/assets\/(first|index)-[^/]*\.js$/, route =>
    loads < 3 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/dashboard/home?guest=true')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Sayfa tam gelmedi.')
  expect(loads).toBe(2)
  await alert.getByRole('link', { name: 'Yenile' }).click()
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Bitcoin' }), 'what was drawn is alive').toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a new page whose call an old server does not know says so there, and the rest of it works', {
  tag: '@desk',
}, async ({ page }) => {
  await withoutReplies(page, '**/dashboard/home?guest=true')
  await page.route(`**${today.summary.path}*`, route =>
    route.fulfill({ status: 404, json: { error: { code: 'server.notFound', message: '' } } }),
  )
  await page.goto('/dashboard/home?guest=true')
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible()
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Bitcoin' })).toBeVisible()
})
