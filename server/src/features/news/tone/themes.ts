import type { Language } from '@pusula/contract'
import { once } from '../../../platform/once.ts'
import { english } from './lexicon/english.ts'
import type { Theme } from './lexicon/lexicon.ts'
import { subjects } from './lexicon/subjects.ts'
import { turkish } from './lexicon/turkish.ts'
import { englishStem } from './stems.ts'
import { wordsOf } from './words.ts'

/** A theme met in a headline; `isDenied` when the words around it say that it did not come about. */
export interface Met {
  theme: Theme
  isDenied: boolean
  /** The place of its first word. */
  at: number
}

const entriesOf = (lexicon: Partial<Record<Theme, string>>): [string, Theme][] =>
  (Object.entries(lexicon) as [Theme, string][]).flatMap(([theme, entries]) =>
    entries.split(',').map((entry): [string, Theme] => [entry.trim().replace(/\s+/g, ' '), theme]),
  )

const englishEntries = once(
  () =>
    new Map(
      entriesOf({ ...subjects, ...english }).map(([entry, theme]) => [
        wordsOf(entry, 'en').map(englishStem).join(' '),
        theme,
      ]),
    ),
)
/** How many words the longest entry has that begins with a stem. */
const longestFrom = once(() => {
  const longest = new Map<string, number>()
  for (const [first = '', ...rest] of [...englishEntries().keys()].map(entry => entry.split(' ')))
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + rest.length))
  return longest
})

const denials = new Set(
  'not no never without unlikely deny denies despite neither nor avoid fail fails failed hardly'.split(' '),
)
const deniedWords = 3

/** The longest entry that begins at each word; a phrase is taken before the words in it. */
function englishThemes(words: readonly string[], stems: readonly string[]): Met[] {
  const met: Met[] = []
  let deniedUntil = -1
  for (let at = 0; at < stems.length; at++) {
    const isDenial = denials.has(words[at] ?? '')
    if (isDenial) deniedUntil = at + deniedWords
    const [theme, size] = entryAt(stems, at)
    if (theme) met.push({ theme, at, isDenied: at <= deniedUntil && !isDenial })
    at += size - 1
  }
  return met
}

function entryAt(stems: readonly string[], at: number): [theme: Theme | undefined, size: number] {
  for (let size = longestFrom().get(stems[at] ?? '') ?? 0; size > 0; size--) {
    const theme = englishEntries().get(size === 1 ? (stems[at] ?? '') : stems.slice(at, at + size).join(' '))
    if (theme) return [theme, size]
  }
  return [undefined, 1]
}

const turkishEntries = once(() => {
  const entries = new Map(entriesOf(turkish))
  return { entries, longest: Math.max(...[...entries.keys()].map(entry => entry.length)) }
})
/** Denial is a syllable inside the word: yükselmedi, onaylanmayacak, alamaz. */
const denialInside = /^[aeıiuüoönlrtdkş]{0,6}?(?:y?[ae])?m(?:[ae](?:d[ıi]|z|yac|yec|m[ıi]ş|yan|yen)|[ıiuü]yor)/

/** The longest entry that each word, or two words together, begin with. */
function turkishThemes(words: readonly string[]): Met[] {
  const met: Met[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const pair = `${word} ${words[at + 1] ?? ''}`
    const inPair = beginning(pair, word.length + 1)
    const found = inPair ?? beginning(word, 1)
    const last = at + (inPair ? 1 : 0)
    if (found) {
      const rest = (inPair ? pair : word).slice(found.length)
      met.push({ theme: found.theme, at, isDenied: denialInside.test(rest) || words[last + 1] === 'değil' })
    }
    at = last
  }
  return met
}

/** The longest entry that the text begins with, longer than `least` letters. */
function beginning(text: string, least: number): { theme: Theme; length: number } | undefined {
  const { entries, longest } = turkishEntries()
  for (let length = Math.min(text.length, longest); length > least; length--) {
    const theme = entries.get(text.slice(0, length))
    if (theme) return { theme, length }
  }
  return undefined
}

export const themesOf: Record<Language, (words: readonly string[], stems: readonly string[]) => Met[]> = {
  en: englishThemes,
  tr: turkishThemes,
}
