import { fromRows } from '@pusula/engine'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { CandleRow } from '../checks/candles.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { movableTime } from '../testing/time.ts'
import { createPastPrices } from './past.ts'

const quarterMs = 15 * MINUTE_MS
const time = movableTime()
const nowMs = time.nowMs()
type Spoil = (rows: CandleRow[]) => CandleRow[]
const honest: Spoil = rows => rows

/** Around a hundred dollars, oldest first, the last of them open at the end. */
const rowsOf = (count: number, widthMs: number, endMs: number): CandleRow[] =>
  Array.from({ length: count }, (_, i) => {
    const openMs = Math.floor(endMs / widthMs) * widthMs - (count - 1 - i) * widthMs
    return [openMs, 100, 102, 99, 101, 5]
  })

const speaks = (venue: string, spoil: Spoil): Exchange => ({
  venue,
  tickers: async () => [],
  ping: async () => {},
  candles: async (_symbol, timeframe, count, endMs = nowMs) =>
    spoil(rowsOf(count, timeframe === '1m' ? MINUTE_MS : quarterMs, endMs)),
})

/** Two exchanges, of which the first is asked first, and what is kept of its minutes. */
function pastOf(first: Spoil, second: Spoil = honest) {
  const exchanges = [speaks('First', first), speaks('Second', second)]
  const refused: string[] = []
  const past = createPastPrices(
    { time, refusals: (venue, reason) => void refused.push(`${venue} ${reason}`) },
    { mayTrade: () => exchanges },
    async (_symbol, _timeframe, count) => ({
      value: { candles: fromRows(first(rowsOf(count, MINUTE_MS, nowMs))), missing: [] },
      provenance: { source: 'live', venue: 'First', ageMs: 0, isStale: false },
    }),
  )
  return { ...past, refused }
}

/** Some numbers of one row are others, by their place in it. */
const spoiled =
  (place: number, numbers: Partial<Record<number, number>>): Spoil =>
  rows =>
    rows.map((row, i) => {
      const at = (column: number) => (i === place ? numbers[column] : undefined) ?? row[column] ?? 0
      return [at(0), at(1), at(2), at(3), at(4), at(5)]
    })

describe('candles of the past', () => {
  it.each([
    ['reach where no price was', spoiled(40, { 2: 1e300 })],
    ['stand far above all the others', spoiled(40, { 1: 1e300, 2: 1e300, 3: 1e300, 4: 1e300 })],
    ['end far above all the others', spoiled(95, { 2: 1e300, 4: 1e300 })],
    ['open far below all the others', spoiled(40, { 1: 1e-9, 3: 1e-9 })],
    ['stand beside the grid', spoiled(40, { 0: nowMs - 20 * quarterMs + 1 })],
  ])('are left out where they %s', async (_, spoil) => {
    const { value, venue } = await pastOf(spoil).candlesUntil('BTC', '15m', 96, nowMs)
    expect(venue).toBe('First')
    expect(value.length).toBeGreaterThan(90)
    expect(new Set(value.map(([, ...prices]) => prices.join()))).toEqual(new Set(['100,102,99,101,5']))
    expect(value.every(([openMs]) => openMs % quarterMs === 0)).toBe(true)
  })

  it.each([
    ['in another order', rows => [...rows.slice(48), ...rows.slice(0, 48)]],
    ['twice', rows => rows.toSpliced(40, 1, ...rows.slice(39, 40))],
  ] satisfies [string, Spoil][])('are asked of the next exchange where they come %s', async (_, spoil) => {
    const { candlesUntil, refused } = pastOf(spoil)
    const { value, venue } = await candlesUntil('BTC', '15m', 96, nowMs)
    expect([venue, value.length, refused]).toEqual(['Second', 96, ['First order']])
  })

  it('are told by the exchange that knows the coin for longer, and where none does by the one that knows most', async () => {
    const since =
      (count: number): Spoil =>
      rows =>
        rows.slice(-count)
    const asked = async (...spoils: [Spoil, Spoil]) => {
      const { value, venue } = await pastOf(...spoils).candlesUntil('NEW', '15m', 96, nowMs)
      return [venue, value.length]
    }
    expect(await asked(since(10), honest)).toEqual(['Second', 96])
    expect(await asked(since(10), since(40))).toEqual(['Second', 40])
    expect(await asked(since(40), since(10))).toEqual(['First', 40])
    expect(await asked(since(10), rows => rows.toReversed()), 'where the other cannot be believed').toEqual([
      'First',
      10,
    ])
  })

  it('may rise and fall as those of a coin do that was listed that day', async () => {
    const wild: CandleRow[] = [1, 30, 900, 450, 450, 3].map((close, i, closes) => {
      const open = closes[i - 1] ?? 0.1
      const openMs = nowMs - (6 - i) * quarterMs
      return [openMs, open, Math.max(open, close) * 20, Math.min(open, close) / 2, close, 5]
    })
    const { value } = await pastOf(() => wild).candlesUntil('NEW', '15m', 6, nowMs)
    expect(value).toEqual(wild)
  })
})

describe('a minute of the past', () => {
  const lastWeekMs = nowMs - 10_000 * MINUTE_MS

  it.each([
    ['leaps within itself', spoiled(1, { 2: 1e308, 4: 1e308 })],
    ['stands apart from those beside it', spoiled(1, { 1: 1e308, 2: 1e308, 3: 1e308, 4: 1e308 })],
    ['crosses itself', spoiled(1, { 2: 1 })],
  ])('is asked of the next exchange where it %s', async (_, spoil) => {
    expect(await pastOf(spoil).closeAt('BTC', lastWeekMs)).toEqual({ value: 101, venue: 'Second' })
  })

  it('cannot be had where all of them say what cannot be', async () => {
    const leap = spoiled(1, { 2: 1e308, 4: 1e308 })
    await expect(pastOf(leap, leap).closeAt('BTC', lastWeekMs)).rejects.toMatchObject({ code: 'market.unavailable' })
  })

  it('may fall to a fifth: a crash that the minutes beside it lead on from is what happened', async () => {
    const fall: Spoil = ([first, second, third]) =>
      [first, second && [second[0], 100, 100, 20, 20, 5], third && [third[0], 20, 22, 19, 21, 5]].filter(
        (row): row is CandleRow => row !== undefined,
      )
    expect(await pastOf(fall).closeAt('BTC', lastWeekMs)).toEqual({ value: 20, venue: 'First' })
  })

  it('in which one exchange did not trade is told by another that did, and is unknown where none did', async () => {
    const haltedMs = nowMs - 100 * MINUTE_MS
    const halted: Spoil = rows => rows.filter(([openMs]) => openMs !== haltedMs)
    expect(await pastOf(halted).closeAt('BTC', haltedMs + MINUTE_MS)).toEqual({ value: 101, venue: 'Second' })
    expect(await pastOf(halted, halted).closeAt('BTC', haltedMs + MINUTE_MS)).toBeNull()
    expect(await pastOf(halted).closeAt('BTC', nowMs + MINUTE_MS), 'not over').toBeUndefined()
  })
})
