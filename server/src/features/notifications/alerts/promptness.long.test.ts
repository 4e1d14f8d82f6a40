import { market, notifications } from '@pusula/contract'
import { expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createPushWorld } from '../../../testing/push-world.ts'

it('latency: an alert is sent with the price event itself, once, though two instances get it', async () => {
  const world = await createPushWorld()
  const second = await world.another()
  for (const { app } of [world, second]) await app.listen({ port: 0, host: '127.0.0.1' })
  for (const { memory } of [world, second]) await vi.waitFor(() => expect(memory.isListening()).toBe(true))
  const { member } = await world.listener()
  const { BTC } = await member.call(market.bulkPrices, { symbols: ['BTC'] })
  const nowUsd = BTC?.price ?? Number.NaN
  // Whichever way it moves, one of the two comes true.
  const wishes = [
    { kind: 'above' as const, target: nowUsd * 1.000001 },
    { kind: 'below' as const, target: nowUsd * 0.999999 },
  ]
  for (const wish of wishes) await member.call(notifications.addAlert, { symbol: 'BTC', ...wish })
  let isPriceTold = false
  second.broadcast.subscribe('market.ticks', word => {
    if (word.includes('["BTC"')) isPriceTold = true
  })
  world.clock.forward(60_000)
  await vi.waitFor(() => expect(isPriceTold).toBe(true))
  // No job runs here and the clock stands still: nothing but the price can have sent it.
  const rung = () => world.database.rows(sql`select key from notifications_deliveries where tries > 0`)
  await vi.waitFor(async () => expect(await rung()).toHaveLength(1))
  const alerts = await member.call(notifications.alerts, {})
  expect(alerts.filter(({ firedAt }) => firedAt !== null)).toHaveLength(1)
  expect(await world.database.rows(sql`select 1 from notifications_deliveries`)).toHaveLength(1)
})
