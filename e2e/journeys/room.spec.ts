import type { Locator } from '@playwright/test'
import { portfolio } from '@pusula/contract'
import { cardReply, todayReply } from '../../web/src/features/turn/testing.ts'
import { analysisWords } from './analysis-words.ts'
import { becomeMember } from './people-steps.ts'
import { expect, expectRoom, narrowPx, test } from './person.ts'
import { words as portfolioWords } from './portfolio-words.ts'

/** A finger would meet all of its height: it is neither below the fold nor under the tab bar. */
const isInReach = (element: Locator) =>
  element.evaluate(button => {
    const { left, top, width, bottom } = button.getBoundingClientRect()
    return [top + 2, bottom - 2].every(y => button.contains(document.elementFromPoint(left + width / 2, y)))
  })

const lineCount = (element: Locator) =>
  element.evaluate(line => {
    const { height } = line.getBoundingClientRect()
    return Math.round(height / Number.parseFloat(getComputedStyle(line).lineHeight))
  })

test.use({ readsIn: 'usual' })

test('on a phone a coin that was searched for lies with its button in reach, and in lira the rate takes one line', {
  tag: '@phone',
}, async ({ page, language }) => {
  const reads = analysisWords[language]
  await becomeMember(page)
  await page.goto('/dashboard/home')
  const field = page.getByRole('combobox', { name: 'Coin ara' })
  await field.tap()
  await field.pressSequentially('solana')
  await page.getByRole('listbox', { name: 'Sonuçlar' }).getByRole('option').first().tap()
  const card = page.getByRole('region', { name: 'Solana' })
  await expect(card).toBeInViewport()
  const open = card
    .getByRole('button', { name: /^Detaylı analiz/ })
    .or(card.getByRole('link', { name: /^Detaylı analiz/ }))
  await expect(card, 'all that makes it tall has come').toContainText('BtcTurk')
  await expect.poll(() => isInReach(open.first()), { message: 'the button of the card' }).toBe(true)

  await open.first().tap()
  await page.getByRole('dialog').getByRole('button', { name: reads.analyze }).tap()
  await expect(page.getByRole('tab', { name: reads.tabs[0] ?? '', exact: true })).toBeVisible()
  const rate = page
    .getByRole('main')
    .getByText(/ itibarıyla kur: | kuru: /)
    .first()
  await expect.poll(() => lineCount(rate), 'the rate above an answer').toBe(1)
})

/** Words that stand beside each other and reach out of what holds them are not over the edge of the page, and yet not in their place. */
const spilled = (element: Locator) =>
  element.evaluateAll(found =>
    found.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent),
  )

test('sums in lira, long headings of a file and small prices have room: at 320 px, at twice the text, and in their fields', {
  tag: '@phone',
}, async ({ page, language }) => {
  await becomeMember(page)
  const note = async (coinSymbol: string, kind: string, quantity: string, usdCostBasis: string, daysAgo: number) => {
    const purchaseDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
    const data = { coinSymbol, coinName: coinSymbol, kind, quantity, usdCostBasis, purchaseDate }
    await expect(await page.request.post(portfolio.add.path, { data })).toBeOK()
  }
  await note('BTC', 'buy', '0.5', '60000', 60)
  await note('ETH', 'buy', '3.33333333', '2500.12', 50)
  await note('BTC', 'sell', '0.3', '81000', 0.02)
  await note('ETH', 'sell', '1.11111111', '1900', 0.01)

  const main = page.getByRole('main')
  for (const screen of ['notifications', 'portfolio', 'portfolio/report'])
    await test.step(screen, async () => {
      await page.goto(`/dashboard/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
      if (screen === 'portfolio/report') await expect(main.getByText(/0,3 BTC/).first()).toBeVisible()
      if (screen === 'portfolio') await expect(main.getByText(/riskteki pay ·/)).toBeVisible()
      await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
    })

  await test.step('the sums of a year end where the lines of its sales do', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 }
    await page.setViewportSize({ ...size, width: narrowPx.phone })
    await page.goto('/dashboard/portfolio/report')
    await expect(main.locator('dd').first()).toBeVisible()
    expect(await spilled(main.locator('dd'))).toEqual([])
    await page.setViewportSize(size)
  })

  await test.step('a column is chosen in a file whose headings are sentences', async () => {
    const headings = ['Tarih', `Alım satım birim fiyatı, ${'komisyon ve vergiler hariç '.repeat(5)}`, 'Varlık', 'Adet']
    const csv = `${headings.map(heading => `"${heading}"`).join(',')}\n2026-01-05,65000,BTC,0.1\n`
    await page.goto('/dashboard/portfolio/import')
    await page
      .getByLabel(portfolioWords[language].chooseFile)
      .setInputFiles({ name: 'uzun.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByLabel(portfolioWords[language].columnDate, { exact: true })).toBeVisible()
    await expectRoom(page, [page.viewportSize()?.width ?? 0, narrowPx.phone])
  })

  await test.step('the ends of a range are read whole', async () => {
    const price = { priceUsd: 0.08631, scaleLowUsd: 0.068049, scaleHighUsd: 0.109446 }
    const card = cardReply({ symbol: 'DOGE', name: 'Dogecoin', at: new Date().toISOString(), ...price })
    await page.route(/\/api\/turn(\?|$)/, route => route.fulfill({ json: todayReply() }))
    await page.route(/\/api\/turn\/coins\//, route => route.fulfill({ json: card }))
    await page.goto('/turn?coin=DOGE')
    const ends = main.getByRole('textbox')
    await expect(ends).toHaveCount(2)
    await expect(ends.first()).toHaveValue(/^0,\d{5,}$/)
    expect(await spilled(ends)).toEqual([])
    await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
  })

  await test.step('the names beside the lines of real return', async () => {
    await page.goto('/dashboard/portfolio/real')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.reload()
    await expect(main.getByText(/^Mevduat/).first()).toBeVisible()
    await expectRoom(page, [page.viewportSize()?.width ?? 0])
  })
})
