import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countsOf, outOf, turkishEnding } from './counts.ts'

it.each([
  [1, 'i', 'de'],
  [2, 'si', 'de'],
  [3, 'ü', 'te'],
  [4, 'ü', 'te'],
  [5, 'i', 'te'],
  [6, 'sı', 'da'],
  [7, 'si', 'de'],
  [8, 'i', 'de'],
  [9, 'u', 'da'],
  [10, 'u', 'da'],
  [13, 'ü', 'te'],
  [20, 'si', 'de'],
  [30, 'u', 'da'],
  [40, 'ı', 'ta'],
  [50, 'si', 'de'],
  [60, 'ı', 'ta'],
  [70, 'i', 'te'],
  [80, 'i', 'de'],
  [90, 'ı', 'da'],
  [100, 'ü', 'de'],
  [950, 'si', 'de'],
  [4_000, 'i', 'de'],
  [2_000_000, 'u', 'da'],
])('%i is spoken with its own vowels', (number, possessive, locative) => {
  expect([turkishEnding(number, 'possessive'), turkishEnding(number, 'locative')]).toEqual([possessive, locative])
})

it('every ending up to a hundred follows the last vowel of the number as it is spoken', () => {
  const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
  const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
  for (let number = 0; number < 100; number++) {
    const word = number % 10 || !number ? (ones[number % 10] ?? '') : (tens[number / 10] ?? '')
    const vowel = [...word].findLast(letter => 'aıoueiöü'.includes(letter)) ?? ''
    const isVowelEnd = 'aıoueiöü'.includes(word.at(-1) ?? '')
    const narrow = 'aı'.includes(vowel) ? 'ı' : 'ou'.includes(vowel) ? 'u' : 'ei'.includes(vowel) ? 'i' : 'ü'
    expect(turkishEnding(number, 'possessive')).toBe(`${isVowelEnd ? 's' : ''}${narrow}`)
    const hard = 'fstkçşhp'.includes(word.at(-1) ?? '') ? 't' : 'd'
    const wide = 'aıou'.includes(vowel) ? 'a' : 'e'
    expect(turkishEnding(number, 'locative')).toBe(`${hard}${wide}`)
    expect(turkishEnding(number, 'ablative')).toBe(`${hard}${wide}n`)
  }
})

it('a chance is a count that is never none and never all', () => {
  expect([0.249, 0.01, 1].map(chance => outOf('tr', chance, 20))).toEqual([
    '20’de 5',
    '20’de 1’den az',
    '20’de 19’dan çok',
  ])
  expect([0.249, 0.01, 1].map(chance => outOf('en', chance, 20))).toEqual([
    ...['5 of 20', 'fewer than 1 of 20', 'more than 19 of 20'],
  ])
})

it('counts of all ends add up to the whole, each within one of its chance', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 }), weights => {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      const chances = weights.map(weight => weight / sum)
      const counts = countsOf(chances, 20)
      expect(counts.reduce((total, count) => total + count, 0)).toBe(20)
      for (const [i, count] of counts.entries()) expect(Math.abs(count - 20 * (chances[i] ?? 0))).toBeLessThan(1)
    }),
  )
})

it('what rounding leaves goes to those that lost most by it', () => {
  expect(countsOf([0.34, 0.33, 0.33], 10)).toEqual([4, 3, 3])
  expect(countsOf([0.1, 0.28, 0.62], 10)).toEqual([1, 3, 6])
})
