import { portfolio } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()

it('the risk of a portfolio is split by coin, stored once a day and graded a day later', async () => {
  const ada = await world.member()
  expect(await ada.call(portfolio.risk, {})).toEqual({ risk: null, graded: 0, inside: 0 })
  const purchaseDate = new Date(world.clock.now().getTime() - 10 * 24 * HOUR_MS).toISOString()
  for (const [coinSymbol, quantity] of [
    ['BTC', '0.1'],
    ['ETH', '2'],
    ['USDC', '500'],
  ] as const)
    await ada.call(portfolio.add, { coinSymbol, coinName: coinSymbol, quantity, usdCostBasis: '1', purchaseDate })
  const { risk } = await ada.call(portfolio.risk, {})
  expect(risk?.range).not.toBeNull()
  expect(risk?.range?.lowUsd).toBeLessThan(risk?.valueUsd ?? 0)
  expect(risk?.range?.highUsd).toBeGreaterThan(risk?.valueUsd ?? 0)
  expect(risk?.shares.map(({ coinSymbol }) => coinSymbol).sort()).toEqual(['BTC', 'ETH'])
  expect(risk?.shares.reduce((sum, { riskPercent }) => sum + riskPercent, 0)).toBe(100)
  expect(risk).toMatchObject({ assumed: [], leftOut: [] })
  expect(risk?.stableShare).toBeGreaterThan(0)

  world.clock.forward(12 * HOUR_MS)
  for (let i = 0; i < 2; i++) await world.runJob('portfolio.ranges')
  const saved = () =>
    world.database.rows(sql`select graded_at is not null as graded, is_inside from portfolio_ranges
      where account_id = ${ada.accountId} order by day`)
  expect(await saved()).toEqual([{ graded: false, is_inside: null }])
  // What is bought in between is no part of what was said.
  await ada.call(portfolio.add, { coinSymbol: 'BTC', coinName: 'x', quantity: '5', usdCostBasis: '1', purchaseDate })
  world.clock.forward(25 * HOUR_MS)
  await world.runJob('portfolio.ranges')
  expect(await saved()).toEqual([{ graded: true, is_inside: expect.any(Boolean) }])
  expect((await ada.call(portfolio.risk, {})).graded).toBe(1)
})
