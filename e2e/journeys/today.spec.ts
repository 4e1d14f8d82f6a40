import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { favorites, type ReplyOf, today } from '@pusula/contract'
import pg from 'pg'
import { newFolder } from '../../server/src/testing/folder.ts'
import { databaseHome, removeFolder, startServer } from '../process/server.ts'
import { becomeMember } from './people-steps.ts'
import { everyone, expect, expectAccessible, expectRoom, narrowPx, picture, test as walk } from './person.ts'

type Summary = ReplyOf<typeof today.summary>
type Graded = Summary['coins'][number]

/** Both walk on one server of their own: that of the other journeys has no range of tomorrow. */
walk.describe.configure({ mode: 'default' })

/** The record would issue it at Bitcoin's minute of the hour, for which a journey would wait by the clock. */
async function issueRange(host: string) {
  const client = new pg.Client({ host, user: 'pusula', database: 'pusula' })
  await client.connect()
  await client.query('select record_month(now())')
  await client.query(`insert into record_claims (id, source, symbol, what, asked, slot_at, issued_at, due_at, price_usd, low80_usd,
      high80_usd, half_width)
    values (1, 'simulated', 'BTC', '1day', false, now(), now(), now() + interval '1 day', 65690, 64352, 67046, 0.0205)`)
  await client.end()
}

const test = walk.extend<object, { recorded: string }>({
  recorded: [
    async ({ browserName: _ }, use) => {
      const folder = newFolder('today')
      const server = await startServer({
        ...{ DATA_DIR: folder, PORT: '0', MARKET_SOURCE: 'simulated', RECORD_COINS: '0' },
        ...{ REQUESTS_PER_MINUTE: '1000000', NEW_GUESTS_PER_HOUR: '1000000' },
      })
      await issueRange(join(databaseHome(server), 'sockets'))
      await use(server.url)
      await server.end('SIGTERM')
      removeFolder(folder)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ recorded }, use) => use(recorded),
})

const words = {
  tr: {
    hero: 'Yarın nereye kadar oynar? Söyleriz, sonra herkesin önünde ölçeriz.',
    ways: ['Google ile devam et', 'Geçiş anahtarıyla gir', 'Misafir olarak devam et'],
    range: /^50 nokta, 50 olası son/,
    record: 'Karneye bak',
    simulated: 'Simüle piyasa',
    question: 'Bitcoin yarın nereye kadar oynar?',
    hint: 'Bir coin ara ya da listeden seç.',
    open: /^Bitcoin analizini aç/,
    own: 'Dün 6 coininden 4’ü aralıkta kaldı.',
    left: 'Beklenen: 5 (5’te 4). Çıkan 2’si:',
    quiet: 'Sakin bir gün. 6 coininin hepsi aralıkta.',
    portfolio: /^Portföyün, /,
    failed: 'Bugünün özeti gelmedi. Coinler aşağıda.',
    retry: 'Tekrar dene',
    search: 'Coin ara',
  },
  en: {
    hero: 'How far can it move tomorrow? We say it, then grade it in public.',
    ways: ['Continue with Google', 'Sign in with a passkey', 'Continue as guest'],
    range: /^50 dots, 50 possible ends/,
    record: 'See the record',
    simulated: 'Simulated market',
    question: 'How far can Bitcoin move tomorrow?',
    hint: 'Search for a coin, or pick one from the list.',
    open: /^Open the Bitcoin analysis/,
    own: 'Yesterday 4 of your 6 stayed in range.',
    left: 'Expected: 5 (4 in 5). The 2 that left:',
    quiet: 'A quiet day. All 6 of your coins stayed in range.',
    portfolio: /^Your portfolio, /,
    failed: 'Today’s summary did not load. The coins are below.',
    retry: 'Retry',
    search: 'Search coins',
  },
}

async function summaryOf(page: Page): Promise<Summary> {
  const told: Summary = await (await page.request.get(today.summary.path)).json()
  expect(told.bitcoin, 'what is said of tomorrow').toBeTruthy()
  return told
}

const graded = (symbol: string, outcome: Graded['outcome']): Graded => ({
  ...{ symbol, name: symbol, id: 1, lowUsd: 97, highUsd: 103, dueAt: new Date().toISOString(), outcome },
  ...{ endUsd: { inside: 100, above: 105.2, below: 95.1 }[outcome], beyondRatio: outcome === 'inside' ? 0 : 0.021 },
})

