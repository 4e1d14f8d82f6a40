import type { Page } from '@playwright/test'
import { expect, picture, test } from './person.ts'

test.use({ hearsPrices: true })

const bitcoin = (page: Page) => page.getByRole('button', { name: /^BTC/ }).first()

/** Waits until the price in a row is another one, which nobody has asked for. */
async function moves(page: Page) {
  const before = await bitcoin(page).textContent()
  await expect.poll(() => bitcoin(page).textContent()).not.toBe(before)
}

/** Counts what a page asks for under a path. */
function asked(page: Page, path: string): () => number {
  let count = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}

test('prices move by themselves, in two tabs that share one stream, until nobody looks', { tag: '@desk' }, async ({
  page,
  context,
  request,
}) => {
  const streams = async () =>
    Number(/^event_streams_open (\d+)/m.exec(await (await request.get('/metrics')).text())?.[1])
  const [bulk, opened] = [asked(page, '/api/crypto/bulk-prices'), asked(page, '/api/live')]
  const second = await context.newPage()
  const openedBySecond = asked(second, '/api/live')

  await test.step('without asking again', async () => {
    await page.goto('/dashboard/home?guest=true')
    await moves(page)
    await moves(page)
    expect(bulk()).toBe(1)
    expect(opened()).toBeGreaterThan(0)
    await picture(page, 'live-home')
  })
  await test.step('in another tab, by the same stream', async () => {
    await second.goto('/dashboard/home?guest=true')
    await moves(second)
    await moves(page)
    expect(openedBySecond()).toBe(0)
    expect(await streams()).toBe(1)
  })
  await test.step('also when the tab that listened is closed', async () => {
    await page.close()
    await expect.poll(openedBySecond).toBe(1)
    await moves(second)
    await moves(second)
  })
  await test.step('and not while nobody looks', async () => {
    const look = (isHidden: boolean) =>
      second.evaluate(hidden => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await look(true)
    await expect.poll(streams).toBe(0)
    await look(false)
    await expect.poll(streams).toBe(1)
    await moves(second)
  })
})
