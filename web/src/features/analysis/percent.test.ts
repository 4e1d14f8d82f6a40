import { expect, it } from 'vitest'
import { percentIn, withoutDollar } from './percent.ts'

it('writes the sign where each language puts it', () => {
  expect(percentIn('tr').whole(0.834)).toBe('%83')
  expect(percentIn('en').whole(0.834)).toBe('83%')
  expect(percentIn('tr').hundredth(0.0021)).toBe('%0,21')
})

it('never calls anything certain', () => {
  expect(percentIn('en').chance(0)).toBe('1%')
  expect(percentIn('en').chance(1)).toBe('99%')
})

it('drops the currency where it is said elsewhere', () => expect(withoutDollar('$104.812')).toBe('104.812'))
