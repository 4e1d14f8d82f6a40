import type { Page } from '@playwright/test'
import { expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    locale: 'tr-TR',
    simulated: /Simüle piyasa · \d\d\.\d\d/,
    search: 'Coin ara',
    results: 'Sonuçlar',
    locked: 'Üyelere açık',
    offer: 'Üye ol',
    searching: 'Aranıyor…',
    nothing: 'Sonuç bulunamadı',
    nothingSays: 'Farklı bir terim deneyin',
    pick: 'Bir coin seç',
    range: /^Günlük aralık/,
    noScore: 'Yatırım skoru: Henüz yok',
    analysis: 'Detaylı analizi aç',
    actions: (symbol: string) => `${symbol} işlemleri`,
    portfolio: 'Portföy',
    refresh: 'Fiyatları yenile',
    percent: (text: string) => `%${text}`,
  },
  en: {
    locale: 'en-US',
    simulated: /Simulated market · \d\d:\d\d/,
    search: 'Search coins',
    results: 'Results',
    locked: 'Members',
    offer: 'Join',
    searching: 'Searching…',
    nothing: 'No results',
    nothingSays: 'Try a different term',
    pick: 'Pick a coin',
    range: /^Daily range/,
    noScore: 'Investment score: Not yet',
    analysis: 'Detailed analysis',
    actions: (symbol: string) => `${symbol} actions`,
    portfolio: 'Portfolio',
    refresh: 'Refresh prices',
    percent: (text: string) => `${text}%`,
  },
}

type Prices = Record<string, { price: number; changePercent: number }>

/** Decimals by the size of a price, as the specification has them. */
const decimalsOf = (price: number) => (price < 0.001 ? 8 : price < 1 ? 6 : price < 100 ? 4 : 2)

const written = (price: number, locale: string) => {
  const decimals = decimalsOf(price)
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `$${new Intl.NumberFormat(locale, options).format(price)}`
}

/** Opens the home screen and hands out the prices that the server sent to it. */
async function openHome(page: Page): Promise<Prices> {
  const reply = page.waitForResponse(response => response.url().includes('/api/crypto/bulk-prices'))
  await page.goto('/dashboard/home?guest=true')
  return (await reply).json()
}

const rowOf = (page: Page, symbol: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(symbol, { exact: true }) })

/** A tap on the name; the middle of a row belongs to its actions where there is a mouse. */
const tapRow = (page: Page, symbol: string) => rowOf(page, symbol).getByText(symbol, { exact: true }).click()

/** A finger on the screen, as the browser itself sees one. */
async function swipe(page: Page, symbol: string, byPx: number) {
  const name = rowOf(page, symbol).locator('.val')
  await name.scrollIntoViewIfNeeded()
  const box = await name.boundingBox()
  if (!box) throw new Error(`${symbol} is not on the screen`)
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx, y: from.y }],
    })
  await touch('touchStart')
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', byPx * part)
  await touch('touchEnd')
}

