import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { analysis, credits, follows, type ReplyOf } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { afterAll, describe, expect, it } from 'vitest'
import { createPushWorld } from '../../server/src/testing/push-world.ts'

const dayHours = 24
/** Few plans run out of time: of the last three one each does, in a week that is the same whenever it is lived. */
const symbols = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'AVAX', 'LINK', 'RUNE', 'LDO', 'GRT']

const world = await createPushWorld(join(import.meta.dirname, '../../web/dist'))
const { app, clock } = world
// Pages count on the server's clock, which they read from its answers.
app.server.prependListener('request', (_, response) => response.setHeader('date', clock.now().toUTCString()))
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
afterAll(() => browser.close())

type Plan = ReplyOf<typeof follows.mine>['plans'][number]
/** As a reader is told of it: for an hour a plan has just begun, then it is on its way. */
const stageOf = ({ state, metAt }: Plan) =>
  state === 'met' && Date.parse(metAt ?? '') < clock.now().getTime() - HOUR_MS ? 'onItsWay' : state

const pills: Record<string, string> = {
  waiting: 'Waiting',
  met: 'Condition met',
  onItsWay: 'On its way',
  target: 'Reached',
  stop: 'Stopped',
  expired: 'Time ran out',
  lapsed: 'Never started',
}
/** What a card says in each state: a price, a moment or what came of it, and never more than was known then. */
const sentences: Record<string, RegExp> = {
  waiting: /^Starts (with a sale )?if an hourly candle closes (above|below) \$[\d.,]+ by \w+/,
  met: /^Condition met at .+, on a close at \$[\d.,]+\. The plan started at that price and ends by /,
  onItsWay: /^Now \$[\d.,]+: [\d.]+% to the target, [\d.]+% to the stop\.$/,
  target: /^\+[\d.]+% after fees\. The chance of target first was \d+ of 20\.$/,
  stop: /^−[\d.]+% after fees\. The chance of stop first was \d+ of 20\.$/,
  expired: /^Neither came; closed at \$[\d.,]+\. [+−][\d.]+% after fees\.$/,
  lapsed: /^No close (above|below) \$[\d.,]+ by .+\. No gain, no loss\.$/,
}
const titles: Record<string, RegExp> = {
  met: /started$/,
  target: /reached its target$/,
  stop: /was stopped$/,
  expired: /ran out of time$/,
  lapsed: /never started$/,
}
const sideWords = { up: 'buy plan', down: 'sell plan' }

/** A reader's browser, on the clock of the world. */
async function openBrowser(cookies: Record<string, string>): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'en-US', timezoneId: 'America/St_Johns', viewport: { width: 1280, height: 820 } },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  await context.addInitScript(() => {
    localStorage.setItem('hasSeenOnboarding', 'true')
    localStorage.setItem('passkeyOffered', 'true')
    localStorage.setItem('currency', 'USD')
    Reflect.deleteProperty(globalThis, 'EventSource')
  })
  return context
}

/** The card of a plan on its coin's page, opened from what was bought before, without another credit. */
async function seeCard(page: Page, plan: Plan) {
  await page.goto(`/dashboard/analysis?coin=${plan.symbol}`)
  await page.getByRole('button', { name: /^See the .* result · free$/ }).click()
  const stage = stageOf(plan)
  const line =
    stage === 'waiting' ? /plan starts on an hourly close (above|below) \$/ : new RegExp(`^${pills[stage]}\\. `)
  await page.locator('dd').filter({ hasText: line }).first().waitFor()
  await page.getByRole('tab', { name: /^(Ideas|Recommendations)$/ }).click()
  const side = plan.side === 'up' ? /^Buy plan: / : /^Sell plan: /
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: side }) })
    .filter({ hasText: pills[stage] ?? '' })
    .first()
  await card.waitFor()
  return card.locator('p').allInnerTexts()
}

