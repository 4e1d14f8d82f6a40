import type { Page } from '@playwright/test'
import { analysisWords, gradedRecord } from './analysis-words.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

/** Decimals by the size of a price, as the specification has them. */
const decimalsOf = (price: number) => (price < 0.001 ? 8 : price < 1 ? 6 : price < 100 ? 4 : 2)

const written = (price: number, locale: string, decimals = decimalsOf(price)) => {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `$${new Intl.NumberFormat(locale, options).format(price)}`
}
/** As on a scale, where the cents of a large price say nothing. */
const rough = (price: number, locale: string) => written(price, locale, price >= 1_000 ? 0 : decimalsOf(price))

const replyOf = (page: Page, path: string) =>
  page.waitForResponse(response => response.url().includes(path) && response.ok()).then(response => response.json())

type Words = (typeof analysisWords)['tr' | 'en']

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
  await expect(page.getByRole('tab', { name: said.tabs[0] ?? '', exact: true })).toBeVisible()
  return { result, levels }
}

for (const [language, said] of Object.entries(analysisWords)) {
  test.describe(`a guest reads an analysis in ${language}`, () => {
    test.use({ locale: said.locale })
    const tab = (page: Page, place: number) => page.getByRole('tab', { name: said.tabs[place] ?? '', exact: true })

    test('from the card of a coin to score, predictions, ideas and signals, as the server gave them', async ({
      page,
    }) => {
      // A long walk with a picture at every stop.
      test.slow()
      const dialog = await askForBitcoin(page, said)
      await expect(dialog, 'says what remains').toContainText(said.remains(4))
      await picture(page, `analysis-confirm-${language}`)
      await dialog.getByRole('button', { name: said.cancel }).click()
      await expect(dialog).toBeHidden()

      const { result, levels } = await analyzeBitcoin(page, said)
      await expect(page).toHaveURL(/\/dashboard\/analysis\?guest=true$/)
      await expect(page.getByRole('img', { name: said.score(result.score.score) })).toBeVisible()
      for (const term of result.terms) await expect(page.getByText(term.text)).toBeVisible()
      const shares = result.score.factors.map(({ points }: { points: number }) => points)
      expect(
        shares.reduce((sum: number, points: number) => sum + points, 50),
        'the rows add up',
      ).toBe(result.score.score)
      const row = page.locator('details').first()
      await row.locator('summary').click()
      await expect(row.locator('dd').first(), 'a row opens its numbers').toBeVisible()
      await expect(page.locator('canvas').first()).toBeVisible()
      await expect(page.getByRole('img', { name: said.chart })).toBeVisible()
      await picture(page, `analysis-${language}`)

      await tab(page, 1).click()
      await expect(page).toHaveURL(/\/technical\/predictions\?guest=true$/)
      for (const { medianUsd } of result.forecasts)
        await expect(page.getByText(written(medianUsd, said.locale), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: said.tooFew }).first()).toHaveAttribute('href', /track-record/)
      await picture(page, `analysis-predictions-${language}`)

      await tab(page, 2).click()
      await expect(page).toHaveURL(/\/technical\/recommendations\?guest=true$/)
      await expect(page.getByText(result.spot_recommendation.reason)).toBeVisible()
      await picture(page, `analysis-recommendations-${language}`)

      await tab(page, 3).click()
      await expect(page).toHaveURL(/\/analysis\/support-resistance\?guest=true$/)
      const ladder = page.getByRole('list', { name: levels.sentence })
      for (const { priceUsd } of levels.marks) await expect(ladder).toContainText(rough(priceUsd, said.locale))
      await picture(page, `signals-${language}`)

      await page.goto('/dashboard/home?guest=true')
      await expect(page.getByRole('link', { name: said.left(4) }).filter({ visible: true })).toBeVisible()
      await page.goto('/dashboard/analysis?guest=true')
      await expect(page.getByRole('img', { name: said.score(result.score.score) }), 'it is still here').toBeVisible()
    })

    test('acknowledges the risk before the first leveraged card', async ({ page }) => {
      await page.route('**/api/crypto/technical-signals/**', async route => {
        const reply = await (await route.fetch()).json()
        const at = (share: number) => reply.priceUsd * share
        reply.leverage_recommendation = {
          position: 'long',
          leverage: 3,
          entry_price: at(0.995),
          stop_loss: at(0.985),
          take_profit: at(1.015),
          rewardToRisk: 2,
          stopFirstProbability: 0.41,
          targetFirstProbability: 0.22,
          liquidationUsd: at(0.68),
          lossAtStopRatio: 0.03,
          reason: 'R.',
        }
        await route.fulfill({ json: reply })
      })
      await analyzeBitcoin(page, said)
      await tab(page, 2).click()
      await expect(page.getByText('Long, 3×')).toBeHidden()
      await page.getByRole('button', { name: said.agree }).click()
      await expect(page.getByRole('heading', { name: 'Long, 3×' })).toBeVisible()
      await expect(page.getByText(said.percent(41), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Long, 3×' }), 'once is enough').toBeVisible()
      await expectAccessible(page)
    })

    test('meets the dialog of each refusal, and no credit is lost when an analysis fails', async ({ page }) => {
      let refusal = { status: 429, code: 'daily_limit', details: { limit: 7 } as object }
      await page.route('**/api/crypto/deduct-analysis/**', route => {
        const { status, code, details } = refusal
        const error = { code, message: code, messageTr: code, messageEn: code, details }
        return route.fulfill({ status, json: { error } })
      })
      const ask = async () => (await askForBitcoin(page, said)).getByRole('button', { name: said.analyze }).click()
      await ask()
      await expect(page.getByRole('dialog', { name: said.limit })).toContainText('7')

      refusal = { status: 402, code: 'guests.creditsExpired', details: {} }
      await ask()
      const expired = page.getByRole('dialog', { name: said.expired })
      await expect(expired.getByRole('link')).toHaveCount(2)

      refusal = { status: 403, code: 'restricted_coin', details: {} }
      await ask()
      await expect(page.getByRole('dialog', { name: said.restricted })).toBeVisible()

      await page.unroute('**/api/crypto/deduct-analysis/**')
      await page.route('**/api/crypto/technical-signals/**', route => route.abort())
      await ask()
      await expect(page.getByRole('alert')).toContainText(said.notUsed)
      await page.unroute('**/api/crypto/technical-signals/**')
      await page.getByRole('button', { name: said.retry }).click()
      await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
    })

    test('finds the track record from a prediction, misses included', async ({ page }) => {
      await page.goto('/track-record?guest=true')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.record)
      await expect(page.getByText(said.chain), 'the end of the chain is there to be noted').toBeVisible()

      await page.route('**/api/track-record?**', route => route.fulfill({ json: gradedRecord }))
      await page.reload()
      await expect(page.getByRole('img', { name: said.held })).toBeVisible()
      await expect(page.getByText(said.missed).first()).toBeVisible()
      await expect(page.getByText(said.verdict)).toBeVisible()
      await picture(page, `track-record-${language}`)
    })
  })
}

