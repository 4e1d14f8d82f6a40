import { fold } from './names.ts'

/** A token with its neighbours. */
export interface Word {
  text: string
  folded: string
  /** With a dollar sign, in brackets, or in a pair with a currency: written as a symbol on purpose. */
  isMarked: boolean
  /** Nothing but space between it and the word before. */
  isNext: boolean
}

const quotes = /^(?:USD|USDT|USDC|TRY|EUR|BTC)$/

/** Words with their marks; what follows an apostrophe is an ending, not a word. */
export function wordsIn(text: string): Word[] {
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
