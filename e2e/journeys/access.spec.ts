import type { Page } from '@playwright/test'
import pg from 'pg'
import { analysisWords } from './analysis-words.ts'
import { everyone, expect, expectAccessible, expectRoom, narrowPx, picture, test } from './person.ts'

const words = {
  tr: {
    open: /^Açık · \d+ dk daha ücretsiz$/,
    ended: 'Erişimin bitti',
    renew: '1 kredi ile yenile',
    seeKept: /^\d\d\.\d\d sonucuna bak · ücretsiz$/,
    kept: /^Saklanan analiz · /,
    shown: 'Shown in English',
    other: 'EN',
    again: /Tekrar dene/,
    search: 'Coin ara',
    peg: '1 dolardan uzaklık',
    young: 'Ne söylenebilir, ne söylenemez?',
    tellOpens: 'Analiz açılınca haber ver',
    join: 'Ücretsiz üye ol',
    picker: 'Coin seç',
    pickOther: /Başka coin seç/,
    left: /^3 kredi/,
    demoWait: /^İki plan da saatlik kapanış bekliyor: /,
  },
  en: {
    open: /^Open · free for \d+ more min$/,
    ended: 'Your access has ended',
    renew: 'Renew for 1 credit',
    seeKept: /^See the \d\d:\d\d result · free$/,
    kept: /^Kept analysis · /,
    shown: 'Türkçe gösteriliyor',
    other: 'TR',
    again: /Try again/,
    search: 'Search coins',
    peg: 'Distance from 1 dollar',
    young: 'What can and cannot be said?',
    tellOpens: 'Tell me when the analysis opens',
    join: 'Join for free',
    picker: 'Pick a coin',
    pickOther: /Pick another coin/,
    left: /^3 credits/,
    demoWait: /^Both plans are waiting for an hourly close: /,
  },
}

/** Ten minutes pass for everything that this browser's guest has open. */
async function letTimePass(page: Page) {
  const account = await page.request.post('/api/visitor/account', { data: {} })
  const { visitorId } = await account.json()
  const client = new pg.Client({ host: process.env.PUSULA_SOCKETS ?? '', user: 'pusula', database: 'pusula' })
  await client.connect()
  await client.query('update credits_entitlements set expires_at = now() where account_id = $1', [visitorId])
  await client.end()
}

/** Coins are listed again and again: one of these is young whenever somebody looks. */
async function youngCoin(page: Page): Promise<string> {
  for (const symbol of ['KITE', 'CC', 'NIGHT', 'XPL', 'MON', '0G']) {
    const { kind } = await (await page.request.get(`/api/analysis/kind/${symbol}`)).json()
    if (kind === 'new') return symbol
  }
  throw new Error('no coin is young')
}

/** Whoever goes by the keyboard sees where they are: nothing that has the focus lies under a bar that stays. */
async function expectFocusInSight(page: Page, stops: number) {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('main')) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = there && (focused.contains(there) || there.contains(focused))
      return isSeen ? null : (focused.ariaLabel ?? focused.textContent)
    })
    if (name) covered.push(name)
  }
  expect(covered).toEqual([])
}

/** Most journeys are walked in one size and language: here every screen has its room in both, and stands in nobody's way. */
async function expectOwnRoom(page: Page, narrow?: readonly number[]) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBe(0)
  await expectAccessible(page)
  await expectRoom(page, narrow)
}

/** A day as it is written in either language. */
const day = /^\d{1,2} \p{L}+ \d{4}$/u

/** On paper an analysis says its day beside its hour. */
async function expectDayOnPaper(page: Page) {
  const written = page.getByText(day).first()
  await expect(written).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(written).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
}

/** On paper there is ink on a light ground, and nothing to press. */
async function expectOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button').or(page.getByRole('navigation')).filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

