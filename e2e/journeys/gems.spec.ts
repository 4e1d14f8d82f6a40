import type { Page } from '@playwright/test'
import { credits, gems, type ReplyOf } from '@pusula/contract'
import { replyOf } from './figures.ts'
import { becomeMember } from './people-steps.ts'
import { expect, expectAccessible, picture, test } from './person.ts'

const said = {
  simulated: /^Simüle piyasa · /,
  tab: /^Gizli cevherler ?\d+$/,
  past: 'Geçmiş cevherler',
  states: ['Süresi doldu', 'Süresi doldu', 'Borsadan kalktı', 'Süresi dolmadı'],
  lastOnes: /^Süresi dolan 3 coinden hiçbiri iki katına çıkmadı, 3’ü yarıya indi\. Ortanca değişim −%50,00\.$/,
  late: /^Yeni liste gecikti/,
  analyze: (symbol: string) => `Analiz et ${symbol}`,
  confirm: (symbol: string) => `${symbol} analiz edilsin mi?`,
  cancel: 'Vazgeç',
  locked: /^\d+ gizli cevher seni bekliyor$/,
  has: 'Gereken 5 krediden 4 kredin var',
  add: '1 kredi daha ekle',
  pro: 'Pro’ya geç',
  print: /geçenlerin oranı %27/,
} as const

const place = '/dashboard/favorites/hidden-gems'
const listCall = `**${gems.list.path}*`
const pastCalls = '**/api/gems/*'

/** Four coins from the past, one of each fate, as the days of a new house cannot have brought them yet. */
async function rememberPast(page: Page) {
  const coin = { symbol: 'UMA', name: 'UMA', image: '/coins/uma.svg', grade: 70, gradeLevel: 'Medium' } as const
  const at = { foundAt: '2026-01-01T00:00:00.000Z', dueAt: '2026-01-10T00:00:00.000Z' }
  const prices = { foundPrice: 1, targetPrice: 2, lastPrice: 0.5, changePercent: -50, bitcoinChangePercent: 4 }
  const states = ['reached', 'missed', 'delisted', 'open'] as const
  const past: ReplyOf<typeof gems.past> = {
    data: states.map(state => ({
      ...{ ...coin, id: state, state, isOver: state !== 'open' },
      ...{ ...at, ...prices },
    })),
    nextBeforeId: null,
  }
  const measured = { reachedByFirst: 0.18, reachedByLast: 0.34, aheadOfBitcoin: 0.27 }
  const record = {
    over: 3,
    reached: 1,
    delisted: 1,
    doubled: 0,
    halved: 3,
    aheadOfBitcoin: 0,
    medianChangePercent: -50,
    measured,
  }
  await page.route(pastCalls, async route =>
    route.request().url().includes(gems.past.path)
      ? route.fulfill({ json: past })
      : route.fulfill({ json: { ...(await (await route.fetch()).json()), record } }),
  )
}

/** Waits for the first search of a new house. */
const searched = (page: Page) =>
  expect.poll(async () => (await (await page.request.get(gems.list.path)).json()).computedAt).toBeTruthy()

/** Spends until so many credits are left, on coins that nobody wants to read. */
async function spendDownTo(page: Page, left: number, symbols: readonly string[]) {
  for (const symbol of symbols) {
    const reply = await page.request.post(credits.deduct.path.replace(':symbol', symbol), { data: {} })
    if ((await reply.json()).remaining === left) return
  }
  throw new Error('too few coins to spend on')
}

test('hidden gems open with five credits and close with four, whatever the page is told', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  await becomeMember(page)
  await searched(page)
  await rememberPast(page)
  const reply = replyOf(page, gems.list.path)
  await page.goto(place)
  const { data }: ReplyOf<typeof gems.list> = await reply
  const [first] = data
  if (!first) throw new Error('the list is empty')
  await expect(page.getByRole('tab', { name: said.tab, selected: true })).toContainText(String(data.length))
  await expect(page.getByRole('article')).toHaveCount(data.length)
  await expect(page.getByText(said.simulated)).toBeVisible()
  const card = page.getByRole('article', { name: `${first.symbol} · ${first.name}`, exact: true })
  await expect(card, 'no days until there are odds').not.toContainText(first.moonshotTime)
  await expect(card.getByText(first.reason, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: said.past })).toBeVisible()
  const rows = page.getByRole('region', { name: said.past }).getByRole('listitem')
  for (const [i, state] of said.states.entries()) await expect(rows.nth(i)).toContainText(state)
  await expect(page.getByText(said.lastOnes), 'how the last ones ended, also when that was bad').toBeVisible()
  await expect(page.getByText(said.print)).toBeVisible()
  await expectAccessible(page)
  await picture(page, `gems-${language}`)

  await card.getByRole('button', { name: said.analyze(first.symbol) }).click()
  const dialog = page.getByRole('dialog', { name: said.confirm(first.symbol) })
  await dialog.getByRole('button', { name: said.cancel }).click()
  await expect(dialog).toBeHidden()

  await page.unroute(pastCalls)
  await page.route(listCall, route => route.fulfill({ status: 503, json: {} }))
  await page.reload()
  await expect(page.getByRole('article'), 'what was last seen stays').toHaveCount(data.length)
  await page.unroute(listCall)
  await page.route(listCall, async route => {
    const late = { ...(await (await route.fetch()).json()), isLate: true, isStale: true }
    await route.fulfill({ json: late })
  })
  await page.reload()
  await expect(page.getByText(said.late)).toBeVisible()
  await expect(page.getByRole('article').first(), 'an old list is still a list').toBeVisible()
  await page.unroute(listCall)

  const spare = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'LINK', 'AVAX', 'DOT', 'LTC', 'UNI', 'ATOM', 'XLM']
  await spendDownTo(page, 4, [...spare, 'NEAR', 'ALGO', 'FIL'])
  const refused = await page.request.get(gems.list.path)
  expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'gems.locked'])
  await page.reload()
  await expect(page.getByRole('heading', { name: said.locked })).toBeVisible()
  await expect(page.getByRole('img', { name: said.has })).toBeVisible()
  await expect(page.getByText(first.name, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: said.add })).toHaveAttribute('href', /^\/add-credits/)
  await expect(page.getByRole('link', { name: said.pro })).toHaveAttribute('href', /^\/subscribe/)
  await expectAccessible(page)
  await picture(page, `gems-locked-${language}`)
})
