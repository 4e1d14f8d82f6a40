import type { Language } from '@pusula/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toneOf } from './tone.ts'
import { decidingWords } from './why.ts'

it.each<[string, Language, string]>([
  ['Bitcoin soars to a new record', 'en', 'soars'],
  ['Solana falls 8% in a day', 'en', 'falls'],
  ['Exchange hacked, $40 million stolen', 'en', 'hacked'],
  ['SEC sues another exchange over its token', 'en', 'sues'],
  ['XRP günü yüzde 3,9 artıda kapattı', 'tr', 'artıda'],
  ['Borsa iflas başvurusunda bulundu', 'tr', 'iflas'],
])('%j (%s) has its tone from %j', (title, language, word) => expect(decidingWords(title, language)).toContain(word))

it('a neutral headline has no deciding words', () => {
  expect(toneOf('Bitcoin conference opens on Monday', 'en').tone).toBe(0)
  expect(decidingWords('Bitcoin conference opens on Monday', 'en')).toEqual([])
})

it('they stand in the title, three at most and each once, whatever the title is', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('Bitcoin', 'soars', 'hacked', 'düştü', 'rekor', 'İflas', '%5', '—', "Solana'da", 'yeni'),
        {
          maxLength: 60,
        },
      ),
      fc.constantFrom<Language>('tr', 'en'),
      (words, language) => {
        const title = words.join(' ')
        const said = decidingWords(title, language)
        expect(said.length).toBeLessThanOrEqual(3)
        expect(new Set(said.map(word => word.toLowerCase())).size).toBe(said.length)
        for (const word of said) expect(title).toContain(word)
      },
    ),
    { numRuns: 100 },
  ))
