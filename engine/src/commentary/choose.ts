import { type Both, DAY_MS, languages, markedIn } from '@pusula/words'
import type { Saying } from './language.ts'

/** Hash of a text to 0..2³² (FNV-1a, mixed once more): the wording is chosen by it. */
function hashOf(text: string): number {
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
    items[(hashOf(`${symbol} ${place}`) + Math.floor(at / DAY_MS)) % items.length] ?? items[0]

/** What was chosen, in letters; prices are marks, so that the choice is the same in every currency. */
export type Said = Both

/** Writes one screen about a coin: no two sentences on it begin alike, and no two terms open with the same word. */
export function writerOf(choose: Choose, name: string) {
  const begun = new Set<string>()
  const beginnings = (said: Said, isOpening: boolean) =>
    languages.flatMap(language => {
      const words = said[language].replace(name, '').replace(numbers, '#').split(' ', sameWords)
      return [words.join(' '), ...(isOpening ? [`first ${words[0]}`] : [])]
    })
  return (place: string, variants: Variants, isOpening = false): Said => {
    const first = variants.indexOf(choose(place, variants))
    const inTurn = [...variants.slice(first), ...variants.slice(0, first)]
    let chosen: Said | undefined
    for (const variant of inTurn) {
      const said = write(variant)
      chosen ??= said
      if (beginnings(said, isOpening).some(beginning => begun.has(beginning))) continue
      chosen = said
      break
    }
    const said = chosen ?? write(variants[0])
    for (const beginning of beginnings(said, isOpening)) begun.add(beginning)
    return said
  }
}

const write = ({ tr, en }: Saying): Said => ({ tr: tr(markedIn('tr')), en: en(markedIn('en')) })

/** Two sentences with the same first words read like a form; their numbers do not make them differ. */
const sameWords = 3
const numbers = /\{[^}]*\}|%?\d[\d.,]*%?/g
