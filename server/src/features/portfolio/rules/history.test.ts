import { describe, expect, it } from 'vitest'
import { dateOf, daysSince, historyOf } from './history.ts'
import { dollarsOfDays } from './money.ts'
import { byCoin, type Entry } from './position.ts'

const today = 20_000
const now = new Date(today * 86_400_000 + 5)

const trade = (
  coinSymbol: string,
  day: number,
  quantity: string,
  unit: string,
  kind: Entry['kind'] = 'buy',
): Entry => ({
  id: `${coinSymbol}${day}`,
  kind,
  coinSymbol,
  coinName: coinSymbol,
  quantity,
  usdCostBasis: unit,
  feeUsd: '0',
  totalUsd: String(Number(quantity) * Number(unit)),
  tradedAt: new Date(day * 86_400_000 + 1000).toISOString(),
  notes: null,
})
const closes = (symbol: string, firstDay: number, ...prices: number[]) =>
  [symbol, { slots: prices.map((_, i) => firstDay + i), closesUsd: prices }] as const

const counting = { slotMs: 86_400_000, method: 'fifo' as const, money: dollarsOfDays, perDollarIn: () => 1 }
/** The value of each day, and what had been paid in less what was taken out. */
const values = async (entries: Entry[], known: (readonly [string, { slots: number[]; closesUsd: number[] }])[]) =>
  (await historyOf(byCoin(entries), new Map(known), daysSince(entries, now, 1000), counting)).map(
    ({ value, paidIn, takenOut }) => [value, paidIn - takenOut],
  )

describe('the value history', () => {
  it('follows what was held at the end of each day', async () =>
    expect(
      await values(
        [trade('A', today - 3, '2', '10'), trade('A', today - 1, '1', '20', 'sell')],
        [closes('A', today - 5, 8, 9, 11, 12, 20, 30)],
      ),
    ).toEqual([
      [22, 20],
      [24, 20],
      [20, 0],
      [30, 0],
    ]))

  it('adds coins up, keeps the last close over a gap, and counts cost until the first candle', async () =>
    expect(
      await values(
        [trade('A', today - 2, '1', '10'), trade('B', today - 2, '1', '100')],
        [closes('A', today - 2, 11), closes('B', today, 120)],
      ),
    ).toEqual([
      [111, 110],
      [111, 110],
      [131, 110],
    ]))

  it('leaves a coin without candles out of value and cost alike', async () =>
    expect(await values([trade('A', today, '1', '10'), trade('B', today, '1', '5')], [closes('A', today, 12)])).toEqual(
      [[12, 10]],
    ))

  it('counts what is noted for tomorrow today', async () =>
    expect(await values([trade('A', today + 1, '1', '10')], [closes('A', today, 12)])).toEqual([[12, 10]]))

  it('begins with the first trade, and no earlier than the candles reach', () => {
    expect(daysSince([], now, 1000)).toEqual([])
    expect(daysSince([trade('A', today - 2, '1', '1')], now, 1000)).toEqual([today - 2, today - 1, today])
    expect(daysSince([trade('A', today - 2000, '1', '1')], now, 2)).toEqual([today - 1, today])
    expect(dateOf(today)).toBe('2024-10-04')
  })
})
