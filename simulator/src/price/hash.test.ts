import { expect, it } from 'vitest'
import { deviation, excessKurtosis, mean } from '../testing/statistics.ts'
import { avalanche, bell, bitsAt, fraction, keyOf, squaredStep } from './hash.ts'

const many = Array.from({ length: 20_000 }, (_, place) => bitsAt(keyOf(1, 'test'), place))

it('has the avalanche property: half of the output bits change with one input bit', () => {
  const changed = Array.from({ length: 32 }, (_, bit) => {
    const flips = many.slice(0, 200).map(bits => avalanche(bits) ^ avalanche(bits ^ (1 << bit)))
    return mean(flips.map(flip => (flip >>> 0).toString(2).replaceAll('0', '').length))
  })
  for (const bits of changed) expect(bits).toBeGreaterThan(14)
  for (const bits of changed) expect(bits).toBeLessThan(18)
})

it('never repeats along one stream', () => {
  expect(new Set(many).size).toBe(many.length)
})

it('gives another stream for another seed and another name', () => {
  expect(new Set([keyOf(1, 'BTC'), keyOf(2, 'BTC'), keyOf(1, 'ETH'), keyOf(1, 'CTB')]).size).toBe(4)
})

it('is uniform from 0 to 1', () => {
  const fractions = many.map(fraction)
  expect(mean(fractions)).toBeCloseTo(0.5, 1)
  expect(deviation(fractions)).toBeCloseTo(Math.sqrt(1 / 12), 2)
})

it('draws a near-normal distribution with mean 0 and deviation 1, bounded by 3.46', () => {
  const draws = many.map(bell)
  expect(Math.abs(mean(draws))).toBeLessThan(0.03)
  expect(deviation(draws)).toBeCloseTo(1, 1)
  expect(Math.abs(excessKurtosis(draws))).toBeLessThan(0.5)
  expect(bell(0xffff_ffff)).toBeLessThan(3.46)
  expect(bell(0)).toBeGreaterThan(-3.46)
})

it('draws squared steps that are 2 on average and never negative', () => {
  const draws = many.map(squaredStep)
  expect(mean(draws)).toBeCloseTo(2, 1)
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
})
