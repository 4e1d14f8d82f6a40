import { analysis, credits, follows } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/world.ts'
import { createPushWorld } from './testing/world.ts'

const world = await createPushWorld()
const { clock } = world
const hourMs = 3_600_000

async function open(person: Person, symbol: string) {
  await person.call(credits.deduct, { symbol })
  const { plans } = await person.call(analysis.analyze, { symbol })
  return plans
}

describe('a plan that is followed', () => {
  it('is told when it begins and when it ends, once each, to whoever wanted to be told', async () => {
    const { member, browser } = await world.listener()
    const { member: quiet, browser: silent } = await world.listener()
    const plans = (await Promise.all(['BNB', 'TRX', 'XLM', 'LTC'].map(symbol => open(member, symbol)))).flat()
    for (const symbol of ['BNB', 'TRX', 'XLM', 'LTC']) await open(quiet, symbol)
    for (const { id } of plans) {
      await member.call(follows.follow, { id: id ?? -1, isTold: true })
      await quiet.call(follows.follow, { id: id ?? -1 })
    }
    for (let day = 0; day < 9; day++) {
      clock.forward(24 * hourMs)
      await Promise.all([1, 2].map(() => world.runJob('record.plans')))
      await world.deliver()
    }
    const { plans: mine } = await member.call(follows.mine, {})
    const told = browser.shown() as { title: string; body: string; tag: string }[]
    const begun = mine.filter(({ state }) => state !== 'lapsed')
    expect(told.length, 'each end, and each beginning that was not over before anybody looked').toBeLessThanOrEqual(
      mine.length + begun.length,
    )
    expect(new Set(told.map(({ tag, title }) => `${tag} ${title}`)).size).toBe(told.length)
    expect(new Set(told.map(({ tag }) => tag))).toEqual(new Set(mine.map(({ id }) => `plan ${id}`)))
    for (const { title, body } of told) expect(`${title} ${body}`).toMatch(/^\S.*plan.* \S.*\.$/)
    expect(JSON.stringify(told)).not.toMatch(/NaN|undefined/)
    expect(silent.shown()).toEqual([])
  })
})
