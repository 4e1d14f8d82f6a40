import { expect, it } from 'vitest'
import { volumeAgainstUsual, yearOf } from './CoinHead.tsx'

it('a year holds the price of now, and is not called one while the coin is younger', () => {
  expect(yearOf({ low: [2, 3], high: [5, 4] }, { lowPrice: 3, highPrice: 6 })).toEqual({
    lowUsd: 2,
    highUsd: 6,
    isWhole: false,
  })
  const days = Array.from({ length: 365 }, (_, day) => day + 1)
  expect(yearOf({ low: days, high: days }, { lowPrice: 0.5, highPrice: 1 })).toEqual({
    lowUsd: 0.5,
    highUsd: 365,
    isWhole: true,
  })
  expect(yearOf({ low: [], high: [] }, { lowPrice: 1, highPrice: 1 })).toBeUndefined()
})

it('a day is compared with the median of whole days, and with nothing while there are few', () => {
  const days = [...Array.from({ length: 30 }, () => 100), 3]
  expect([79, 81, 124, 126].map(volume => volumeAgainstUsual({ volume: days }, volume))).toEqual([
    'less',
    'usual',
    'usual',
    'more',
  ])
  expect(volumeAgainstUsual({ volume: [1, 1, 1] }, 100)).toBe('usual')
  expect(volumeAgainstUsual({ volume: days.map(() => 0) }, 100)).toBe('usual')
})
