import { expect, it } from 'vitest'
import { spelled } from './spelled.ts'

it.each([
  ['1', 'bir', 'one'],
  ['10', 'on', 'ten'],
  ['19', 'on dokuz', 'nineteen'],
  ['100', 'yüz', 'one hundred'],
  ['1000', 'bin', 'one thousand'],
  ['1100', 'bin yüz', 'one thousand one hundred'],
  ['1234', 'bin iki yüz otuz dört', 'one thousand two hundred thirty-four'],
  ['21000', 'yirmi bir bin', 'twenty-one thousand'],
  ['101001', 'yüz bir bin bir', 'one hundred one thousand one'],
  ['999999', 'dokuz yüz doksan dokuz bin dokuz yüz doksan dokuz', undefined],
])('%s is called %s and %s', (value, turkish, english) => {
  expect(spelled(value, 'tr')).toBe(turkish)
  if (english) expect(spelled(value, 'en')).toBe(english)
})

it.each(['0', '-5', '1.5', '1000000', 'x'])('%s is not called by a word', value =>
  expect(spelled(value, 'en')).toBeUndefined(),
)

it('no two numbers are called the same', () => {
  const numbers = Array.from({ length: 5_000 }, (_, i) => String(i < 2_000 ? i + 1 : i * 199 + 1))
  for (const language of ['tr', 'en'] as const)
    expect(new Set(numbers.map(number => spelled(number, language))).size).toBe(numbers.length)
})
