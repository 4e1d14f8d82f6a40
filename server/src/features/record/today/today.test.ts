import { favorites, today } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld } from '../../../testing/world.ts'
import { appendClaims } from '../log/store/entries.ts'
import { someForecast } from '../testing/claims.ts'

const world = await createWorld({ RECORD_COINS: '2' })
const { clock, database } = world
const [minuteMs, hourMs] = [60_000, 3_600_000]
const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'LINK', 'AVAX', 'DOT', 'LTC']

/** Ranges of a day that came due an hour and two hours before a moment, some too narrow to hold, graded by the product itself. */
async function saveRecord(at: Date) {
  const box = createExchange({ seed: 1 })
  const claims = [1, 2].flatMap(hours => {
    const dueMs = at.getTime() - hours * hourMs
    const issuedAt = new Date(dueMs - 24 * hourMs)
    return coins.map((symbol, i) => {
      const atMs = issuedAt.getTime()
      const [minute] = box.candles(symbol, '1m', { limit: 1, endMs: atMs - minuteMs, nowMs: atMs }) ?? []
      const priceUsd = minute?.close ?? 0
      const width = i % 3 ? 0.2 : 0.0001
      const range = { low80Usd: priceUsd * (1 - width), high80Usd: priceUsd * (1 + width), halfWidth: width }
      return someForecast({
        ...{ symbol, issuedAt, what: '1day', model: 'daily', priceUsd, medianUsd: priceUsd },
        dueAt: new Date(dueMs),
        ...range,
      })
    })
  })
  await database.transaction(tx => appendClaims(tx, claims))
  await world.runJob('record.grade')
}

describe('the summary of a day', () => {
  it('tells how yesterday’s ranges ended, exactly as the record graded them, of the large coins and of one’s own', async () => {
    clock.forward(26 * hourMs)
    await saveRecord(new Date(Date.UTC(2026, 10, 16, 8, 30)))
    const passerBy = await world.person().call(today.summary, { zone: 'UTC' })
    expect(passerBy.whose).toBe('large')
    expect(passerBy.graded).toBeGreaterThan(7)
    expect(new Set(passerBy.coins.map(({ outcome }) => outcome)).size, 'some left their range').toBeGreaterThan(1)
    const rows = await database.rows<{
      id: number
      low: number
      high: number
      end: number
      outcome: number
      dueAt: Date
    }>(
      sql`select id, low80_usd as low, high80_usd as high, actual_usd as end, outcome, due_at as "dueAt" from record_claims
        where id = any(${passerBy.coins.map(({ id }) => id)}::bigint[])`,
    )
    for (const { id, lowUsd, highUsd, endUsd, outcome, beyondRatio, dueAt } of passerBy.coins) {
      const row = rows.find(one => one.id === id)
      const side = { '-1': 'below', '0': 'inside', '1': 'above' }[String(row?.outcome)]
      expect([lowUsd, highUsd, endUsd, outcome]).toEqual([row?.low, row?.high, row?.end, side])
      expect(Date.parse(dueAt)).toBeLessThanOrEqual(Date.parse(passerBy.at))
      expect(Date.parse(dueAt)).toBeGreaterThan(Date.parse(passerBy.at) - 2 * hourMs)
      expect(beyondRatio > 0).toBe(outcome !== 'inside')
    }
    expect(passerBy.held).toBe(passerBy.coins.filter(({ outcome }) => outcome === 'inside').length)
    expect(passerBy.expected).toBe(Math.round(0.8 * passerBy.graded))
    expect(passerBy.recorded, 'of every coin of the record').toHaveLength(coins.length)
    const ada = await world.member()
    for (const coinSymbol of ['ETH', 'SOL', 'USDC', 'PEPE'])
      await ada.call(favorites.add, { coinSymbol, coinName: coinSymbol })
    const own = await ada.call(today.summary, { zone: 'UTC' })
    expect(own.whose).toBe('own')
    expect(own.coins.map(({ symbol }) => symbol).sort()).toEqual(['ETH', 'SOL'])
    expect(JSON.stringify(own).length).toBeLessThan(15_000)
  })
})
