import { expect, it } from 'vitest'
import { valueLine } from './value-line.ts'

const day = (valueUsd: number, costUsd: number) => ({ date: '2026-01-01', valueUsd, costUsd })

it('draws value and cost on one scale, from the first day to the last', () =>
  expect(valueLine([day(10, 10), day(30, 10), day(20, 20)])).toEqual({
    value: 'M0 96L50 4L100 50',
    cost: 'M0 96L50 96L100 50',
    area: 'M0 96L50 4L100 50V100H0Z',
    lowUsd: 10,
    highUsd: 30,
  }))

it('lies in the middle where nothing moves', () =>
  expect(valueLine([day(5, 5), day(5, 5)])?.value).toBe('M0 50L100 50'))

it('joins nothing with less than two days', () => {
  expect(valueLine([])).toBeNull()
  expect(valueLine([day(1, 1)])).toBeNull()
})
