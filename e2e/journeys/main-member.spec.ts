import { analysisWords } from './analysis-words.ts'
import { replyOf, rough } from './figures.ts'
import { becomeMember } from './people-steps.ts'
import { everyone, expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    search: 'Coin ara',
    credits: (count: number) => `${count} kredi`,
    asks: (symbol: string) => `${symbol} analiz edilsin mi?`,
    share: 'Paylaş',
    download: 'Görseli indir',
    pictured: (name: string, score: number) => `${name}: yatırım skoru 100 üzerinden ${score},`,
    unlimited: 'Sınırsız',
    tier: 'PRO',
    moves: 'Mavi – turuncu',
    settings: /^Ayarlar/,
    code: 'QR kodu',
    codeSays: 'Davet bağlantısının QR kodu',
  },
  en: {
    search: 'Search coins',
    credits: (count: number) => `${count} credits`,
    asks: (symbol: string) => `Analyze ${symbol}?`,
    share: 'Share',
    download: 'Download the picture',
    pictured: (name: string, score: number) => `${name}: investment score ${score} out of 100,`,
    unlimited: 'Unlimited',
    tier: 'PRO',
    moves: 'Blue – orange',
    settings: /^Settings/,
    code: 'QR code',
    codeSays: 'QR code of the referral link',
  },
}

for (const who of everyone)
  test(`a member analyzes a coin that guests may not, shares it, and as a pro is asked nothing ${who}`, async ({
    page,
    language,
  }) => {
    test.slow()
    const said = words[language]
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
      for (const { medianUsd } of result.forecasts)
        await expect(page.getByRole('tabpanel')).toContainText(rough(medianUsd, language))
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

    await test.step('a pro counts nothing and is asked nothing', async () => {
      for (const path of ['**/api/auth/user*', '**/api/user/stats*'])
        await page.route(path, async route => {
          const reply = await (await route.fetch()).json()
          await route.fulfill({ json: { ...reply, tier: 'pro' } })
        })
      await page.goto('/dashboard/profile')
      await expect(page.getByText(said.unlimited, { exact: true })).toBeVisible()
      await page.goto('/dashboard/home')
      const reply = replyOf(page, '/api/crypto/technical-signals/ETH')
      await pick('ETH', 'Ethereum')
      const result = await reply
      await expect(page.getByRole('img', { name: reads.score(result.score.score) })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(credit).toHaveCount(0)
    })
  })