/**
 * Waits until My plans lists each plan by its coin, side and state, and as many rows as there are plans.
 * The page shows the cached list until the server has answered, so the rows are read again until they fit.
 */
async function expectMine(page: Page, plans: readonly Plan[]) {
  await page.goto('/dashboard/plans')
  await page.getByRole('heading', { level: 1, name: 'My plans' }).waitFor()
  const all = page.getByRole('button', { name: /^Show all/ })
  await expect
    .poll(
      async () => {
        if (await all.isVisible()) await all.click()
        const rows = await page.getByRole('listitem').allInnerTexts()
        const missing = plans.map(rowOf).filter(words => !rows.some(row => words.every(word => row.includes(word))))
        return { rows: rows.length, missing }
      },
      { timeout: 120_000, message: 'each followed plan has its row' },
    )
    .toEqual({ rows: plans.length, missing: [] })
}

/** What the row of a plan says: its title and the pill of its state. */
function rowOf(plan: Plan): string[] {
  const title = plan.state === 'waiting' ? `${plan.name}: a close ` : `${plan.name}: ${sideWords[plan.side]}`
  return [title, pills[stageOf(plan)] ?? '']
}

describe('ten coins over three days, and until the last of their plans has ended', () => {
  it('show every state of a plan on its coin’s page, in My plans and in notifications, as it came', async () => {
    const { member, browser: phone } = await world.listener()
    for (const symbol of symbols) {
      await member.call(credits.deduct, { symbol })
      for (const plan of await member.call(analysis.analyze, { symbol }).then(({ plans }) => plans))
        if (plan.state === 'waiting') await member.call(follows.follow, { id: plan.id ?? -1, isTold: true })
    }
    const mine = async () => (await member.call(follows.mine, {})).plans
    const before = await world.balanceOf(member.accountId)
    const context = await openBrowser(member.cookies)
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()
    const broken: string[] = []
    page.on('pageerror', error => broken.push(String(error)))

    const seen = new Set<string>()
    const look = async () => {
      await context.clock.setFixedTime(clock.now())
      const plans = await mine()
      const fresh = plans.find(plan => !seen.has(stageOf(plan)) && isShown(plan))
      if (!fresh) return
      const stage = stageOf(fresh)
      await expectMine(page, plans)
      const said = await seeCard(page, fresh)
      expect(
        said.some(text => sentences[stage]?.test(text.trim())),
        `${stage}: ${said.join(' | ')}`,
      ).toBe(true)
      seen.add(stage)
    }
    /** A card of what has ended stays for a day. */
    const isShown = ({ endedAt }: Plan) =>
      endedAt === null || Date.parse(endedAt) > clock.now().getTime() - dayHours * HOUR_MS

    await look()
    const pass = async (hours: number) => {
      clock.forward(hours * HOUR_MS)
      await world.runJob('record.plans')
      await world.deliver()
      await look()
    }
    for (let hour = 0; hour < 3 * dayHours; hour++) await pass(1)
    // A plan that began may live for a week; by then nothing is new for an hour.
    for (let days = 3; days < 9; days += 0.5) await pass(dayHours / 2)
    expect([...seen].sort()).toEqual(Object.keys(pills).sort())

    const ended = await mine()
    const told = phone.shown() as { title: string; tag: string }[]
    for (const { id, state, name, side } of ended) {
      const ofPlan = told.filter(({ tag }) => tag === `plan ${id}`).map(({ title }) => title)
      expect(ofPlan.at(-1), 'its end is told').toMatch(titles[state] ?? /^$/)
      expect(ofPlan.every(title => title.startsWith(`${name}: ${sideWords[side]}`))).toBe(true)
      expect(ofPlan).toHaveLength(state === 'lapsed' ? 1 : 2)
    }
    expect(await world.balanceOf(member.accountId), 'nothing of it cost a credit').toBe(before)
    expect(broken).toEqual([])
  })
})
