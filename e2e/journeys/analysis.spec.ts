import type { Page } from '@playwright/test'
import { numbersIn, pricesIn } from '@pusula/words'
import { analysisWords, gradedRecord } from './analysis-words.ts'
import { replyOf, rough, withoutReplies } from './figures.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

type Words = (typeof analysisWords)['tr' | 'en']

const tab = (page: Page, said: Words, place: number) =>
  page.getByRole('tab', { name: said.tabs[place] ?? '', exact: true })

/** Opens the card of Bitcoin and asks for its analysis. */
async function askForBitcoin(page: Page, said: Words) {
  await page.goto('/dashboard/home?guest=true')
  await page.getByRole('listitem').getByText('BTC', { exact: true }).click()
  await page.getByRole('link', { name: said.open }).click()
  return page.getByRole('dialog', { name: said.confirm })
}

/** Goes all the way and hands out what the server said. */
async function analyzeBitcoin(page: Page, said: Words) {
  const dialog = await askForBitcoin(page, said)
  const replies = Promise.all([
    replyOf(page, '/api/crypto/technical-signals/BTC'),
    replyOf(page, '/api/crypto/support-resistance/BTC'),
  ])
  await dialog.getByRole('button', { name: said.analyze }).click()
  const [result, levels] = await replies
  await expect(tab(page, said, 0)).toBeVisible()
  return { result, levels }
}

