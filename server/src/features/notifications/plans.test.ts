import { analysis, credits, follows, languages } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { createPushWorld } from '../../testing/push-world.ts'
import type { Person } from '../../testing/world.ts'
import { planMessage } from './plans.ts'

const world = await createPushWorld()
const { clock } = world

async function open(person: Person, symbol: string) {
  await person.call(credits.deduct, { symbol })
  const { plans } = await person.call(analysis.analyze, { symbol })
  return plans
}

describe('a plan that is followed', () => {
  it('notifies at begin and end, once each, who switched that on', async () => {
    const { member, browser } = await world.listener()
    const { member: quiet, browser: silent } = await world.listener()
    const plans = (await Promise.all(['BNB', 'TRX', 'XLM', 'LTC'].map(symbol => open(member, symbol)))).flat()
    for (const symbol of ['BNB', 'TRX', 'XLM', 'LTC']) await open(quiet, symbol)
    for (const { id } of plans) {
      await member.call(follows.follow, { id: id ?? -1, isTold: true })
      await quiet.call(follows.follow, { id: id ?? -1 })
    }
    for (let day = 0; day < 9; day++) {
      clock.forward(24 * HOUR_MS)
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

it.each(languages)(
  'where a profile speaks of scenarios, none of its pushes names a plan, a stop or a target (%s)',
  language => {
    const say = (wording: 'ideas' | 'scenarios') =>
      (['up', 'down'] as const).flatMap(side =>
        ['met', 'target', 'stop', 'expired', 'lapsed'].map(state => {
          const plan = { id: 1, symbol: 'BTC', side, state, entryUsd: 10, stopUsd: 9, targetUsd: 12, resultRatio: 0.01 }
          const { title, body } = planMessage(language, { plan, name: 'Bitcoin' }, wording) ?? { title: '', body: '' }
          return `${title} ${body}`
        }),
      )
    const banned = /plan|stop|hedef|target|\b(buy|sell)\b|alış|satış/i
    expect(say('scenarios').filter(text => banned.test(text) || text.length < 20)).toEqual([])
    expect(say('ideas').every(text => banned.test(text))).toBe(true)
  },
)

it('a plan whose time is over is said with the endings of its name; where that is long, the coin by its symbol', () => {
  const title = (side: 'up' | 'down', wording: 'ideas' | 'scenarios') => {
    const plan = { symbol: 'BTC', side, state: 'expired', entryUsd: 10, stopUsd: 9, targetUsd: 12, resultRatio: 0.01 }
    return planMessage('tr', { plan: { id: 1, ...plan }, name: 'Bitcoin' }, wording)?.title
  }
  expect(title('down', 'ideas')).toBe('Bitcoin: satış planının süresi doldu')
  expect(title('up', 'scenarios')).toBe('BTC: yukarı senaryosunun süresi doldu')
})
