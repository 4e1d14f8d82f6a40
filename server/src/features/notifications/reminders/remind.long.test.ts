import { favorites, notifications } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { createPushWorld } from '../../../testing/push-world.ts'
import { notifyGems } from '../gems.ts'
import { reminderMessage } from '../messages.ts'
import type { Prices } from '../prices.ts'
import { marketAt } from '../testing/market.ts'
import { remindAbsent } from './remind.ts'
import { isQuiet } from './rules.ts'

const world = await createPushWorld()
const { clock } = world
const titles = (browser: { shown(): unknown[] }) => browser.shown().map(message => (message as { title: string }).title)

const dependencies = { prices: marketAt(clock, 100).prices, followedBy: async () => new Map() }

async function lookAndDeliver() {
  await remindAbsent(world, dependencies)
  await world.deliver()
}

it('reminds who has been away as long as they chose, once a day, by day, in their language', async () => {
  // 15:00 in Istanbul, 23:00 in Sydney.
  const { member, browser } = await world.listener()
  const sleeper = await world.listener('Australia/Sydney')
  const never = await world.listener()
  await never.member.call(notifications.changeSettings, { reEngagementEnabled: false })
  await lookAndDeliver()
  expect(browser.shown(), 'not while they are here').toEqual([])

  clock.forward(3 * HOUR_MS)
  await Promise.all([lookAndDeliver(), remindAbsent(await world.another(), dependencies)])
  await lookAndDeliver()
  expect(titles(browser)).toEqual(['A short look at the market'])
  expect(sleeper.browser.shown(), 'not at two in the morning').toEqual([])

  clock.forward(17 * HOUR_MS)
  await lookAndDeliver()
  expect(titles(browser), 'not twice a day').toHaveLength(1)
  expect(titles(sleeper.browser), 'in the evening').toHaveLength(1)

  clock.forward(7 * HOUR_MS)
  const { subscription } = browser
  await member.request({ method: 'POST', url: `${notifications.subscribe.path}?language=tr`, payload: subscription })
  await lookAndDeliver()
  expect(titles(browser), 'they have just been here').toHaveLength(1)
  clock.forward(3 * HOUR_MS)
  await lookAndDeliver()
  expect(titles(browser)).toEqual(['A short look at the market', 'Piyasaya kısa bir bakış'])
  expect(never.browser.shown()).toEqual([])
})

it('drops messages for an unreachable browser at night: neither a reminder nor a gem', async () => {
  const { member, browser } = await world.listener()
  await member.call(notifications.changeSettings, { hiddenGemAlerts: true })
  clock.forward(3 * HOUR_MS)
  const tenToTen = new Date(Math.ceil(clock.now().getTime() / (24 * HOUR_MS)) * 24 * HOUR_MS + (18 * 60 + 50) * 60_000)
  clock.forward(tenToTen.getTime() - clock.now().getTime())
  await notifyGems(world, ['NIGHT'])
  await lookAndDeliver()
  expect(
    browser.received().map(({ headers }) => headers.ttl),
    'ten minutes, at 21:50 in Istanbul',
  ).toEqual(['600', '600'])
})

it('notifies of a gem once, who switched that on, after their quiet hours', async () => {
  const [awake, asleep, silent] = [
    await world.listener('UTC'),
    await world.listener('Asia/Tokyo'),
    await world.listener('UTC'),
  ]
  for (const { member } of [awake, asleep]) await member.call(notifications.changeSettings, { hiddenGemAlerts: true })
  // 19:00 UTC, 4:00 in Tokyo.
  clock.forward(HOUR_MS)
  expect(clock.now().getUTCHours()).toBe(19)
  expect(await notifyGems(world, ['AAA', 'BBB'])).toBe(2)
  expect(await notifyGems(world, ['BBB', 'AAA'])).toBe(0)
  await world.deliver()
  expect(awake.browser.shown()).toMatchObject([
    { body: 'See their grades and risks.', path: '/dashboard/favorites/hidden-gems' },
  ])
  expect(asleep.browser.shown()).toEqual([])
  clock.forward(5 * HOUR_MS)
  await world.deliver()
  expect(asleep.browser.shown()).toHaveLength(1)
  expect(silent.browser.shown()).toEqual([])
})

it('batches the gems of one night in the morning', async () => {
  const { member, browser } = await world.listener('Asia/Tokyo')
  await member.call(notifications.changeSettings, { hiddenGemAlerts: true, reEngagementEnabled: false })
  while (!isQuiet('Asia/Tokyo', clock.now())) clock.forward(HOUR_MS)
  await notifyGems(world, ['DDD'])
  clock.forward(6 * HOUR_MS)
  await notifyGems(world, ['EEE', 'FFF'])
  while (isQuiet('Asia/Tokyo', clock.now())) clock.forward(HOUR_MS)
  await world.deliver()
  expect(titles(browser)).toEqual(['3 new gems on the list'])
})

