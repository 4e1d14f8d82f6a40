import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { Market } from '../market.ts'
import { createDailyCloses, createRateHistory } from './daily-closes.ts'

const noon = (day: number) => day * DAY_MS + DAY_MS / 2

/** A coin that began on day 19,000 and closes at its day; asked for so many days each time. */
function exchange(gaps: readonly number[] = []) {
  const asked: number[] = []
  const candlesUntil: Market['candlesUntil'] = async (_, __, count, endMs) => {
    asked.push(count)
    const last = Math.floor(endMs / DAY_MS) - 1
    const days = Array.from({ length: count }, (_, i) => last - count + 1 + i)
    const known = days.filter(day => day >= 19_000 && !gaps.includes(day))
    return { venue: 'X', value: known.map(day => [day * DAY_MS, day, day, day, day, 1]) }
  }
  return { candlesUntil, asked }
}

describe('daily closes', () => {
  it('reach back to the first day, and a missing one has the close before it', async () => {
    const { candlesUntil } = exchange([19_005])
    const { firstDay, closesUsd } = await createDailyCloses({ candlesUntil }, () => noon(19_010))('BTC')
    expect([firstDay, closesUsd.length]).toEqual([19_000, 10])
    expect(closesUsd.slice(4, 7)).toEqual([19_004, 19_004, 19_006])
  })

  it('are fetched whole once, then incrementally', async () => {
    const { candlesUntil, asked } = exchange()
    let today = 19_010
    const closesOf = createDailyCloses({ candlesUntil }, () => noon(today))
    await closesOf('BTC')
    await closesOf('BTC')
    today += 3
    const { firstDay, closesUsd } = await closesOf('BTC')
    expect(asked).toEqual([3_670, 4])
    expect([firstDay, ...closesUsd.slice(-3)]).toEqual([19_000, 19_010, 19_011, 19_012])
    expect(closesUsd).toHaveLength(13)
  })

  it('that failed are fetched again', async () => {
    const { candlesUntil } = exchange()
    let isDown = true
    const flaky: Market['candlesUntil'] = async (...asked) => {
      if (isDown) throw new Error('down')
      return candlesUntil(...asked)
    }
    const closesOf = createDailyCloses({ candlesUntil: flaky }, () => noon(19_010))
    await expect(closesOf('BTC')).rejects.toThrow('down')
    isDown = false
    expect((await closesOf('BTC')).closesUsd).toHaveLength(10)
  })
})

it('rates of the past begin after the last day that nobody knows', async () => {
  const history = createRateHistory(
    async (_, atMs) => (atMs / DAY_MS < 20_000 ? undefined : { perDollar: 30, venue: 'X', date: '' }),
    () => noon(20_010),
  )
  expect(await history('TRY')).toEqual({ firstDay: 20_000, perDollar: Array(10).fill(30) })
})
