import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { favorites, type Holding, portfolio, type ReplyOf } from '@pusula/contract'
import { clockIn, datesIn, zonedDay } from '@pusula/words'
import { workbookOf } from '../../web/src/features/portfolio/importing/sheets/testing.ts'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, expectFocusRestored, picture, test } from './person.ts'
import { words } from './portfolio-words.ts'

type Overview = ReplyOf<typeof portfolio.overview>

const overviewCall = `**${portfolio.overview.path}*`

/** What the server says, and a screen that shows this answer until `unroute`: prices move while one reads. */
async function heldStill(page: Page): Promise<Overview> {
  const overview: Overview = await (await page.request.get(portfolio.overview.path)).json()
  await page.route(overviewCall, route => route.fulfill({ json: overview }))
  await page.reload()
  return overview
}

const written = (usd: string | number | null, locale: string, plus = '') => {
  const amount = Number(usd)
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const text = digits.format(Math.abs(amount))
  const sign = Number(amount.toFixed(2)) < 0 ? '−' : Number(amount.toFixed(2)) > 0 ? plus : ''
  return `${sign}$${text}`
}

const daysAgo = (days: number) => zonedDay(Date.now() - days * 86_400_000, 'Europe/Istanbul')
const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const headOf = (page: Page, name: string) => cardOf(page, name).getByRole('button').first()

// Passwords are hashed slowly on purpose; on a busy machine that takes its time.
test.slow()

const said = words.tr

async function note(page: Page, kind: 'buy' | 'sell', { coin = '', quantity = '', unit = '', fee = '', days = 0 }) {
  const sheet = page.getByRole('dialog')
  await page
    .getByRole('button', { name: said.byHand })
    .or(page.getByRole('button', { name: said.add, exact: true }))
    // For a moment the first purchase and the two ways to it stand on one page.
    .first()
    .click()
  if (kind === 'sell') await sheet.getByRole('button', { name: said.sell, exact: true }).click()
  await sheet.getByRole('combobox', { name: said.search, exact: true }).fill(coin)
  await sheet.getByRole('option').filter({ hasText: coin }).first().click()
  await sheet.getByLabel(said.quantity, { exact: true }).fill(quantity)
  const price = sheet.getByLabel(said.unitPrice, { exact: true })
  await sheet.getByLabel(said.date, { exact: true }).fill(daysAgo(days))
  await expect(price, 'the price of that day is filled in').not.toHaveValue('')
  await price.fill(unit)
  await sheet.getByLabel(said.fee).fill(fee)
  await sheet.getByRole('button', { name: kind === 'buy' ? said.save : said.saveSale, exact: true }).click()
  await expect(page.locator('[data-part=toast]').getByText(said.added, { exact: true })).toBeVisible()
}

