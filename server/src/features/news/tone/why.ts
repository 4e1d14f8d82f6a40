import type { Language } from '@pusula/contract'
import { clearNames, fold } from '../coins/names.ts'
import { type Tone, toneOf } from './tone.ts'
import { wordsOf } from './words.ts'

/** Most deciding words shown: more would be the headline once again. */
const maxWords = 3
/** A word that says less than this, alone or by being left out, decided nothing. */
const minShare = 0.15
/** Of a headline as long as a page only the beginning is asked. */
const maxRead = 40

/** How likely a headline is to have the tone. */
function chanceOf(tone: Tone, text: string, language: Language): number {
  const found = toneOf(text, language)
  return found.tone === tone ? found.confidence : 1 - found.confidence
}

/** A number, a small word and the name of a coin have no tone. */
const speaks = (word: string, language: Language): boolean =>
  /^\p{L}{3}/u.test(word) && !clearNames.has(fold(word)) && wordsOf(word, language)[0] !== 'coin'

/**
 * The words of a headline that decided its tone, as they stand in it: those that have it by themselves, and those without
 * which it would be less sure. The weightiest first; a headline without a tone has none.
 */
export function decidingWords(title: string, language: Language): string[] {
  const { tone, confidence } = toneOf(title, language)
  if (tone === 0) return []
  const ofNothing = chanceOf(tone, '', language)
  const words = [...title.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].slice(0, maxRead)
  const weighed = words
    .filter(({ 0: word }) => speaks(word, language))
    .map(({ 0: word, index }) => {
      const without = title.slice(0, index) + title.slice(index + word.length)
      const missed = confidence - chanceOf(tone, without, language)
      const alone = chanceOf(tone, word, language) - ofNothing
      return { word, share: Math.max(missed, 0) + Math.max(alone, 0) }
    })
  const deciding = weighed.filter(({ share }) => share >= minShare)
  const distinct = [...new Map(deciding.map(one => [one.word.toLowerCase(), one])).values()]
  return distinct
    .sort((a, b) => b.share - a.share)
    .slice(0, maxWords)
    .map(({ word }) => word)
}
