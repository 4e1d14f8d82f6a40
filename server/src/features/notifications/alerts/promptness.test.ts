import { market, notifications } from '@pusula/contract'
import { expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { watchTime } from '../../../testing/event-loop.ts'
import { createPushWorld } from '../testing/world.ts'

const promisedMs = 2_000

it('an alert rings and is on its way within two seconds of the price, once, though two instances hear it', async () => {
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
  const expectInTime = watchTime()
  let tickAtMs: number | undefined
  second.broadcast.hear('market.ticks', word => {
    if (word.includes('["BTC"')) tickAtMs ??= performance.now()
  })
  world.clock.forward(60_000)
  await vi.waitFor(() => expect(tickAtMs, 'the price is told').toBeDefined())
  const rung = () => world.database.rows(sql`select key from notifications_deliveries where tries > 0`)
  await vi.waitFor(async () => expect(await rung()).toHaveLength(1))
  const tookMs = performance.now() - (tickAtMs ?? Number.NaN)
  expectInTime(tookMs, promisedMs, 'from the price to the message')
  const alerts = await member.call(notifications.alerts, {})
  expect(alerts.filter(({ firedAt }) => firedAt !== null)).toHaveLength(1)
  expect(await world.database.rows(sql`select 1 from notifications_deliveries`)).toHaveLength(1)
})
