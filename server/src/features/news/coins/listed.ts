import { inSlices } from '../../../platform/slices.ts'
import { clearNames, fold, isClearForm, longestEnding, looseNames, otherNames, turkishEndings } from './names.ts'
import type { Word } from './words.ts'

export interface NamedCoin {
  symbol: string
  name: string
}

export interface Name {
  words: string[]
  symbols: string[]
  /** Whether it means the coin wherever it stands. */
  isClear: boolean
}

/** Hash index of coin names, looked up by the words of a headline: in the same time however long the list is. */
interface ListedNames {
  symbols: ReadonlySet<string>
  byPhrase: ReadonlyMap<string, Name>
  /** How many words the longest name has that begins with this one. */
  longestFrom: ReadonlyMap<string, number>
}

const longestName = 5
/** A name that many coins bear says little of each: the largest of them are meant. */
const maxBearers = 3
/** A shorter word with an ending is too often another word. */
const shortestStem = 5

/** Reads a list of coins into an index, a slice at a time: it may be long, and others are waiting. */
export async function listNames(coins: readonly NamedCoin[]): Promise<ListedNames> {
  const symbols = new Set<string>()
  const byPhrase = new Map<string, Name>()
  const longestFrom = new Map<string, number>()
  const add = (phrase: string, name: Name) => {
    byPhrase.set(phrase, name)
    const first = name.words[0] ?? ''
    longestFrom.set(first, Math.max(name.words.length, longestFrom.get(first) ?? 0))
  }
  await inSlices(coins, coin => {
    symbols.add(coin.symbol)
    const name = nameOf(coin)
    if (!name) return
    const phrase = name.words.join(' ')
    const known = byPhrase.get(phrase)
    if (!known) add(phrase, name)
    else if (known.symbols.length < maxBearers) known.symbols.push(coin.symbol)
  })
  for (const [phrase, meant] of Object.entries(otherNames))
    add(phrase, { words: phrase.split(' '), isClear: true, symbols: meant.filter(symbol => symbols.has(symbol)) })
  return { symbols, byPhrase, longestFrom }
}

/** The name under which headlines speak of a coin; none where that is its symbol or a whole sentence. */
export function nameOf({ symbol, name }: NamedCoin): Name | undefined {
  const plain = name
    .replace(/\s*\(.*\)/, '')
    .replace(/[^\p{L}\d.]+/gu, ' ')
    .trim()
  const words = fold(plain).split(' ')
  // A name that is the symbol is read as a symbol.
  if (!plain || plain === symbol || words.length > longestName) return undefined
  const phrase = words.join(' ')
  const isClear = words.length === 1 ? clearNames.has(phrase) || isClearForm(plain) : !looseNames.has(phrase)
  return { words, isClear, symbols: [symbol] }
}

/** The longest name that begins at a word, as it is written or with an ending on its last word: Shiba Inu'da, shiba inuda. */
export function nameAt({ byPhrase, longestFrom }: ListedNames, words: readonly Word[], at: number): Name | undefined {
  const first = words[at]?.folded ?? ''
  const phrases = phrasesFrom(words, at, longestFrom.get(first) ?? 1)
  for (const [phrase, lastWord] of phrases.reverse()) {
    const isOne = phrase === lastWord
    const found = byPhrase.get(phrase) ?? (isOne ? undefined : withEnding(byPhrase, phrase, lastWord.length - 1))
    if (found) return found
  }
  // A single name with an ending and no apostrophe: Bitcoinin, Ethereumda.
  return withEnding(byPhrase, first, first.length - shortestStem)
}

/** The word, the word and its next one, and so on, each with its last word. */
function phrasesFrom(words: readonly Word[], at: number, most: number): [string, string][] {
  const first = words[at]?.folded ?? ''
  const phrases: [string, string][] = [[first, first]]
  for (let phrase = first, count = 1; count < most; count++) {
    const next = words[at + count]
    if (!next?.isNext) break
    phrase += ` ${next.folded}`
    phrases.push([phrase, next.folded])
  }
  return phrases
}

/** A clear name that a phrase is with a Turkish ending of at most so many letters: the longest such name. */
function withEnding(byPhrase: ListedNames['byPhrase'], phrase: string, most: number): Name | undefined {
  for (let length = 1; length <= Math.min(most, longestEnding); length++) {
    if (!turkishEndings.has(phrase.slice(-length))) continue
    const name = byPhrase.get(phrase.slice(0, -length))
    if (name?.isClear) return name
  }
  return undefined
}
