import { analysisWords } from './analysis-words.ts'
import { replyOf, rough } from './figures.ts'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const said = {
  search: 'Search coins',
  credits: (count: number) => `${count} credits`,
  asks: (symbol: string) => `Analyze ${symbol}?`,
  share: 'Share',
  download: 'Download the picture',
  pictured: (name: string, score: number) => `${name}: investment score ${score} out of 100,`,
  moves: 'Blue – orange',
  settings: /^Settings/,
  code: 'QR code',
  codeSays: 'QR code of the referral link',
  page: 'Detailed analysis · 1 credit',
  leaves: /^You will have 18 left/,
  follow: 'Follow',
  following: 'Following',
  silently: 'Set it without notifications',
  alertFor: (level: string) => `Alert for ${level}`,
}

test('a member analyzes a coin that guests may not, shares it, and sets an alert at a rung of a cheap one', {
  tag: ['@desk', '@main'],
}, async ({ page, language }) => {
  test.slow()
  const reads = analysisWords[language]
  await becomeMember(page)
  const pick = async (symbol: string, name: string) => {
    await page.getByRole('combobox', { name: said.search }).fill(name)
    await page.getByRole('option').filter({ hasText: symbol }).first().click()
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await page.getByRole('link', { name: reads.open }).click()
  }
  const credit = page.getByRole('link', { name: /^\d+ (kredi|credits)/ }).filter({ visible: true })

  await test.step('the price and the analysis, as the server gave them', async () => {
    await page.goto('/dashboard/home')
    await expect(credit.first()).toContainText(said.credits(20))
    const overview = replyOf(page, '/api/market/overview/ADA')
    await pick('ADA', 'Cardano')
    const { price } = await overview
    const dialog = page.getByRole('dialog', { name: said.asks('ADA') })
    await expect(dialog).toContainText(reads.remains(19))
    expect(price.lastPrice).toBeGreaterThan(0)
    const reply = replyOf(page, '/api/crypto/technical-signals/ADA')
    await dialog.getByRole('button', { name: reads.analyze }).click()
    const result = await reply
    await expect(page).toHaveURL(/\/dashboard\/analysis$/)
    await expect(page.getByRole('img', { name: reads.score(result.score.score) })).toBeVisible()

    await page.getByRole('button', { name: said.share, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: said.share })
    const card = sheet.getByRole('img')
    await expect(card).toHaveAttribute('alt', new RegExp(said.pictured('Cardano', result.score.score)))
    const { low80Usd, high80Usd } = result.forecasts[3]
    for (const end of [low80Usd, high80Usd]) expect(await card.getAttribute('alt')).toContain(rough(end, language))
    await expectAccessible(page)
    await picture(page, `share-${language}`)
    const download = page.waitForEvent('download')
    await sheet.getByRole('link', { name: said.download }).click()
    expect((await download).suggestedFilename()).toBe('pusula-ADA.png')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: reads.tabs[1] ?? '', exact: true }).click()
    // By its name: for a moment the one before stands there, with a panel inside.
    const predictions = page.getByRole('tabpanel', { name: reads.tabs[1] ?? '', exact: true })
    for (const { medianUsd } of result.forecasts) await expect(predictions).toContainText(rough(medianUsd, language))
    await page.getByRole('tab', { name: reads.tabs[2] ?? '', exact: true }).click()
    await page.getByRole('button', { name: said.follow, exact: true }).first().click()
    await expect(page.getByRole('button', { name: said.following }), 'its result will be in My plans').toBeVisible()
  })

  await test.step('a cheap coin keeps its digits, from its free page to its ladder, and a rung sets an alarm', async () => {
    await page.goto('/dashboard/analysis?coin=PEPE')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pepe')
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.getByText(said.leaves)).toBeVisible()
    await picture(page, `coin-page-${language}`)
    await expectAccessible(page)
    const reply = replyOf(page, '/api/crypto/technical-signals/PEPE')
    await page.getByRole('button', { name: said.page }).click()
    await page.getByRole('dialog').getByRole('button', { name: reads.analyze }).click()
    const result = await reply
    await expect(page.getByRole('img', { name: reads.score(result.score.score) })).toBeVisible()

    await page.getByRole('tab', { name: reads.tabs[3] ?? '', exact: true }).click()
    const rungs = page.getByRole('tabpanel').getByRole('button', { name: /^[RS][123]/ })
    await expect(rungs).toHaveCount(6)
    expect(new Set((await rungs.allTextContents()).map(text => text.slice(2))).size, 'no two rungs read alike').toBe(6)
    await rungs.filter({ hasText: 'R2' }).click()
    const rung = page.getByRole('dialog', { name: said.alertFor('R2') })
    await rung.getByRole('button', { name: said.silently }).click()
    await expect(rung).toBeHidden()

    const alerts: { symbol: string; kind: string }[] = await (
      await page.request.get('/api/notifications/alerts')
    ).json()
    expect(alerts.map(({ symbol, kind }) => `${symbol} ${kind}`).sort()).toEqual(['PEPE touch'])
  })

  await test.step('the ways of the profile', async () => {
    await page.goto('/dashboard/profile')
    await page.getByRole('button', { name: said.code }).click()
    await expect(page.getByRole('img', { name: said.codeSays })).toBeVisible()
    await page.getByRole('button', { name: said.settings }).click()
    await page.getByRole('button', { name: said.moves }).click()
    await expect(page.locator('html')).toHaveAttribute('data-moves', 'blue-orange')
    await page.reload()
    await expect(page.locator('html'), 'from the first paint on').toHaveAttribute('data-moves', 'blue-orange')
  })
})
