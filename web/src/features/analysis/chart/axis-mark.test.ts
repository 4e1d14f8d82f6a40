import type { Coordinate, IPriceLine } from 'lightweight-charts'
import { expect, it } from 'vitest'
import { axisMark } from './draw.ts'

it('the tag of the price keeps its number where it has moved to, and a mark beside it gives way', () => {
  let nowUsd = 100
  const line = { options: () => ({ price: nowUsd }) } as IPriceLine
  const series = { priceLines: () => [line], priceToCoordinate: (usd: number) => (10 * usd) as Coordinate }
  const marks = () => [100, 100.5, 104].map(usd => axisMark(series, usd, { price: String }))
  expect(marks()).toEqual(['100', '', '104'])
  nowUsd = 100.5
  expect(marks()).toEqual(['', '100.5', '104'])
})
