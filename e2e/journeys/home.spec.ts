import type { Page } from '@playwright/test'
import { credits, guests } from '@pusula/contract'
import { digits, replyOf, written } from './figures.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    simulated: /Simüle piyasa · \d\d\.\d\d/,
    search: 'Coin ara',
    results: 'Sonuçlar',
    locked: 'Üyelere açık',
    offer: 'Üye ol',
    nothing: 'Sonuç bulunamadı',
    nothingSays: 'Farklı bir terim deneyin',
    pick: 'Bitcoin yarın nereye kadar oynar?',
    range: /^Son 24 saatte en düşük/,
    noScore: 'Yatırım skoru: Henüz yok',
    analysis: 'Detaylı analizi aç',
    actions: (symbol: string) => `${symbol} işlemleri`,
    portfolio: 'Portföy',
    refresh: 'Fiyatları yenile',
    favorite: 'Favori',
    analyze: 'Analiz',
    signIn: 'Portföye eklemek için giriş yapın.',
    justNow: 'Simüle piyasa · az önce',
    notRefreshed: 'Fiyatlar yenilenemedi.',
    percent: (text: string) => `%${text}`,
  },
  en: {
    simulated: /Simulated market · \d\d:\d\d/,
    search: 'Search coins',
    results: 'Results',
    locked: 'Members',
    offer: 'Join',
    nothing: 'No result',
    nothingSays: 'Try another term',
    pick: 'How far can Bitcoin move tomorrow?',
    range: /^24-hour low/,
    noScore: 'Investment score: Not yet',
    analysis: 'Detailed analysis',
    actions: (symbol: string) => `${symbol} actions`,
    portfolio: 'Portfolio',
    refresh: 'Refresh prices',
    favorite: 'Favorite',
    analyze: 'Analyze',
    signIn: 'Sign in to add to your portfolio.',
    justNow: 'Simulated market · just now',
    notRefreshed: 'Prices could not be refreshed.',
    percent: (text: string) => `${text}%`,
  },
}

type Prices = Record<string, { price: number; changePercent: number }>

/** Opens the home screen and hands out the prices that the server sent to it. */
async function openHome(page: Page): Promise<Prices> {
  const reply = replyOf(page, '/api/crypto/bulk-prices')
  await page.goto('/dashboard/home?guest=true')
  return reply
}

const rowOf = (page: Page, symbol: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(symbol, { exact: true }) })

/** Price and change at the end of a row. */
const figuresOf = (page: Page, symbol: string) =>
  rowOf(page, symbol).getByRole('button').first().locator('> span').last()

/** A finger on the screen, as the browser itself sees one. */
async function swipe(page: Page, symbol: string, byPx: number) {
  const name = figuresOf(page, symbol)
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

test('a slow phone brings to life what stands in the page, though answers arrive before it is done', {
  tag: '@phone',
}, async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  // The browser is a guest already: what is asked of the server itself is answered.
  const { visitorId } = await (await page.request.post(guests.account.path, { data: {} })).json()
  await page.addInitScript(visitorId => {
    // A server that answers at once: what the frame asks for is there before the screen in it has come alive.
    const answers = new Map([
      ['/api/visitor/account', { visitorId, remainingCredits: 4, memberEmail: null }],
      ['/api/visitor/stats', { used: 1, limit: 5, remaining: 4 }],
    ])
    const ask = window.fetch
    window.fetch = (input, init) => {
      const answer = answers.get(String(input).split('?')[0] ?? '')
      if (!answer) return ask(input, init)
      return Promise.resolve(Object.defineProperty(Response.json({}), 'json', { value: async () => answer }))
    }
    // The screen as it was sent, before any script of the app has run.
    const watch = new MutationObserver(() => {
      const sent = document.querySelector('h1 + div')
      if (!sent) return
      watch.disconnect()
      sent.id = 'as-it-was-sent'
    })
    watch.observe(document, { childList: true, subtree: true })
  }, visitorId)
  await page.goto('/dashboard/home?guest=true')
  await expect(page.locator('main a[href^="/add-credits"]')).toContainText('4')
  await expect(page.locator('h1 + div')).toHaveId('as-it-was-sent')
})

test('a guest reads prices as the server gave them, searches, and picks a coin with the keyboard', {
  tag: '@phone',
}, async ({ page, language }) => {
  const said = words[language]
  const field = page.getByRole('combobox', { name: said.search })
  const options = page.getByRole('listbox', { name: said.results }).getByRole('option')

  await test.step('the top coins, and that the market is simulated', async () => {
    const prices = await openHome(page)
    for (const symbol of ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE']) {
      const { price, changePercent } = prices[symbol] ?? { price: Number.NaN, changePercent: Number.NaN }
      await expect(rowOf(page, symbol)).toContainText(written(price, language))
      if (Math.abs(changePercent) >= 0.01)
        await expect(rowOf(page, symbol)).toContainText(said.percent(digits(Math.abs(changePercent), language, 2)))
    }
    await expect(page.getByText(said.simulated).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: said.pick })).toBeVisible()
    await picture(page, `home-start-${language}`)
  })

  await test.step('nothing is found, and escape clears the field', async () => {
    await field.fill('qqqqqq')
    await expect(page.getByText(said.nothing).first()).toBeVisible()
    await expect(page.getByText(said.nothingSays)).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(page.getByText(said.nothingSays)).toBeHidden()
  })

  await test.step('what is found, and what of it is locked', async () => {
    await field.pressSequentially('bit')
    await expect(options.first()).toContainText('Bitcoin')
    await expect(options.first().locator('mark')).toHaveText('Bit')
    await expect(options.filter({ hasText: 'Bitcoin Cash' })).toContainText(said.locked)
    await expect(options.first(), 'guests may analyze Bitcoin').not.toContainText(said.locked)
    await expect(page.getByRole('link', { name: said.offer, exact: true })).toBeVisible()
    await picture(page, `home-search-${language}`)
    await expectAccessible(page)
    await page.locator('main').click({ position: { x: 2, y: 2 } })
    await expect(options.first(), 'a tap elsewhere closes it').toBeHidden()
  })

  await test.step('a coin by the keyboard, and its card', async () => {
    await field.fill('')
    await field.pressSequentially('bit')
    await expect(options.first()).toContainText('Bitcoin')
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
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Bitcoin' }), 'the choice is kept').toBeVisible()
  })
})