test('a portfolio is bought, sold, corrected, cut and brought in, and every figure is the server’s', {
  tag: ['@phone', '@main'],
}, async ({ page, language, locale: reads }) => {
  const locale = reads ?? ''
  await becomeMember(page)
  await page.goto('/dashboard/portfolio')
  await expect(page.getByRole('heading', { name: said.none })).toBeVisible()
  await expect(page.getByRole('button', { name: said.add, exact: true }), 'two ways of one weight').toHaveCount(0)

  await note(page, 'buy', { coin: 'Bitcoin', quantity: '0,5', unit: '40.000,50', fee: '2,5', days: 30 })
  await note(page, 'buy', { coin: 'Ethereum', quantity: '2', unit: '1500', days: 20 })
  await note(page, 'sell', { coin: 'Bitcoin', quantity: '0.1', unit: '50000', days: 10 })

  // More than there is: the form says so beside what was typed, and stays.
  const sheet = page.getByRole('dialog')
  await cardOf(page, 'Bitcoin').getByRole('button', { name: said.addSale, exact: true }).click()
  await sheet.getByLabel(said.quantity, { exact: true }).fill('7')
  await expect(sheet.getByLabel(said.unitPrice, { exact: true })).not.toHaveValue('')
  await expect(sheet.getByText(said.notEnough)).toBeVisible()
  await sheet.getByRole('button', { name: said.saveSale, exact: true }).click()
  await expect(sheet.getByLabel(said.quantity, { exact: true })).toHaveValue('7')
  await sheet.getByRole('button', { name: said.all, exact: true }).click()
  await expect(sheet.getByLabel(said.quantity, { exact: true })).toHaveValue(said.fourTenths)
  await expect(sheet.getByText(said.notEnough)).toHaveCount(0)
  await expect(sheet.getByText(said.fromSale)).toBeVisible()
  await picture(page, `portfolio-sale-${language}`)
  await page.keyboard.press('Escape')

  const { summary, holdings } = await heldStill(page)
  expect(summary).toMatchObject({ totalCost: '19002.2', realizedProfitUsd: '999.45', feesUsd: '2.5' })
  const sums = page.locator('[data-part=summary]')
  // The parts add up to the whole: held, sold and fees; or worth, taken out and paid in.
  const { paidIn, takenOut, bareRealized } = summary.counted
  const whole = Number(summary.currentValue) + Number(takenOut) - Number(paidIn)
  await expect(sums.locator('p').first()).toHaveText(written(whole, locale, '+'))
  await expect(sums.getByText(said.simulated)).toBeVisible()
  await expect(sums).toContainText(written(summary.currentValue, locale))
  await expect(sums).toContainText(written(paidIn, locale))
  await expect(sums).toContainText(written(bareRealized, locale, '+'))
  await expect(sums).toContainText(written(summary.change24hUsd, locale, '+'))
  for (const { coinName, currentValue, profitLoss } of holdings) {
    await expect(headOf(page, coinName)).toContainText(written(currentValue, locale))
    await expect(headOf(page, coinName)).toContainText(written(profitLoss, locale, '+'))
  }
  const chart = page.getByRole('slider', { name: said.history })
  await chart.focus()
  await chart.press('Home')
  await expect(page.getByText(said.cameIn)).toBeVisible()
  await expect(page.getByRole('heading', { name: said.likely })).toBeVisible()
  await picture(page, `portfolio-${language}`)

  await page.unroute(overviewCall)
  await test.step('the year report tells the sale', async () => {
    await menuItem(page, said.report)
    await page.getByLabel(said.year, { exact: true }).selectOption(daysAgo(10).slice(0, 4))
    await expect(page.getByRole('listitem').filter({ hasText: said.soldAmount }).first()).toContainText(
      written(999.45, locale, '+'),
    )
    await picture(page, `portfolio-report-${language}`)
    await page.goBack()
  })
  // The sale is corrected, then deleted after a question.
  const bitcoin = cardOf(page, 'Bitcoin')
  await openCard(page, 'Bitcoin')
  await bitcoin.getByRole('button', { name: said.editSale }).click()
  await expectAccessible(page)
  await sheet.getByLabel(said.unitPrice, { exact: true }).fill('60000')
  await sheet.getByRole('button', { name: said.saveChange, exact: true }).click()
  await expect(bitcoin).toContainText(written(6000, locale))
  await bitcoin.getByRole('button', { name: said.deleteSale }).click()
  await sheet.getByRole('button', { name: said.delete, exact: true }).click()
  await expect(bitcoin.getByText(said.sale, { exact: true })).toHaveCount(0)
  await expect(bitcoin.locator('dl').first()).toContainText(written(20_002.75, locale))

  // The file goes out, the coin goes, and the file brings it back: once, however often.
  const downloading = page.waitForEvent('download')
  await menuItem(page, said.export)
  const file = await (await downloading).path()
  expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(3)
  await openCard(page, 'Ethereum')
  await cardOf(page, 'Ethereum').getByRole('button', { name: said.removeCoin, exact: true }).click()
  await sheet.getByRole('button', { name: said.delete, exact: true }).click()
  await expect(cardOf(page, 'Ethereum')).toHaveCount(0)
  await expectFocusRestored(page)
  await menuItem(page, said.import)
  await page.getByLabel(said.chooseFile).setInputFiles(file)
  await page.getByRole('button', { name: said.bringOne }).click()
  await page.getByRole('link', { name: said.toPortfolio }).click()
  await expect(cardOf(page, 'Ethereum')).toBeVisible()
  await test.step('a table is matched, brought in and taken back as a whole', async () => {
    const table = await workbookOf([
      ['Gün', 'Varlık', 'Adet', 'Bedel'],
      [daysAgo(5), 'SOL', 2, 100.5],
      [daysAgo(5), 'SOL', 'x', 1],
    ])
    await menuItem(page, said.import)
    await page
      .getByLabel(said.chooseFile)
      .setInputFiles({ name: 'tablo.xlsx', mimeType: '', buffer: Buffer.from(table) })
    await page.getByLabel(said.columnDate, { exact: true }).selectOption('Gün')
    await page.getByLabel(said.columnTotal, { exact: true }).selectOption('Bedel')
    await picture(page, `portfolio-columns-${language}`)
    await page.getByRole('button', { name: said.preview, exact: true }).click()
    await page.getByRole('tab', { name: said.skipped }).click()
    await expect(page.getByText(`${daysAgo(5)},SOL,x,1`)).toBeVisible()
    await expectAccessible(page)
    await picture(page, `portfolio-preview-${language}`)
    await page.getByRole('button', { name: said.bringOne }).click()
    await page.getByRole('link', { name: said.toPortfolio }).click()
    await expect(cardOf(page, 'Solana')).toBeVisible()
    await menuItem(page, said.imports)
    await page.getByRole('button', { name: said.undoImport }).first().click()
    await sheet.getByRole('button', { name: said.undo, exact: true }).click()
    await expect(page.locator('[data-part=toast]').getByText(said.undone)).toBeVisible()
    await page.goBack()
    await expect(cardOf(page, 'Solana')).toHaveCount(0)
  })
  await test.step('lira is noted as it was paid, and without a network it waits', async () => {
    await openCard(page, 'Bitcoin')
    await page.context().setOffline(true)
    await cardOf(page, 'Bitcoin').getByRole('button', { name: said.addBuy, exact: true }).click()
    await sheet.getByLabel(said.quantity, { exact: true }).fill('0,01')
    await sheet.getByLabel(said.unitPrice, { exact: true }).fill('₺4.219.095,85')
    await expect(sheet.getByText(said.understood)).toBeVisible()
    await sheet.getByLabel(said.rate).fill('40')
    await picture(page, `portfolio-lira-${language}`)
    await sheet.getByRole('button', { name: said.save, exact: true }).click()
    await expect(page.getByText(said.waiting)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.locator('[data-part=toast]').getByText(said.sent)).toBeVisible()
    await expect(page.getByText(said.waiting)).toHaveCount(0)
    const noted = await page.request.get(`${portfolio.entries.path}?coin=BTC`)
    const { entries: bought }: ReplyOf<typeof portfolio.entries> = await noted.json()
    expect(bought.filter(({ paid }) => paid)).toMatchObject([
      { quantity: '0.01', paid: { currency: 'TRY', unit: '4219095.85', perDollar: '40', source: 'own' } },
    ])
    await expect(cardOf(page, 'Bitcoin').getByRole('button', { name: said.deleteLira })).toBeVisible()
    await cardOf(page, 'Bitcoin').getByRole('button', { name: said.deleteLira }).click()
    await sheet.getByRole('button', { name: said.delete, exact: true }).click()
    await expect(cardOf(page, 'Bitcoin').getByRole('button', { name: said.deleteLira })).toHaveCount(0)
  })
  // What leaves the screen at once is gone from the server a moment later.
  await expect
    .poll(async () => {
      const after: Overview = await (await page.request.get(portfolio.overview.path)).json()
      return after.holdings.map(({ coinSymbol, totalCost }: Holding) => [coinSymbol, totalCost]).sort()
    })
    .toEqual([
      ['BTC', '20002.75'],
      ['ETH', '3000'],
    ])
})

