import { listNames, type Name, type NamedCoin, nameAt } from './listed.ts'
import { amountWords, coinWords, firmWords, looseSymbols, priceWords, units } from './names.ts'
import { type Word, wordsIn } from './words.ts'

/** Finds the coins a headline speaks of. */
export type Matcher = (text: string) => string[]

/** Where most letters are capitals, capitals say nothing. */
const shoutingRatio = 0.6
const fewestShouted = 4

export async function createMatcher(coins: readonly NamedCoin[]): Promise<Matcher> {
  const listed = await listNames(coins)
  return matcherOf(listed.symbols, (words, at) => nameAt(listed, words, at))
}

/** A matcher for a list that may change: it is made anew when the list is another one, and only then. */
export function cachedMatcher(list: () => Promise<readonly NamedCoin[]>): () => Promise<Matcher> {
  let cached: { coins: readonly NamedCoin[]; matcher: Promise<Matcher> } | undefined
  return async () => {
    const coins = await list()
    if (cached?.coins !== coins) cached = { coins, matcher: createMatcher(coins) }
    return cached.matcher
  }
}

type FindName = (words: readonly Word[], at: number) => Name | undefined

/** Reads headlines with the names that `findName` knows. */
export function matcherOf(listed: ReadonlySet<string>, findName: FindName): Matcher {
  return text => {
    const words = wordsIn(text)
    const found = new Set<string>()
    const isShouting = shouts(text)
    const hasAmount = /[%$€₺]|\d\s?(?:dolar|percent)|yüzde/i.test(text)
    for (let at = 0; at < words.length; ) {
      const name = findName(words, at)
      const byName = name ? symbolsOfName(name, words, at, hasAmount) : []
      const isTaken = name !== undefined && (name.isClear || byName.length > 0)
      const symbols = isTaken ? byName : symbolAt(words, at, { listed, isShouting, hasAmount })
      for (const symbol of symbols) if (listed.has(symbol)) found.add(symbol)
      at += isTaken ? name.words.length : 1
    }
    if (/government efficiency/i.test(text)) found.delete('DOGE')
    return [...found]
  }
}

function symbolsOfName(name: Name, words: readonly Word[], at: number, hasAmount: boolean): string[] {
  if (name.isClear) return name.symbols
  const isCapital = /^\p{Lu}/u.test(words[at]?.text ?? '')
  const next = words[at + name.words.length]
  const isBeside =
    coinWords.has(next?.folded ?? '') || name.symbols.some(symbol => next?.isMarked && next.text === symbol)
  const isPriced = hasAmount && priceWords.has(next?.folded ?? '')
  return isCapital && (isBeside || isPriced) ? name.symbols : []
}

interface Setting {
  listed: ReadonlySet<string>
  isShouting: boolean
  hasAmount: boolean
}

function symbolAt(words: readonly Word[], at: number, { listed, isShouting, hasAmount }: Setting): string[] {
  const word = words[at]
  if (!word) return []
  if (word.isMarked) return [word.text.toUpperCase()]
  if (!listed.has(word.text) || isShouting || word.text.length < 3) return []
  if (isSomethingElse(words, at)) return []
  if (!looseSymbols.has(word.text)) return [word.text]
  const next = words[at + 1]?.folded ?? ''
  return coinWords.has(next) || (hasAmount && priceWords.has(next)) ? [word.text] : []
}

/** ACE Capital is a firm, `40 TON altın` a weight, `TON bin` the beginning of a sum. */
function isSomethingElse(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (next?.isNext && firmWords.has(next.folded) && /^\p{Lu}/u.test(next.text)) return true
  if (next?.isNext && amountWords.has(next.folded)) return true
  const isCounted = word?.isNext && (/^\d/.test(before?.text ?? '') || amountWords.has(before?.folded ?? ''))
  return isCounted === true && units.has(word.text) && !coinWords.has(next?.folded ?? '')
}

function shouts(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter(letter => letter !== letter.toLowerCase()).length
  return text.split(/\s+/).length >= fewestShouted && capitals > shoutingRatio * letters.length
}
