import { notifications } from '@pusula/contract'
import { expect, it } from 'vitest'
import { notifyGems } from '../gems.ts'
import { createPushWorld } from '../testing/world.ts'
import { remindAbsent } from './remind.ts'

const world = await createPushWorld()
const { clock } = world
const hourMs = 3_600_000
const titles = (browser: { shown(): unknown[] }) => browser.shown().map(message => (message as { title: string }).title)

async function lookAndDeliver() {
  await remindAbsent(world)
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

  clock.forward(3 * hourMs)
  await Promise.all([lookAndDeliver(), remindAbsent(await world.another())])
  await lookAndDeliver()
  expect(titles(browser)).toEqual(['A short look at the market'])
  expect(sleeper.browser.shown(), 'not at two in the morning').toEqual([])

  clock.forward(17 * hourMs)
  await lookAndDeliver()
  expect(titles(browser), 'not twice a day').toHaveLength(1)
  expect(titles(sleeper.browser), 'in the evening').toHaveLength(1)

  clock.forward(7 * hourMs)
  const { subscription } = browser
  await member.request({ method: 'POST', url: `${notifications.subscribe.path}?language=tr`, payload: subscription })
  await lookAndDeliver()
  expect(titles(browser), 'they have just been here').toHaveLength(1)
  clock.forward(3 * hourMs)
  await lookAndDeliver()
  expect(titles(browser)).toEqual(['A short look at the market', 'Piyasaya kısa bir bakış'])
  expect(never.browser.shown()).toEqual([])
})

it('tells of a gem once, to whoever asked for it, after their night', async () => {
  const [awake, asleep, silent] = [
    await world.listener('UTC'),
    await world.listener('Asia/Tokyo'),
    await world.listener('UTC'),
  ]
  for (const { member } of [awake, asleep]) await member.call(notifications.changeSettings, { hiddenGemAlerts: true })
  // 19:00 UTC, 4:00 in Tokyo.
  clock.forward(hourMs)
  expect(clock.now().getUTCHours()).toBe(19)
  expect(await notifyGems(world, ['AAA', 'BBB'])).toBe(2)
  expect(await notifyGems(world, ['BBB', 'AAA'])).toBe(0)
  await world.deliver()
  expect(awake.browser.shown()).toMatchObject([
    { body: 'See their grades and risks.', path: '/dashboard/favorites/hidden-gems' },
  ])
  expect(asleep.browser.shown()).toEqual([])
  clock.forward(5 * hourMs)
  await world.deliver()
  expect(asleep.browser.shown()).toHaveLength(1)
  expect(silent.browser.shown()).toEqual([])
})
