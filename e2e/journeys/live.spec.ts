import type { Locator, Page } from '@playwright/test'
import { favorites, notifications } from '@pusula/contract'
import { analysisWords } from './analysis-words.ts'
import { becomeMember } from './people-steps.ts'
import { expect, picture, test } from './person.ts'
import { words } from './portfolio-words.ts'

test.use({ hearsPrices: true, readsIn: 'usual' })
// The streams of the whole server are counted: one after the other.
test.describe.configure({ mode: 'default' })

const bitcoin = (page: Page) => page.getByRole('button', { name: /^BTC/ }).first()

/** Waits until a price is another one, which nobody has asked for. */
async function changes(place: Locator) {
  const before = await place.textContent()
  await expect.poll(() => place.textContent()).not.toBe(before)
}
const moves = (page: Page) => changes(bitcoin(page))

/** Counts what a page asks for under a path. */
function asked(page: Page, path: string): () => number {
  let count = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === path) count++
  })
  return () => count
}

test('live prices: two tabs share one event stream, which closes once no tab is visible', { tag: '@desk' }, async ({
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
    await expect.poll(streams).toBe(1)
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

test('what a Turkish member watches, owns and has analysed is in lira and moves by itself, and nothing of it is read aloud', {
  tag: '@phone',
}, async ({ page, language }) => {
  // Passwords are hashed slowly on purpose; on a busy machine that takes its time.
  test.slow()
  await becomeMember(page)
  const coin = { coinSymbol: 'BTC', coinName: 'Bitcoin' }
  await expect(await page.request.post(favorites.add.path, { data: coin })).toBeOK()
  /** A price in a part of the page that is read out whenever it changes would never end. */
  const isSilent = (price: Locator) =>
    price.evaluate(
      element => element.closest('[aria-live]:not([aria-live=off]), [role=status], [role=alert], output') === null,
    )

  await test.step('home, and a coin with the rate and what it costs at Turkish exchanges', async () => {
    await page.goto('/dashboard/home')
    await expect(bitcoin(page)).toContainText('₺')
    await moves(page)
    await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
    const card = page.getByRole('region', { name: 'Bitcoin', exact: true })
    await expect(card).toContainText('BTC / TRY')
    await expect(card).toContainText(/\$1 = ₺\d+,\d\d\./)
    await expect(card).toContainText('BtcTurk')
    await picture(page, 'live-lira')
  })
  await test.step('an alert, typed, said back and kept in lira', async () => {
    await page.goto('/dashboard/alerts')
    await page.getByRole('button', { name: 'Yeni', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox', { name: 'Coin ara' }).fill('bitcoin')
    await sheet.getByRole('option').first().click()
    await sheet.getByLabel('Fiyat bu olunca').fill('90.000.000')
    await expect(sheet.getByText('₺90.000.000,00 olarak anlaşıldı')).toBeVisible()
    await sheet.getByRole('switch', { name: 'Her seferinde haber ver' }).click()
    await sheet.getByRole('button', { name: /^(Alarmı kur|Bildirimsiz kur)$/ }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '₺90.000.000,00 üstüne çıkarsa' })
    await expect(row).toContainText('her seferinde')
    await expect(row, 'how far the price of now is').toContainText(/%[\d.,]+ yukarıda/)
    await expect(page.getByText(/^Simüle piyasa · /).first(), 'which is no real one').toBeVisible()
    await changes(row)
    expect(await isSilent(row)).toBe(true)
    const saved = await (await page.request.get(notifications.alerts.path)).json()
    expect(saved).toMatchObject([{ symbol: 'BTC', kind: 'above', target: 90_000_000, currency: 'TRY', repeats: true }])
  })
  await test.step('favourites', async () => {
    await page.goto('/dashboard/favorites')
    const row = page.getByRole('main').getByRole('listitem').first()
    await expect(row).toContainText('₺')
    await changes(row)
    expect(await isSilent(row)).toBe(true)
  })
  await test.step('the portfolio', async () => {
    await page.goto('/dashboard/portfolio')
    const said = words.tr
    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: said.byHand }).click()
    await sheet.getByRole('combobox', { name: said.search, exact: true }).fill('Bitcoin')
    await sheet.getByRole('option').filter({ hasText: 'BTC' }).first().click()
    await sheet.getByLabel(said.quantity, { exact: true }).fill('0,01')
    const price = sheet.getByLabel(said.unitPrice, { exact: true })
    await expect(price, 'the price of the day is filled in').not.toHaveValue('')
    await price.fill('4.000.000')
    await sheet.getByRole('button', { name: said.save, exact: true }).click()
    await expect(page.locator('[data-part=summary]')).toContainText('₺40.000,00')
    const total = page.locator('[data-part=summary] p').first()
    await expect(total).toContainText('₺')
    await changes(total)
    expect(await isSilent(total)).toBe(true)
    await picture(page, 'live-portfolio')
  })
  await test.step('an analysis, its head and the mark of now between its levels', async () => {
    const said = analysisWords[language]
    await page.goto('/dashboard/home')
    await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
    await page.getByRole('link', { name: said.open }).click()
    // The first one of Bitcoin is free, and so nobody is asked.
    const levels = page.getByRole('tab', { name: said.tabs[3] ?? '', exact: true })
    await expect(levels).toBeVisible()
    await changes(page.locator('[data-part=price]'))
    await levels.click()
    const now = page.locator('[data-part=now]')
    await expect(now).toContainText('₺')
    await changes(now)
    expect(await isSilent(now)).toBe(true)
    await picture(page, 'live-levels')
  })
})
