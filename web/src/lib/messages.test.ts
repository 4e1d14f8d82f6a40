import { expect, expectTypeOf, it } from 'vitest'
import { inLanguage, messages, type Paired, type Texts } from './messages.ts'

const text = messages({
  buy: { tr: 'Kredi al', en: 'Buy credits' },
  left: { tr: (count: number) => `${count} kredi kaldı`, en: (count: number) => `${count} credits left` },
})

it('speaks the language it is asked for', () => {
  expect(inLanguage(text, 'tr').buy).toBe('Kredi al')
  expect(inLanguage(text, 'en').left(3)).toBe('3 credits left')
})

it('does not compile with a half missing or of another kind', () => {
  expectTypeOf<{ buy: { tr: string } }>().not.toExtend<Texts>()
  expectTypeOf<Paired<{ left: { tr: string; en: (count: number) => string } }>['left']>().toBeNever()
  expectTypeOf<Paired<{ left: { tr: (name: string) => string; en: (count: number) => string } }>['left']>().toBeNever()
})