it('checks the settings again at the end of quiet hours', async () => {
  const [gems, reminders] = [await world.listener('Asia/Tokyo'), await world.listener('Asia/Tokyo')]
  await gems.member.call(notifications.changeSettings, { hiddenGemAlerts: true, reEngagementEnabled: false })
  while (!isQuiet('Asia/Tokyo', clock.now())) clock.forward(HOUR_MS)
  expect(await notifyGems(world, ['CCC'])).toBe(1)
  await gems.member.call(notifications.changeSettings, { hiddenGemAlerts: false })
  while (isQuiet('Asia/Tokyo', clock.now())) clock.forward(HOUR_MS)
  await remindAbsent(world, dependencies)
  await reminders.member.call(notifications.changeSettings, { reEngagementEnabled: false })
  await world.deliver()
  expect([gems.browser.shown(), reminders.browser.shown()]).toEqual([[], []])
})

describe('who follows coins', () => {
  const bitcoin = { symbol: 'BTC', name: 'Bitcoin' }
  const hours = Array.from({ length: 48 }, () => 100)
  const inRange = { hours, range: { lowUsd: 90, highUsd: 110 } }
  const outOfRange = { ...inRange, range: { lowUsd: 110, highUsd: 120 } }
  const usual = 'A short look at the market'
  const awayUntilMorning = () => {
    clock.forward(4 * HOUR_MS)
    while (isQuiet('UTC', clock.now())) clock.forward(HOUR_MS)
  }

  it.each([
    ['what moved most since the last look', marketAt(clock, 106, outOfRange), 'Bitcoin up 6.0%'],
    ['the same where a coin has no range', marketAt(clock, 93, { hours }), 'Bitcoin down 7.0%'],
    ['that all is calm', marketAt(clock, 106, inRange), 'Your favorites are calm'],
    ['nothing of prices that are old', marketAt(clock, 106, { ...outOfRange, isStale: true }), usual],
    ['nothing of a move nobody would see', marketAt(clock, 100, { hours }), usual],
  ])('is told %s', async (_, { prices }, title) => {
    const { browser, member } = await world.listener('UTC')
    awayUntilMorning()
    await remindAbsent(world, { prices, followedBy: async () => new Map([[member.accountId, [bitcoin]]]) })
    await world.deliver()
    expect(titles(browser)).toEqual([title])
  })

  it('gets a reminder of the one that moved most, not of the first', async () => {
    const { browser, member } = await world.listener('UTC')
    awayUntilMorning()
    const { prices } = marketAt(clock, 102, { hours })
    const fallen = marketAt(clock, 91, { hours }).prices
    const tickers: Prices['tickers'] = async () =>
      new Map([...(await prices.tickers(['BTC'])), ...(await fallen.tickers(['ETH']))])
    const coins = [bitcoin, { symbol: 'ETH', name: 'Ethereum' }]
    await remindAbsent(world, {
      prices: { ...prices, tickers },
      followedBy: async () => new Map([[member.accountId, coins]]),
    })
    await world.deliver()
    expect(titles(browser)).toEqual(['Ethereum down 9.0%'])
  })

  it('gets a reminder of their own favorites', async () => {
    const { browser, member } = await world.listener('UTC')
    for (const coinSymbol of ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE'])
      await member.call(favorites.add, { coinSymbol, coinName: coinSymbol })
    awayUntilMorning()
    await world.runJob('notifications.remind')
    await world.deliver()
    expect(titles(browser)).toEqual([expect.stringMatching(/ (up|down) [\d.]+%$/)])
  })
})

describe('a reminder', () => {
  const moved = {
    kind: 'moved' as const,
    coin: { symbol: 'BTC', name: 'Bitcoin' },
    ratio: -0.0312,
    awayMs: 7 * HOUR_MS,
  }

  it('says what moved, by how much, since when, and leads there', () => {
    expect(reminderMessage('tr', moved)).toEqual({
      title: 'Bitcoin %3,1 düştü',
      body: 'Son bakışından beri, 7 saatte. Favorilerinde en çok oynayan bu.',
      path: '/dashboard/analysis?coin=BTC',
      tag: 'reminder',
    })
    const later = reminderMessage('en', { ...moved, ratio: 0.2, awayMs: 73 * HOUR_MS })
    expect(later.title).toBe('Bitcoin up 20.0%')
    expect(later.body).toBe('Since your last look, 3 days ago. The biggest move in your favorites.')
    expect(reminderMessage('tr', { kind: 'calm' }).title).toBe('Favorilerin sakin')
  })

  it('fits a lock screen, whatever the coin is called', () => {
    const coin = { symbol: 'LONG', name: 'A coin whose name goes on and on and on' }
    for (const language of ['tr', 'en'] as const) {
      const { title, body } = reminderMessage(language, { ...moved, coin })
      expect(title).toMatch(/^LONG /)
      expect(title.length).toBeLessThanOrEqual(40)
      expect(body.length).toBeLessThanOrEqual(90)
    }
  })
})