for (const [language, said] of Object.entries(words)) {
  test.describe(`a guest at home in ${language}`, () => {
    test.use({ locale: said.locale })

    test('sees the top coins at the prices the server gave, and that the market is simulated', async ({ page }) => {
      const prices = await openHome(page)
      for (const symbol of ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE']) {
        const { price, changePercent } = prices[symbol] ?? { price: Number.NaN, changePercent: Number.NaN }
        await expect(rowOf(page, symbol)).toContainText(written(price, said.locale))
        const percent = new Intl.NumberFormat(said.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
        if (Math.abs(changePercent) >= 0.01)
          await expect(rowOf(page, symbol)).toContainText(said.percent(percent.format(Math.abs(changePercent))))
      }
      await expect(page.getByText(said.simulated).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: said.pick })).toBeVisible()
      await picture(page, `home-start-${language}`)
    })

    test('searches, reads what is locked and picks a coin with the keyboard', async ({ page }) => {
      await openHome(page)
      const field = page.getByRole('combobox', { name: said.search })
      await field.pressSequentially('bit')
      const options = page.getByRole('listbox', { name: said.results }).getByRole('option')
      await expect(options.first()).toContainText('Bitcoin')
      await expect(options.first().locator('mark')).toHaveText('Bit')
      await expect(options.filter({ hasText: 'Bitcoin Cash' })).toContainText(said.locked)
      await expect(options.first(), 'guests may analyze Bitcoin').not.toContainText(said.locked)
      await expect(page.getByRole('link', { name: said.offer, exact: true })).toBeVisible()
      await picture(page, `home-search-${language}`)

      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue('')
      const card = page.getByRole('region', { name: 'Bitcoin' })
      await expect(card.getByRole('img', { name: said.range })).toBeVisible()
      await expect(card.getByRole('img', { name: said.noScore })).toBeVisible()
      await expect(card.getByText(said.simulated)).toBeVisible()
      await expect(card.getByRole('link', { name: said.analysis })).toHaveAttribute('href', /guest=true/)
      await picture(page, `home-card-${language}`)

      await page.reload()
      await expect(page.getByRole('region', { name: 'Bitcoin' }), 'the choice is kept').toBeVisible()
    })

    test('is told when nothing is found, and escape clears the field', async ({ page }) => {
      await openHome(page)
      const field = page.getByRole('combobox', { name: said.search })
      await field.fill('qqqqqq')
      await expect(page.getByText(said.nothing).first()).toBeVisible()
      await expect(page.getByText(said.nothingSays)).toBeVisible()
      await field.press('Escape')
      await expect(field).toHaveValue('')
      await expect(page.getByText(said.nothingSays)).toBeHidden()
      await field.fill('bit')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.getByRole('heading', { level: 2 }).first().click({ force: true })
      await expect(page.getByRole('option').first(), 'a tap elsewhere closes it').toBeHidden()
    })

    // Each theme once, in one of the languages: the words do not change what stands in the way.
    const colorScheme = language === 'tr' ? 'dark' : 'light'
    test(`meets nothing that stands in anyone's way, ${colorScheme}`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      await openHome(page)
      await tapRow(page, 'BTC')
      await expect(rowOf(page, 'BTC').locator('.delta')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Bitcoin' }).getByRole('img').first()).toBeVisible()
      await picture(page, `home-${colorScheme}-${language}`)
      await expectAccessible(page)
      await page.getByRole('combobox').fill('bit')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('the rows', () => {
  test.use({ locale: 'en-US' })

  test('a swipe opens one row at a time, and a short one none', async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'fingers are on phones')
    await openHome(page)
    await expect(rowOf(page, 'ETH').locator('.delta')).toBeVisible()
    const open = page.locator('.is-open')
    await swipe(page, 'ETH', -40)
    await expect(open).toHaveCount(0)
    await swipe(page, 'ETH', -90)
    await expect(open).toContainText('ETH')
    await expect(rowOf(page, 'ETH').getByRole('button', { name: 'Portfolio' })).toBeVisible()
    await swipe(page, 'BTC', -90)
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('BTC')
    await picture(page, 'home-swiped')
    await expect(page.getByRole('region', { name: 'Bitcoin' }), 'a swipe selects nothing').toBeHidden()
    await swipe(page, 'BTC', 15)
    await expect(open, '20 px back close it, fewer do not').toHaveCount(1)
    await swipe(page, 'BTC', 40)
    await expect(open).toHaveCount(0)
  })

  test('what a swipe shows is there without one', async ({ page, hasTouch }) => {
    await openHome(page)
    const row = rowOf(page, 'ETH')
    if (hasTouch) {
      await row.getByRole('button', { name: 'ETH actions' }).click()
      await expect(page.locator('.is-open')).toContainText('ETH')
    } else {
      await row.getByText('ETH', { exact: true }).hover()
    }
    const actions = row.getByRole('group', { name: 'ETH actions' })
    for (const name of ['Portfolio', 'Favorite', 'Analyze'])
      await expect(actions.getByRole('button', { name })).toBeVisible()
    await actions.getByRole('button', { name: 'Portfolio' }).click()
    await expect(page.getByText('Sign in to use the portfolio', { exact: true })).toBeVisible()
  })

  test('the keyboard reaches the actions of a row at a desk', async ({ page, hasTouch }) => {
    test.skip(hasTouch, 'phones have the button at the end of the row')
    await openHome(page)
    await expect(rowOf(page, 'BTC').locator('.delta')).toBeVisible()
    await page.getByRole('button', { name: 'Refresh prices' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(rowOf(page, 'BTC').getByRole('button', { name: 'Portfolio' })).toBeFocused()
  })

  test('are remembered for two minutes, and asked for again by hand', async ({ page }) => {
    await openHome(page)
    await expect(rowOf(page, 'BTC').locator('.delta')).toBeVisible()
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(JSON.parse(kept.coinPricesData ?? '{}'))).toContain('BTC')
    expect(JSON.parse(kept.coinPricesSymbols ?? '[]')).toContain('BTC')
    expect(Number(kept.coinPricesLastFetch)).toBeGreaterThan(0)

    let asked = 0
    page.on('request', request => {
      if (request.url().includes('/api/crypto/bulk-prices')) asked += 1
    })
    await page.reload()
    await expect(rowOf(page, 'BTC').locator('.delta')).toBeVisible()
    expect(asked, 'fresh prices are not asked for again').toBe(0)
    await page.getByRole('button', { name: 'Refresh prices' }).click()
    await expect.poll(() => asked).toBe(1)
  })

  test('stay with their age when the network goes', async ({ page, context }) => {
    await openHome(page)
    await expect(rowOf(page, 'BTC').locator('.delta')).toBeVisible()
    const price = await rowOf(page, 'BTC').locator('.val b').textContent()
    await context.setOffline(true)
    await expect(page.getByText('Simulated market · just now').first()).toBeVisible()
    await page.getByRole('button', { name: 'Refresh prices' }).click()
    await expect(page.getByText('Prices could not be refreshed.')).toBeVisible()
    await expect(rowOf(page, 'BTC').locator('.val b')).toHaveText(price ?? '')
    await context.setOffline(false)
    await expect(page.getByText('Prices could not be refreshed.'), 'they come back by themselves').toBeHidden()
  })
})