for (const [colorScheme, said] of [
  ['dark', analysisWords.tr],
  ['light', analysisWords.en],
] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ locale: said.locale, colorScheme })

    test('no part of the analysis and of the track record stands in the way of anyone', async ({ page }) => {
      // Five pages are searched through, one after the other.
      test.slow()
      await analyzeBitcoin(page, said)
      for (const name of said.tabs) {
        await page.getByRole('tab', { name, exact: true }).click()
        await expectAccessible(page)
      }
      await page.route('**/api/track-record?**', route => route.fulfill({ json: gradedRecord }))
      await page.goto('/track-record?guest=true')
      await expect(page.getByText(said.verdict)).toBeVisible()
      await expectAccessible(page)
    })
  })

test('the last analysis is there without a network, with its age', async ({ page, context }) => {
  const said = analysisWords.en
  await test.step('analyze', () => analyzeBitcoin(page, said))
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.reload()
  await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: said.anyScore })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.getByText(/This analysis was made/)).toBeVisible()
})

test('a changed language is spoken by the analysis too', async ({ page }) => {
  const { result } = await analyzeBitcoin(page, analysisWords.en)
  const again = replyOf(page, '/api/crypto/technical-signals/BTC')
  await page.getByRole('button', { name: 'TR', exact: true }).filter({ visible: true }).click()
  const turkish = await again
  expect(turkish.terms[0].text).not.toBe(result.terms[0].text)
  await expect(page.getByText(turkish.terms[0].text)).toBeVisible()
})