test('a guest reads an analysis: score, predictions, ideas, signals and the record as the server gave them', {
  tag: ['@phone', '@main'],
}, async ({ page, language }) => {
  const said = analysisWords[language]
  const sent: string[] = []
  await test.step('the question before a credit is spent', async () => {
    const dialog = await askForBitcoin(page, said)
    await expect(dialog, 'says what remains').toContainText(said.remains(4))
    await picture(page, `analysis-confirm-${language}`)
    await dialog.getByRole('button', { name: said.cancel }).click()
    await expect(dialog).toBeHidden()
  })

  // Prices in texts are written by whoever reads them.
  const { result, levels } = pricesIn(await analyzeBitcoin(page, said), numbersIn(language))
  await test.step('the reading', async () => {
    await expect(page).toHaveURL(/\/dashboard\/analysis\?guest=true$/)
    await expect(page.getByRole('img', { name: said.score(result.score.score) })).toBeVisible()
    await expect(page.getByRole('button', { name: said.simulated }), 'the price is no real one').toBeVisible()
    for (const { story, text } of result.terms)
      await expect(page.getByText(story?.happened ?? text, { exact: true })).toBeVisible()
    const shares = result.score.factors.map(({ points }: { points: number }) => points)
    expect(
      shares.reduce((sum: number, points: number) => sum + points, 50),
      'the rows add up',
    ).toBe(result.score.score)
    const row = page.locator('details:has(dd)').first()
    await row.locator('summary').click()
    await expect(row.locator('dd').first(), 'a row opens its numbers').toBeVisible()
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.getByRole('img', { name: said.chart })).toBeVisible()
    await page.getByRole('slider', { name: said.candle }).press('ArrowLeft')
    await page.getByRole('button', { name: 'RSI', exact: true }).click()
    await expect(page.getByRole('button', { name: 'RSI', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await picture(page, `analysis-${language}`)
  })

  await test.step('predictions', async () => {
    await tab(page, said, 1).click()
    await expect(page).toHaveURL(/\/technical\/predictions\?guest=true$/)
    const rows = page.getByRole('article')
    await expect(rows).toHaveCount(4)
    for (const [place, { low80Usd, high80Usd }] of result.forecasts.entries())
      for (const edgeUsd of [low80Usd, high80Usd])
        await expect(rows.nth(place)).toContainText(rough(edgeUsd, language).replace('$', ''))
    await expect(rows.first()).toContainText(said.tooFew)
    await expect(page.getByRole('tabpanel').locator('a[href^="/track-record"]').last(), 'how they did').toBeVisible()
    await picture(page, `analysis-predictions-${language}`)
  })

  await test.step('ideas', async () => {
    await tab(page, said, 2).click()
    await expect(page).toHaveURL(/\/technical\/recommendations\?guest=true$/)
    await expect(page.getByRole('heading', { name: said.wait })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    page.on('request', asked => sent.push(`${asked.url()} ${asked.postData()} ${JSON.stringify(asked.headers())}`))
    await page.getByLabel(said.capital).fill('73519')
    await expect(page.getByText(/ BTC$/).first()).toBeVisible()
    await picture(page, `analysis-recommendations-${language}`)
  })

  await test.step('signals', async () => {
    await tab(page, said, 3).click()
    await expect(page).toHaveURL(/\/analysis\/support-resistance\?guest=true$/)
    const ladder = page.getByRole('list', { name: levels.sentence })
    for (const { priceUsd } of levels.marks) await expect(ladder).toContainText(rough(priceUsd, language))
    await picture(page, `signals-${language}`)
    await ladder.getByRole('button', { name: /^R1/ }).click()
    const alert = page.getByRole('dialog', { name: said.alertFor })
    await expect(alert.getByRole('link'), 'a guest is told what it takes').toHaveAttribute('href', /signup/)
    await page.keyboard.press('Escape')
    await expect(alert).toBeHidden()
  })

  await test.step('what it cost, and that it is kept', async () => {
    await page.goto('/dashboard/home?guest=true')
    await expect(page.getByRole('link', { name: said.left(4) }).filter({ visible: true })).toBeVisible()
    await page.goto('/dashboard/analysis?guest=true')
    await expect(page.getByRole('img', { name: said.score(result.score.score) }), 'it is still here').toBeVisible()
  })

  await test.step('the track record that it is now part of, with its misses', async () => {
    await page.goto('/track-record?guest=true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.record)
    await expect(page.getByText(said.log), 'what was signed is there to be noted').toBeVisible()
    await expect(page.getByText(said.simulated)).toBeVisible()

    await page.route('**/api/track-record?**', route => route.fulfill({ json: gradedRecord }))
    await withoutReplies(page, '**/track-record?guest=true')
    await page.reload()
    await expect(page.getByRole('img', { name: said.held })).toBeVisible()
    await expect(page.getByText(said.missed).first()).toBeVisible()
    await expect(page.getByText(said.verdict)).toBeVisible()
    await picture(page, `track-record-${language}`)
    await expectAccessible(page)
  })

  expect(sent.length, 'somebody has listened').toBeGreaterThan(10)
  expect(
    sent.filter(call => call.includes('73519')),
    'what somebody owns never leaves the device',
  ).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('planSize')), 'which keeps it').toContain('73519')
})

test('a guest loses no credit to a failure, and tries again', { tag: '@desk' }, async ({ page, language }) => {
  const said = analysisWords[language]
  await page.route('**/api/crypto/technical-signals/**', route => route.abort())
  await (await askForBitcoin(page, said)).getByRole('button', { name: said.analyze }).click()
  await expect(page.getByRole('alert')).toContainText(said.noFurther)
  await page.unroute('**/api/crypto/technical-signals/**')
  await page.getByRole('button', { name: said.retry }).click()
  await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app speaks the language that was chosen, and shows the last analysis and its age without a network', {
    tag: '@phone',
  }, async ({ page, context }) => {
    const said = analysisWords.en
    const saved = replyOf(page, '/api/analysis/kept/BTC')
    const { result } = await analyzeBitcoin(page, analysisWords.tr)
    const { en } = pricesIn(await saved, numbersIn('en'))
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'EN', exact: true }).filter({ visible: true }).click()
    const { happened } = en.analysis.terms[0].story
    expect(happened).not.toBe(result.terms[0].story.happened)
    await expect(page.getByText(happened)).toBeVisible()
    expect(asked, 'both languages came with it').not.toContain('/api/crypto/technical-signals/BTC')

    const manifest = await page.request.get('/manifest.webmanifest')
    expect(await manifest.json()).toMatchObject({ display: 'standalone', name: 'Pusula' })
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await page.reload()
    await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
    await context.setOffline(true)
    // Chromium 150 forgets with the reload that it was told so.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await page.reload()
    await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
    await expect(page.getByText(said.offline)).toBeVisible()
    await expect(page.getByText(said.made)).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }), 'the front door opens too').toBeVisible()
  })
})
