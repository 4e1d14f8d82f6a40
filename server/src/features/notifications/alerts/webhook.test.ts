import { type AlertKind, notifications } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWebhookWorld } from '../../../testing/webhook-world.ts'
import { marketAt } from '../testing/market.ts'
import { watchAlerts } from './watch.ts'

const world = await createWebhookWorld()
const { clock, database } = world

type Wish = { kind: AlertKind; target?: number }

/** A member whose alerts go to a webhook of their own, at a price of 100, whatever the market says of the wish. */
async function waiting({ kind, target = 80 }: Wish, endsAt: Date | null = null) {
  const { member, posted } = await world.hooked()
  await database.run(sql`insert into notifications_alerts
      (account_id, symbol, name, kind, target, from_usd, created_at, ends_at)
    values (${member.accountId}, 'BTC', 'Bitcoin', ${kind}, ${target}, 100, ${clock.now()}, ${endsAt})`)
  const [alert] = await member.call(notifications.alerts, {})
  return { alert, posted }
}

it.each([
  ['a move up', { kind: 'move', target: 5 }, marketAt(clock, 106), 'above'],
  ['a move down', { kind: 'move', target: 5 }, marketAt(clock, 94), 'below'],
  ['a range left upwards', { kind: 'range' }, marketAt(clock, 106, { range: { lowUsd: 95, highUsd: 105 } }), 'above'],
  ['a price', { kind: 'below', target: 90 }, marketAt(clock, 89, { dayAgo: 89 }), 'below'],
] as const)('a webhook hears of %s which way it went', async (_, wish, market, direction) => {
  const { alert, posted } = await waiting(wish)
  await watchAlerts(world, market)
  expect(await posted()).toMatchObject([
    { type: 'alert.rang', data: { alert: alert?.id, coin: 'BTC', kind: wish.kind, direction } },
  ])
})

it('the webhook payload of a volume alert has direction null', async () => {
  const { posted } = await waiting({ kind: 'volume', target: 90 })
  await watchAlerts(world, marketAt(clock, 100, { days: Array<number>(31).fill(100), volumeUsd: 9_100 }))
  expect(await posted()).toMatchObject([{ type: 'alert.rang', data: { kind: 'volume', direction: null } }])
})

it('the webhook event of an alert that ran out is alert.ended, not alert.rang', async () => {
  const { alert, posted } = await waiting({ kind: 'above', target: 1e9 }, new Date(clock.now().getTime() + DAY_MS))
  clock.forward(DAY_MS)
  await watchAlerts(world, marketAt(clock, 100))
  const [ended, ...more] = await posted()
  expect(more).toEqual([])
  expect(ended).toMatchObject({
    type: 'alert.ended',
    data: { alert: alert?.id, coin: 'BTC', kind: 'above', level: 1e9, currency: 'USD' },
  })
  expect(ended.data).not.toHaveProperty('direction')
})
