import { type Both, languages, numbersIn } from '@pusula/words'
import { dayMs } from '../facts/past.ts'
import type { Saying } from './language.ts'

/** A number from 0 up to 2³² that only looks random (FNV-1a, mixed once more): the same text gives the same number. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Wordings of one thing, of which one is said. */
export type Variants<T = Saying> = readonly [T, ...T[]]

/** Chooses a wording for a place on the screen: by coin and day, so that a text keeps its words all day, in both languages. */
export type Choose = <T>(place: string, items: Variants<T>) => T

export const chooserOf =
  (symbol: string, at: number): Choose =>
  (place, items) =>
    items[(hashOf(`${symbol} ${place}`) + Math.floor(at / dayMs)) % items.length] ?? items[0]

/** What was chosen, in letters. */
export type Said = Both

/** Writes one screen: no two sentences on it begin alike, in either language. */
export function writerOf(choose: Choose) {
  const begun = new Set<string>()
  return (place: string, variants: Variants, words = sameWords): Said => {
    const first = variants.indexOf(choose(place, variants))
    const inTurn = [...variants.slice(first), ...variants.slice(0, first)]
    let said: Said | undefined
    for (const variant of inTurn) {
      const written = write(variant)
      said ??= written
      if (languages.some(language => begun.has(beginning(written[language], words)))) continue
      said = written
      break
    }
    const chosen = said ?? write(variants[0])
    for (const language of languages) begun.add(beginning(chosen[language], words))
    return chosen
  }
}

const write = ({ tr, en }: Saying): Said => ({ tr: tr(numbersIn('tr')), en: en(numbersIn('en')) })

/** Two sentences with the same first words read like a form. */
const sameWords = 3
const beginning = (text: string, words: number) =>
  text
    .replace(/[$%]?\d[\d.,]*%?/g, '#')
    .split(' ', words)
    .join(' ')