async function openCard(page: Page, name: string) {
  const head = headOf(page, name)
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

async function menuItem(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: said.more }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a star leads from the home screen to the favorites and into an analysis', { tag: '@desk' }, async ({
  page,
  language,
  timezoneId,
}) => {
  const said = words.en
  await becomeMember(page)
  for (const [coinSymbol, coinName] of [
    ['ETH', 'Ethereum'],
    ['LINK', 'Chainlink'],
  ]) {
    const data = { coinSymbol, coinName }
    await expect(await page.request.post(favorites.add.path, { data })).toBeOK()
  }
  await page.goto('/dashboard/favorites/coins')
  const rows = page.getByRole('list', { name: said.favorites }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const name of said.tabs) await expect(page.getByRole('tab', { name })).toBeVisible()
  await expect(page.getByText(said.simulated)).toBeVisible()
  const [followed]: ReplyOf<typeof favorites.list> = await (await page.request.get(favorites.list.path)).json()
  const day = datesIn('en', clockIn(timezoneId ?? '')).date(new Date(followed?.createdAt ?? 0))
  await expect(rows.first()).toContainText(`${said.addedOn}${day}`)
  await picture(page, `favorites-${language}`)

  // A refusal brings the coin back.
  await page.route('**/api/crypto/favorites/LINK*', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: said.unstar('LINK'), exact: true }).click()
  await expect(page.locator('[data-part=toast]').getByText(said.notRemoved, { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.unroute('**/api/crypto/favorites/LINK*')
  await page.getByRole('button', { name: said.unstar('LINK'), exact: true }).click()
  await expect(rows).toHaveCount(1)
  await expectFocusRestored(page)

  await rows.getByRole('button', { name: said.analyze }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis/)
  await page.getByRole('dialog').getByRole('button', { name: said.analyze, exact: true }).click()
  await expect(page.locator('main').getByText('Ethereum').first()).toBeVisible()
  await expect(page.getByRole('button', { name: said.unstar('ETH'), exact: true })).toBeVisible()
})