test('a swipe opens one row at a time, and a button at its end does the same', { tag: '@phone' }, async ({ page }) => {
  const said = words.tr
  await openHome(page)
  await expect(figuresOf(page, 'ETH')).toContainText('%')
  const open = page.getByRole('listitem').filter({ has: page.locator('[aria-expanded=true]') })
  await swipe(page, 'ETH', -40)
  await expect(open).toHaveCount(0)
  await swipe(page, 'ETH', -90)
  await expect(open).toContainText('ETH')
  await expect(rowOf(page, 'ETH').getByRole('button', { name: said.portfolio })).toBeVisible()
  await swipe(page, 'BTC', -90)
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('BTC')
  await picture(page, 'home-swiped')
  await expect(page.getByRole('region', { name: 'Bitcoin' }), 'a swipe selects nothing').toBeHidden()
  await swipe(page, 'BTC', 15)
  await expect(open, '20 px back close it, fewer do not').toHaveCount(1)
  await swipe(page, 'BTC', 40)
  await expect(open).toHaveCount(0)

  const row = rowOf(page, 'ETH')
  await row.getByRole('button', { name: said.actions('ETH') }).click()
  await expect(open).toContainText('ETH')
  const actions = row.getByRole('group', { name: said.actions('ETH') })
  for (const name of [said.favorite, said.analyze]) await expect(actions.getByRole('button', { name })).toBeVisible()
  await actions.getByRole('button', { name: said.portfolio }).click()
  await expect(page.getByText(said.signIn, { exact: true })).toBeVisible()
})

test('a mouse and the keyboard reach what a swipe shows', { tag: '@desk' }, async ({ page }) => {
  const said = words.en
  await openHome(page)
  await expect(figuresOf(page, 'BTC')).toContainText('%')
  await page.getByRole('button', { name: said.refresh }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(rowOf(page, 'BTC').getByRole('button', { name: said.portfolio })).toBeFocused()

  const row = rowOf(page, 'ETH')
  await row.getByText('ETH', { exact: true }).hover()
  const actions = row.getByRole('group', { name: said.actions('ETH') })
  for (const name of [said.favorite, said.analyze]) await expect(actions.getByRole('button', { name })).toBeVisible()
  await actions.getByRole('button', { name: said.portfolio }).click()
  await expect(page.getByText(said.signIn, { exact: true })).toBeVisible()

  await test.step('the menu names the profile, and its credits are red when there are none', async () => {
    const menu = page.getByRole('complementary')
    await expect(menu.getByRole('link', { name: 'Profile, Guest VISITOR', exact: true })).toBeVisible()
    const pill = menu.locator('a[href^="/add-credits"]')
    for (const symbol of ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE'])
      await expect(await page.request.post(credits.deduct.path.replace(':symbol', symbol))).toBeOK()
    await page.reload()
    await expect(pill).toContainText('0')
    await expect(pill).toContainText('Add credits')
    await expect(pill, 'a guest stays one').toHaveAttribute('href', '/add-credits?guest=true')
    const [shown, red] = await pill.evaluate(element => {
      const shownIn = getComputedStyle(element).color
      element.style.color = 'var(--down)'
      return [shownIn, getComputedStyle(element).color]
    })
    expect(shown).toBe(red)
  })
})

test('prices are remembered for two minutes, and stay with their age when the network goes', {
  tag: '@desk',
}, async ({ page, context }) => {
  const said = words.en
  await openHome(page)
  await expect(figuresOf(page, 'BTC')).toContainText('%')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(JSON.parse(stored.coinPricesData ?? '{}'))).toContain('BTC')
  expect(JSON.parse(stored.coinPricesSymbols ?? '[]')).toContain('BTC')
  expect(Number(stored.coinPricesLastFetch)).toBeGreaterThan(0)

  let asked = 0
  page.on('request', request => {
    if (request.url().includes('/api/crypto/bulk-prices')) asked += 1
  })
  await page.reload()
  await expect(figuresOf(page, 'BTC')).toContainText('%')
  expect(asked, 'fresh prices are not asked for again').toBe(0)
  await page.getByRole('button', { name: said.refresh }).click()
  await expect.poll(() => asked, 'but by hand they are').toBe(1)

  await expect(page.getByRole('button', { name: said.refresh })).not.toHaveAttribute('aria-busy', 'true')
  await context.setOffline(true)
  await expect(page.getByText(said.justNow).first()).toBeVisible()
  const price = await figuresOf(page, 'BTC').locator('b').textContent()
  await page.getByRole('button', { name: said.refresh }).click()
  await expect(page.getByText(said.notRefreshed)).toBeVisible()
  await expect(figuresOf(page, 'BTC').locator('b')).toHaveText(price ?? '')
  await context.setOffline(false)
  await expect(page.getByText(said.notRefreshed), 'they come back by themselves').toBeHidden()
})
