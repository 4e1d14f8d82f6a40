import {
  clearNames,
  coinWords,
  fold,
  isClearForm,
  looseNames,
  looseSymbols,
  otherNames,
  priceWords,
  turkishEndings,
} from './names.ts'

export interface NamedCoin {
  symbol: string
  name: string
}

/** Finds the coins a headline speaks of. */
export type Matcher = (text: string) => string[]

interface Name {
  words: string[]
  symbols: string[]
  isClear: boolean
}

/** A word with what stands around it. */
interface Word {
  text: string
  folded: string
  /** With a dollar sign, in brackets, or in a pair with a currency: written as a symbol on purpose. */
  isMarked: boolean
  /** Nothing but space between it and the word before. */
  isNext: boolean
}

const quotes = /^(?:USD|USDT|USDC|TRY|EUR|BTC)$/
const longestName = 5
/** Where most letters are capitals, capitals say nothing. */
const shoutingRatio = 0.6
const fewestShouted = 4

export function createMatcher(coins: readonly NamedCoin[]): Matcher {
  const listed = new Set(coins.map(({ symbol }) => symbol))
  const names = namesOf(coins, listed)
  return text => {
    const words = wordsIn(text)
    const found = new Set<string>()
    const isShouting = shouts(text)
    const hasAmount = /[%$€₺]|\d\s?(?:dolar|percent)|yüzde/i.test(text)
    for (let at = 0; at < words.length; ) {
      const name = nameAt(names, words, at)
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

function namesOf(coins: readonly NamedCoin[], listed: ReadonlySet<string>): Map<string, Name[]> {
  const all = new Map<string, Name>()
  for (const { symbol, name } of coins) {
    const plain = name
      .replace(/\s*\(.*\)/, '')
      .replace(/[^\p{L}\d.]+/gu, ' ')
      .trim()
    const words = fold(plain).split(' ')
    // A name that is the symbol is read as a symbol.
    if (!plain || plain === symbol || words.length > longestName) continue
    const key = words.join(' ')
    const isOne = words.length === 1
    const isClear = isOne ? clearNames.has(key) || isClearForm(plain) : !looseNames.has(key)
    all.set(key, { words, isClear, symbols: [...(all.get(key)?.symbols ?? []), symbol] })
  }
  for (const [key, symbols] of Object.entries(otherNames))
    all.set(key, { words: key.split(' '), isClear: true, symbols: symbols.filter(symbol => listed.has(symbol)) })
  const byFirst = new Map<string, Name[]>()
  for (const name of all.values()) byFirst.set(name.words[0] ?? '', [...(byFirst.get(name.words[0] ?? '') ?? []), name])
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** Words with their marks; what follows an apostrophe is an ending, not a word. */
function wordsIn(text: string): Word[] {
  const plain = text.normalize('NFC').replace(/[’‘ʼ`´]/g, "'")
  let end = 0
  return [...plain.matchAll(/(\$?)([\p{L}\d](?:[\p{L}\d.]*[\p{L}\d])?)(?:'\p{L}*)?/gu)].flatMap(match => {
    const [whole, dollar = '', raw = ''] = match
    const between = plain.slice(end, match.index)
    end = match.index + whole.length
    const isQuote = between === '/' && raw !== 'BTC' && quotes.test(raw)
    const paired = /^[/-]([A-Z]+)/.exec(plain.slice(end))?.[1] ?? ''
    const joined = /^([A-Z\d]{2,10})USDT$/.exec(raw)?.[1]
    const isMarked =
      (dollar === '$' && /^[A-Za-z]/.test(raw)) ||
      (between.endsWith('(') && plain[end] === ')') ||
      quotes.test(paired) ||
      joined !== undefined
    const word = joined ?? raw
    return isQuote ? [] : [{ text: word, folded: fold(word), isMarked, isNext: /^[\s-]*$/.test(between) }]
  })
}

function nameAt(names: Map<string, Name[]>, words: readonly Word[], at: number): Name | undefined {
  const first = words[at]?.folded ?? ''
  const exact = names.get(first)?.find(name => name.words.every((word, i) => isWordOf(word, words[at + i], i, name)))
  return exact ?? withEnding(names, first)
}

/** The last word of a name may carry an ending: Shiba Inu'da, shiba inuda. */
function isWordOf(wanted: string, word: Word | undefined, i: number, name: Name): boolean {
  if (!word || (i > 0 && !word.isNext)) return false
  if (word.folded === wanted) return true
  return i > 0 && i === name.words.length - 1 && name.isClear && hasEnding(word.folded, wanted)
}

/** A single clear name with an ending and no apostrophe: Bitcoinin, Ethereumda. */
function withEnding(names: Map<string, Name[]>, word: string): Name | undefined {
  for (let length = word.length - 1; length >= 5; length--) {
    const name = names.get(word.slice(0, length))?.find(({ words, isClear }) => words.length === 1 && isClear)
    if (name && hasEnding(word, word.slice(0, length))) return name
  }
  return undefined
}

const hasEnding = (word: string, name: string) => word.startsWith(name) && turkishEndings.has(word.slice(name.length))

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
  if (!looseSymbols.has(word.text)) return [word.text]
  const next = words[at + 1]?.folded ?? ''
  return coinWords.has(next) || (hasAmount && priceWords.has(next)) ? [word.text] : []
}

function shouts(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter(letter => letter !== letter.toLowerCase()).length
  return text.split(/\s+/).length >= fewestShouted && capitals > shoutingRatio * letters.length
}
