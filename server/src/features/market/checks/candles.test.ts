import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reason } from '../refusal.ts'
import { type CandleRow, checkCandles, type Question } from './candles.ts'

const nowMs = Date.parse('2026-11-15T12:20:00Z')
const formingMs = Date.parse('2026-11-15T12:00:00Z')

/** Hourly candles that end with the forming one; each opens where the one before closed. */
const rowsOf = (count: number): CandleRow[] =>
  Array.from({ length: count }, (_, i) => {
    const open = 100 + Math.sin(i)
    const close = 100 + Math.sin(i + 1)
    return [formingMs - (count - 1 - i) * HOUR_MS, open, Math.max(open, close) + 1, Math.min(open, close) - 1, close, 5]
  })
const ask = (more: Partial<Question> = {}): Question => ({
  timeframe: '1h',
  count: 1000,
  nowMs,
  tradedByMs: undefined,
  ...more,
})
const changed = (rows: CandleRow[], index: number, place: number, to: number): CandleRow[] => {
  const row = [...(rows[index] ?? [])]
  row[place] = to
  return rows.with(index, row as unknown as CandleRow)
}
const without = (rows: CandleRow[], from: number, count: number) => rows.toSpliced(from, count)

describe('candles', () => {
  it('become columns when they pass the checks', () => {
    const { candles, missing } = checkCandles(rowsOf(1000), ask())
    expect([candles.time.length, candles.time.at(-1), missing]).toEqual([1000, formingMs, []])
  })

  const rows = rowsOf(200)
  it.each<[string, CandleRow[], Reason]>([
    ['a negative price', changed(rows, 5, 3, -1), 'price'],
    ['a price of zero', changed(rows, 5, 1, 0), 'price'],
    ['no number', changed(rows, 5, 4, Number.NaN), 'price'],
    ['a high below the low', changed(changed(rows, 5, 2, 90), 5, 3, 110), 'range'],
    ['a close above the high', changed(rows, 5, 4, 130), 'range'],
    ['a high out of this world', changed(rows, 5, 2, 20_000), 'range'],
    ['a negative volume', changed(rows, 5, 5, -1), 'garbage'],
    ['an opening beside the grid', changed(rows, 5, 0, formingMs + 1), 'clock'],
    ['a candle twice', [...rows.slice(0, 6), ...rows.slice(5)], 'order'],
    ['two candles in the wrong order', rows.toSpliced(5, 2, ...rows.slice(5, 7).reverse()), 'order'],
    ['a jump between two candles', changed(changed(changed(rows, 5, 1, 300), 5, 2, 300), 5, 4, 300), 'jump'],
    ['five candles missing from a short run', without(rows, 50, 5), 'gap'],
    ['no candle at all', [], 'half'],
    ['a candle of the future', changed(rows, 199, 0, formingMs + 2 * HOUR_MS), 'clock'],
    ['a newest candle that is old', rows.slice(0, -3), 'clock'],
  ])('are refused with %s', (_, given, reason) => expect(() => checkCandles(given, ask())).toThrow(reason))

  it('may have a few gaps where the exchange stood still, and say which', () => {
    const halted = without(rowsOf(1000), 500, 6)
    expect(checkCandles(halted, ask()).missing).toEqual(
      Array.from({ length: 6 }, (_, i) => formingMs - (999 - 500 - i) * HOUR_MS),
    )
  })

  it('may have no gaps where prices have changed meanwhile', () => {
    const moved = without(rowsOf(1000), 500, 3).map(
      (row, i): CandleRow => (i < 500 ? row : [row[0], row[1] * 1.3, row[2] * 1.3, row[3] * 1.3, row[4] * 1.3, 5]),
    )
    expect(() => checkCandles(moved, ask())).toThrow('jump')
  })

  it('may have no gap of half a day', () =>
    expect(() => checkCandles(without(rowsOf(2000), 500, 13), ask({ count: 2000 }))).toThrow('gap'))

  it('may be few when a coin is new, but not fewer than this venue has shown before', () => {
    const [oldest] = rowsOf(1000)
    expect(checkCandles(rowsOf(20), ask()).candles.time).toHaveLength(20)
    expect(() => checkCandles(rowsOf(500), ask({ tradedByMs: (oldest?.[0] ?? 0) + HOUR_MS }))).toThrow('half')
    expect(checkCandles(rowsOf(1000), ask({ tradedByMs: (oldest?.[0] ?? 0) + HOUR_MS })).candles.time).toHaveLength(
      1000,
    )
  })

  it('are the newest: the forming one may be late by two minutes at the turn of the hour', () => {
    const lateMs = formingMs + HOUR_MS + 119_000
    expect(checkCandles(rows, ask({ nowMs: lateMs })).candles.time).toHaveLength(200)
    expect(() => checkCandles(rows, ask({ nowMs: lateMs + 2_000 }))).toThrow('clock')
  })

  it('never pass with any one number corrupted (property)', () => {
    const wrong = fc.constantFrom(Number.NaN, 0, -1, Number.POSITIVE_INFINITY, 1e9)
    fc.assert(
      fc.property(fc.nat(199), fc.integer({ min: 1, max: 4 }), wrong, (index, place, value) => {
        expect(() => checkCandles(changed(rows, index, place, value), ask())).toThrow(/price|range|jump/)
      }),
    )
  })
})
