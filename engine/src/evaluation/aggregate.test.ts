import { HOUR_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { fromRows } from '../candles.ts'
import { aggregate, continued } from './aggregate.ts'

const quarter = (number: number) => [number * 900_000, 10 + number, 20 + number, 5 - number / 10, 11 + number, 2]

it('longer candles take the first open, the extremes, the last close and the whole volume', () => {
  const hours = aggregate(fromRows([0, 1, 2, 3].map(quarter)), '15m', '1h')
  expect(hours).toEqual(fromRows([[0, 10, 23, 4.7, 14, 8]]))
})

it('half a candle is left out, at either end', () => {
  const hours = aggregate(fromRows([1, 2, 3, 4, 5, 6, 7, 8].map(quarter)), '15m', '1h')
  expect([...hours.time]).toEqual([HOUR_MS])
})

it('candles are continued by others where they end', () => {
  const own = fromRows([[0, 1, 1, 1, 1, 1]])
  const others = fromRows([
    [0, 9, 9, 9, 9, 9],
    [HOUR_MS, 2, 2, 2, 2, 2],
  ])
  expect([...continued(own, others).close]).toEqual([1, 2])
  expect(continued(undefined, others)).toBe(others)
  expect(continued(others, own)).toBe(others)
})