test('a guest reads Bitcoin, Ethereum and Bitcoin again for two credits, and what was bought after its time in either language', {
  tag: '@phone',
}, async ({ page, language }) => {
  const said = words[language]
  const known = analysisWords[language]
  const tabs = page.getByRole('tab')
  const bar = page.getByText(said.open)
  const pick = async (symbol: string, way: string | RegExp = known.open) => {
    await page.goto('/dashboard/home?guest=true')
    await page.getByRole('listitem').getByText(symbol, { exact: true }).click()
    await page.getByRole('link', { name: way }).click()
  }

  await test.step('two coins are opened side by side', async () => {
    for (const symbol of ['BTC', 'ETH']) {
      await pick(symbol)
      await page.getByRole('dialog').getByRole('button', { name: known.analyze }).click()
      await expect(bar).toBeVisible()
    }
  })

  await test.step('the first is entered again without a question, from home and from the picker', async () => {
    await pick('BTC', said.open)
    await expect(bar).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    for (const place of [1, 2, 3, 0]) {
      await tabs.nth(place).click()
      await expect(bar, 'on every tab').toBeVisible()
    }
    await expectDayOnPaper(page)
    await page.getByRole('button', { name: said.pickOther }).click()
    const picker = page.getByRole('dialog', { name: said.picker })
    await expect(picker.getByRole('button', { name: /Ethereum/ })).toBeVisible()
    await picture(page, `access-picker-${language}`)
    await expectAccessible(page)
    await picker.getByRole('button', { name: /Ethereum/ }).click()
    await expect(page.getByRole('button', { name: /Ethereum.*/ }).first()).toBeVisible()
    await expect(bar).toBeVisible()
    const { remaining } = await (await page.request.get('/api/visitor/stats')).json()
    expect(remaining, 'two of five credits').toBe(3)
  })

  await test.step('a stablecoin and a new coin ask nothing, cost nothing and outlive a reload', async () => {
    for (const [symbol, says] of [
      ['USDC', said.peg],
      [await youngCoin(page), said.young],
    ] as const) {
      await page.goto('/dashboard/home?guest=true')
      await page.getByRole('combobox', { name: said.search }).fill(symbol)
      await page.getByRole('option').filter({ hasText: symbol }).first().click()
      await expect(page).toHaveURL(new RegExp(`coin=${symbol}`))
      await expect(page.getByText(says)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await picture(page, `special-${symbol}-${language}`)
      await expectAccessible(page)
    }
    await page.reload()
    await expect(page.getByText(said.young)).toBeVisible()
    await page.getByRole('button', { name: said.tellOpens }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: said.join })).toBeVisible()
    const { remaining } = await (await page.request.get('/api/visitor/stats')).json()
    expect(remaining, 'still three of five').toBe(3)
    await page.goto('/dashboard/analysis?guest=true')
    await expect(bar, 'the last analysis stayed where it was').toBeVisible()
  })

  await test.step('when the time is over, every tab says so and what it costs, and never to try again', async () => {
    await letTimePass(page)
    await page.reload()
    for (const place of [0, 1, 2, 3]) {
      await tabs.nth(place).click()
      await expect(page.getByRole('heading', { name: said.ended })).toBeVisible()
      await expect(page.getByRole('button', { name: said.renew })).toBeVisible()
      await expect(page.getByText(said.again)).toBeHidden()
    }
    await picture(page, `access-ended-${language}`)
    await expectAccessible(page)
  })

  await test.step('the bought one is read for nothing, and in the other language at once', async () => {
    const see = page.getByRole('button', { name: said.seeKept })
    await expect(see).not.toHaveAttribute('aria-disabled')
    await see.click()
    await expect(page.getByText(said.kept)).toBeVisible()
    await tabs.nth(0).click()
    await picture(page, `access-kept-${language}`)
    await page.getByRole('button', { name: said.other, exact: true }).filter({ visible: true }).first().click()
    await expect(page.locator('[data-part=toast]').getByText(said.shown, { exact: true })).toBeVisible()
    await expect(page.getByText(words[language === 'tr' ? 'en' : 'tr'].kept)).toBeVisible()
    const { remaining } = await (await page.request.get('/api/visitor/stats')).json()
    expect(remaining, 'nothing was spent').toBe(3)
  })

  await test.step('the page of a coin hides nothing under its bars, and leaves them off the paper', async () => {
    await page.goto('/dashboard/analysis?coin=SOL&guest=true')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Solana')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectFocusInSight(page, 25)
    await expectOnPaper(page)
  })
})

for (const who of everyone)
  test(`the demo is whole in a fresh browser: an analysis on four tabs, every screen, one price of a coin, with room at 320 px and at twice the text ${who}`, async ({
    page,
    language,
  }) => {
    const said = words[language]
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/app') asked.push(pathname)
    })
    const main = page.locator('main')
    await page.goto('/dashboard/home?demo=true')
    await page.getByRole('listitem').getByText('ETH', { exact: true }).click()
    const price = language === 'tr' ? /2\.410/ : /2,410/
    await expect(page.getByRole('region', { name: 'Ethereum' })).toContainText(price)
    await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
    await page.getByRole('link', { name: analysisWords[language].open }).click()
    await expect(page).toHaveURL(/\/dashboard\/analysis\?demo=true$/)
    await expect(main.getByText(price).first()).toBeVisible()
    await expect(page.getByRole('tab'), 'four parts, four spans').toHaveCount(8)
    await expect(page, 'a tab of the browser says which coin').toHaveTitle(/^Ethereum · /)
    await expectOwnRoom(page)
    await page.getByRole('tab').nth(2).click()
    await expect(main.getByText(said.demoWait)).toBeVisible()
    await picture(page, `demo-ideas-${language}`)
    await expectOwnRoom(page)
    for (const place of [1, 3]) {
      await page.getByRole('tab').nth(place).click()
      await expect(main.getByRole('alert')).toBeHidden()
      await expectOwnRoom(page)
    }
    for (const screen of [
      'analysis?coin=SOL',
      'market',
      'compare?coins=BTC,ETH',
      'portfolio',
      'portfolio/report',
      'portfolio/imports',
      'favorites/coins',
      'favorites/hidden-gems',
      'news',
      'notifications',
      'profile',
    ]) {
      await page.goto(`/dashboard/${screen}${screen.includes('?') ? '&' : '?'}demo=true`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(main.getByRole('alert'), screen).toBeHidden()
      await expectOwnRoom(page, screen === 'profile' ? [narrowPx.phone, narrowPx.largeText] : [narrowPx.phone])
    }
    await expect(
      page.getByText('DEMO', { exact: true }).filter({ visible: true }),
      'it says that it is one',
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demo Pro')
    await page.getByRole('navigation').filter({ visible: true }).first().getByRole('link').first().click()
    await expect(page, 'and stays one').toHaveURL(/\/dashboard\/home\?demo=true$/)
    await expect(page.getByText('BTC').first()).toBeVisible()
    expect(asked, 'nobody was asked for').toEqual([])
  })
