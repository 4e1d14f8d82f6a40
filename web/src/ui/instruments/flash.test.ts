import { expect, it } from 'vitest'
import { flashOf } from './flash.ts'

it.each([
  ['rises', 100, 101, 5000, 'up'],
  ['falls', 100, 99, 5000, 'down'],
  ['stays', 100, 100, 5000, null],
  ['rises again within a second', 100, 101, 999, null],
  ['rises again after a second', 100, 101, 1000, 'up'],
  ['was unknown before', Number.NaN, 101, 5000, null],
] as const)('a price that %s', (_, from, to, sinceLastMs, flash) => expect(flashOf(from, to, sinceLastMs)).toBe(flash))