/** A day that no fresh server has behind it yet, told to this page alone; the rest of the reply is the server's own. */
async function tellOf(page: Page, more: Partial<Summary>) {
  const told = await summaryOf(page)
  await page.route(`**${today.summary.path}?*`, route => route.fulfill({ json: { ...told, ...more } }))
}

for (const tag of everyone) {
  test(`tomorrow’s range of Bitcoin on the landing page and on home, for visitor, guest and member ${tag}`, {
    tag,
  }, async ({ page, language }) => {
    const said = words[language]
    await test.step('the landing page says the difference, and its ways in are in sight', async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.hero)
      await expect(page.getByRole('img', { name: said.range })).toBeVisible()
      await expect(page.getByText(said.simulated).first()).toBeVisible()
      await expect(page.getByRole('link', { name: said.record })).toHaveAttribute('href', /^\/track-record/)
      for (const way of said.ways)
        await expect(page.locator('#login').getByText(way, { exact: true }), way).toBeInViewport({ ratio: 1 })
      await picture(page, `landing-today-${language}`)
      await expectAccessible(page)
      await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
    })

    await test.step('a guest reads it on home, where nothing of home is missing', async () => {
      await page.goto('/dashboard?guest=true')
      await expect(page.getByRole('heading', { name: said.question })).toBeVisible()
      await expect(page.getByRole('img', { name: said.range })).toBeVisible()
      await expect(page.getByRole('button', { name: said.open })).toBeVisible()
      await expect(page.getByText(said.hint)).toBeVisible()
      await expect(page.getByRole('combobox', { name: said.search })).toBeVisible()
      await picture(page, `today-guest-${language}`)
      await expectAccessible(page)
      await expectRoom(page, [narrowPx.phone, narrowPx.largeText])
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(page.getByRole('img', { name: said.range })).toBeVisible()
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('a new member finds the same', async () => {
      await becomeMember(page)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: said.question })).toBeVisible()
    })

    await test.step('a summary that does not come blocks neither search nor list', async () => {
      await page.route(`**${today.summary.path}?*`, route => route.abort())
      await page.evaluate(() => localStorage.removeItem('keptToday'))
      await page.goto('/dashboard/home')
      await expect(page.getByRole('alert').filter({ hasText: said.failed })).toBeVisible()
      await expect(page.getByRole('combobox', { name: said.search })).toBeEnabled()
      await expectAccessible(page)
      await page.unroute(`**${today.summary.path}?*`)
      await page.getByRole('button', { name: said.retry }).click()
      await expect(page.getByRole('heading', { name: said.question })).toBeVisible()
    })

    await test.step('their own coins, once they were graded', async () => {
      for (const coinSymbol of ['ETH', 'SOL'])
        await expect(
          await page.request.post(favorites.add.path, { data: { coinSymbol, coinName: coinSymbol } }),
        ).toBeOK()
      const coins = [graded('SOL', 'above'), graded('AVAX', 'below')]
      const inside = ['BTC', 'ETH', 'BNB', 'XRP'].map(symbol => graded(symbol, 'inside'))
      const portfolio = {
        coins: [],
        lowUsd: 12_480,
        highUsd: 13_560,
        valueUsd: 13_024.6,
        endsAt: new Date(Date.now() + 8e7).toISOString(),
      }
      const own = { whose: 'own', graded: 6, expected: 5, portfolio } as const
      await tellOf(page, { ...own, coins: [...coins, ...inside], held: 4 })
      await page.goto('/dashboard/home')
      await expect(page.getByRole('heading', { name: said.own })).toBeVisible()
      await expect(page.getByText(said.left)).toBeVisible()
      await expect(page.getByRole('heading', { name: said.portfolio })).toBeVisible()
      await picture(page, `today-member-${language}`)
      await expectAccessible(page)
      await expectRoom(page, [narrowPx.phone, narrowPx.largeText])

      await page.unroute(`**${today.summary.path}?*`)
      const calm = [...coins, ...inside].map(({ symbol }) => graded(symbol, 'inside'))
      await tellOf(page, { ...own, coins: calm, held: 6, isQuiet: true })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: said.quiet })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
