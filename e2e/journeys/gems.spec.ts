import type { Page } from '@playwright/test'
import { credits, gems, type ReplyOf } from '@pusula/contract'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const words = {
  tr: {
    locale: 'tr-TR',
    theme: 'dark',
    tab: /^Gizli cevherler ?\d+$/,
    past: 'Geçmiş cevherler',
    pastNone: 'Henüz listeden ayrılan ya da süresi dolan yok.',
    late: /^Yeni liste gecikti/,
    failed: 'Bu bölüm yüklenemedi',
    retry: 'Tekrar dene',
    analyze: (symbol: string) => `Analiz et ${symbol}`,
    confirm: (symbol: string) => `${symbol} analiz edilsin mi?`,
    cancel: 'Vazgeç',
    locked: (count: number) => `${count} gizli cevher seni bekliyor`,
    has: 'Gereken 5 krediden 4 kredin var',
    add: '1 kredi daha ekle',
    pro: 'Pro’ya geç',
    print: /2022’den beri %43/,
  },
  en: {
    locale: 'en-US',
    theme: 'light',
    tab: /^Hidden gems ?\d+$/,
    past: 'Past gems',
    pastNone: 'None has left the list or run out of days yet.',
    late: /^The new list is late/,
    failed: 'This part could not be loaded',
    retry: 'Try again',
    analyze: (symbol: string) => `Analyze ${symbol}`,
    confirm: (symbol: string) => `Analyze ${symbol}?`,
    cancel: 'Cancel',
    locked: (count: number) => `${count} hidden gems are waiting for you`,
    has: 'You have 4 of the 5 credits needed',
    add: 'Add 1 more credit',
    pro: 'Go Pro',
    print: /in 43% since 2022/,
  },
} as const

type List = ReplyOf<typeof gems.list>

const place = '/dashboard/favorites/hidden-gems'
const listCall = `**${gems.list.path}*`

/** The list as the server gives it, once its first search is done. */
async function listed(page: Page, language: string): Promise<List> {
  let list: List | undefined
  await expect
    .poll(async () => {
      list = await (await page.request.get(`${gems.list.path}?language=${language}`)).json()
      return list?.computedAt
    })
    .toBeTruthy()
  if (!list) throw new Error('no list')
  return list
}

/** Spends until so many credits are left, on coins that nobody wants to read. */
async function spendDownTo(page: Page, left: number, symbols: readonly string[]) {
  for (const symbol of symbols) {
    const reply = await page.request.post(credits.deduct.path.replace(':symbol', symbol), { data: {} })
    if ((await reply.json()).remaining === left) return
  }
  throw new Error('too few coins to spend on')
}

for (const [language, said] of Object.entries(words)) {
  test.describe(`hidden gems in ${language}`, () => {
    test.use({ locale: said.locale, colorScheme: said.theme })
    test.skip(({ isMobile }) => isMobile !== (language === 'tr'), 'the phone reads Turkish, the desk English')

    test('open with five credits and close with four, whatever the page is told', async ({ page }) => {
      await becomeMember(page)
      const { data } = await listed(page, language)
      const [first] = data
      if (!first) throw new Error('the list is empty')
      await page.goto(place)
      await expect(page.getByRole('tab', { name: said.tab, selected: true })).toContainText(String(data.length))
      await expect(page.getByRole('article')).toHaveCount(data.length)
      const card = page.getByRole('article', { name: `${first.symbol} · ${first.name}`, exact: true })
      await expect(card).toContainText(first.moonshotTime)
      await expect(card.getByText(first.reason, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: said.past })).toBeVisible()
      await expect(page.getByText(said.pastNone, { exact: true })).toBeVisible()
      await expect(page.getByText(said.print)).toBeVisible()
      await expectAccessible(page)
      await picture(page, `gems-${language}`)

      await card.getByRole('button', { name: said.analyze(first.symbol) }).click()
      const dialog = page.getByRole('dialog', { name: said.confirm(first.symbol) })
      await dialog.getByRole('button', { name: said.cancel }).click()
      await expect(dialog).toBeHidden()

      await page.route(listCall, route => route.fulfill({ status: 503, json: {} }))
      await page.reload()
      await expect(page.getByText(said.failed, { exact: true })).toBeVisible()
      await page.unroute(listCall)
      await page.route(listCall, async route => {
        const late = { ...(await (await route.fetch()).json()), isLate: true, isStale: true }
        await route.fulfill({ json: late })
      })
      await page.getByRole('button', { name: said.retry, exact: true }).click()
      await expect(page.getByText(said.late)).toBeVisible()
      await expect(page.getByRole('article'), 'an old list is still a list').toHaveCount(data.length)
      await page.unroute(listCall)

      const spare = [
        'BTC',
        'ETH',
        'BNB',
        'SOL',
        'XRP',
        'DOGE',
        'ADA',
        'LINK',
        'AVAX',
        'DOT',
        'LTC',
        'UNI',
        'ATOM',
        'XLM',
      ]
      await spendDownTo(page, 4, [...spare, 'NEAR', 'ALGO', 'FIL'])
      const refused = await page.request.get(gems.list.path)
      expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'gems.locked'])
      await page.reload()
      await expect(page.getByRole('heading', { name: said.locked(data.length) })).toBeVisible()
      await expect(page.getByRole('img', { name: said.has })).toBeVisible()
      await expect(page.getByText(first.name, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('link', { name: said.add })).toHaveAttribute('href', /^\/add-credits/)
      await expect(page.getByRole('link', { name: said.pro })).toHaveAttribute('href', /^\/subscribe/)
      await expectAccessible(page)
      await picture(page, `gems-locked-${language}`)
    })
  })
}
