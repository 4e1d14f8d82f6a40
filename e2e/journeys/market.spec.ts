import { market } from '@pusula/contract'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, expectFocusRestored, picture, test } from './person.ts'

const said = {
  market: 'Market',
  rising: 'Rising',
  arrange: 'Sort and filter',
  priceFilter: 'Price',
  overHundred: 'Over $100',
  show: /^Show \d+ coins?$/,
  unfilter: 'Clear filters',
  facts: ['BTC · rank #1', 'Last 24 hours', 'Market cap', 'Volume, 24h', 'Circulating', 'This page is free.'],
  compare: 'Compare',
  add: 'Add a coin',
  search: 'Search coins',
  oneMore: 'Choose one more coin',
  table: 'The coins side by side',
  swing: 'Daily swing',
  year: '1Y',
  inYear: /^In a year: BTC .*, ETH /,
  remove: 'Remove ETH',
  alerts: 'Alerts',
  none: 'No alerts set',
  new: 'New',
  price: 'When the price is',
  silently: 'Set it without notifications',
  typed: '2,000,000.5',
  echo: 'Read as $2,000,000.50',
  wish: 'Bitcoin rises above $2,000,000.50',
  percent: 'Move',
  delete: /^Delete the alert: Bitcoin rises/,
  undo: 'Undo',
  makeKey: 'Make a key',
  name: 'Name',
  copied: 'I have copied it',
  used: /Last used/,
}

test('a member reads the market, compares two coins, waits for a price and lets a program read', {
  tag: ['@desk', '@main'],
}, async ({ page, context, request: program, language }) => {
  test.slow()
  // Asked and allowed, but not switched on here: the sheet offers both ways.
  await context.grantPermissions(['notifications'])
  await becomeMember(page)

  await test.step('the market keeps what is chosen in its address', async () => {
    await page.goto('/dashboard/market')
    await expect(page.getByRole('heading', { level: 1, name: said.market })).toBeVisible()
    await expect(page.getByRole('row', { name: /BTC Bitcoin/ })).toBeVisible()
    await page.getByRole('tab', { name: said.rising }).click()
    await expect(page).toHaveURL(/list=rising/)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('narrows the market by price, finds it so after a reload, and clears it with one tap', async () => {
    await page.goto('/dashboard/market?price=nonsense')
    await expect(page.getByRole('row', { name: /BTC Bitcoin/ })).toBeVisible()
    await page.getByRole('button', { name: said.arrange }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(said.priceFilter, { exact: true }).selectOption(said.overHundred)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: said.show }).click()
    await expect(page).toHaveURL(/[?&]price=high(&|$)/)
    await page.reload()
    // Prices go on moving: what is said is held against what is drawn beside it.
    await expect(async () => {
      const rows = await page.getByRole('table').getAttribute('aria-rowcount')
      expect(await page.getByText(said.overHundred).textContent()).toContain(`${Number(rows) - 1} coin`)
    }).toPass()
    await page.getByRole('button', { name: said.unfilter }).click()
    await expect(page.getByText(said.overHundred)).toBeHidden()
    await expect(page).not.toHaveURL(/price=/)
  })

  await test.step('from coin to coin by the keyboard, and into the page of one, which costs nothing', async () => {
    await page.goto('/dashboard/market')
    const bitcoin = page.getByRole('row', { name: /BTC Bitcoin/ }).getByRole('link')
    await bitcoin.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('row', { name: /ETH Ethereum/ }).getByRole('link')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(bitcoin).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/analysis\?coin=BTC/)
    for (const fact of said.facts) await expect(page.getByText(fact).first()).toBeVisible()
    await picture(page, `coin-page-${language}`)
    await page.goto('/dashboard/market')
  })

  await test.step('compares two coins, in the address too', async () => {
    await page.getByRole('link', { name: said.compare }).click()
    await page.getByRole('button', { name: said.add }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: said.search }).fill('bitcoin')
    const found = page.getByRole('option').first()
    await expect(found, 'the sheet has room for what was found').toBeInViewport({ ratio: 1 })
    await found.click()
    await expect(page.getByRole('heading', { name: said.oneMore })).toBeVisible()
    await page.getByRole('button', { name: /ETH/ }).click()
    await expect(page).toHaveURL(/coins=BTC(,|%2C)ETH/)
    await expect(page, 'a tab of the browser says which coins').toHaveTitle(/^BTC, ETH · /)
    const table = page.getByRole('region', { name: said.table })
    await expect(table.getByRole('row', { name: new RegExp(said.swing) })).toContainText('±')
    await page.getByRole('button', { name: said.year, exact: true }).click()
    await expect(page.getByRole('img', { name: said.inYear })).toBeVisible()
    await picture(page, `compare-${language}`)
    await page.reload()
    await expect(page.getByRole('img', { name: said.inYear })).toBeVisible()
    await page.getByRole('button', { name: said.remove }).click()
    await expect(page.getByRole('heading', { name: said.oneMore })).toBeVisible()
    await expectFocusRestored(page)
    await picture(page, `compare-add-${language}`)
  })

  await test.step('waits for a price, typed as people write it', async () => {
    await page.goto('/dashboard/alerts')
    await expect(page.getByRole('heading', { level: 1, name: said.alerts })).toBeVisible()
    await expect(page.getByRole('heading', { name: said.none })).toBeVisible()
    await page.getByRole('button', { name: said.new }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox', { name: said.search }).fill('bitcoin')
    await sheet.getByRole('option').first().click()
    const price = sheet.getByLabel(said.price)
    await price.fill(said.typed)
    await expect(sheet.getByText(said.echo)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `alerts-new-${language}`)
    await sheet.getByRole('button', { name: said.silently }).click()
    await expect(page.getByText(said.wish, { exact: true })).toBeVisible()
  })

  await test.step('makes a key with which a program reads, and sees that it did', async () => {
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: said.makeKey }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: said.name }).fill('Tablom')
    await sheet.getByRole('button', { name: said.makeKey }).click()
    const key = (await sheet.getByText(/^pusula_/).textContent()) ?? ''
    await expectAccessible(page)
    await sheet.getByRole('button', { name: said.copied }).click()
    const headers = { authorization: `Bearer ${key}` }
    await expect(await program.get(market.topCoins.path, { headers })).toBeOK()
    await page.reload()
    await expect(page.getByText(said.used)).toBeVisible()
    expect(await page.locator('main').textContent()).not.toContain(key)
  })
})
