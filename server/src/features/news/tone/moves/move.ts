import type { Language } from '@pusula/contract'
import { clearNames } from '../../coins/names.ts'
import { wordsOf } from '../words.ts'
import { englishMove, isEnglishHint } from './english.ts'
import { isTurkishHint, turkishMove } from './turkish.ts'
import type { Clause, Move, Setting } from './vocabulary.ts'

interface Reader {
  /** Whether a word can speak of a move at all: most headlines have none, and need no reading. */
  readonly isHint: (word: string) => boolean
  readonly read: (words: readonly string[], setting: Setting) => Clause
}

const readers: Record<Language, Reader> = {
  en: { isHint: isEnglishHint, read: englishMove },
  tr: { isHint: isTurkishHint, read: turkishMove },
}

/**
 * Reads a headline that plainly reports a price move by its grammar: who moved, which way, past which level or high of
 * which span, denied or asked. Undefined where it reports anything else; then its words are weighed.
 */
export function readMove(text: string, language: Language, all = wordsOf(text, language)): Move | undefined {
  const { isHint, read: readClause } = readers[language]
  if (!(all.some(isHint) || bareSign.test(text)) || pegged.test(text)) return undefined
  const clauses = clausesOf(withSigns(text.replace(closingRemark, ''), language)).map(({ said, isQuestion }) => ({
    isQuestion,
    words: wordsOf(said, language).map(word => (clearNames.has(word) ? 'coin' : word)),
  }))
  const hasCoin = clauses.some(({ words }) => words.includes('coin'))
  const read = clauses.map(({ words, isQuestion }) => readClause(words, { isQuestion, hasCoin }))
  const [first] = read.filter(clause => clause !== 'nothing')
  if (typeof first !== 'number' || read.includes('unclear')) return undefined
  // What is said of other things behind it is a comment, and so is a question. Coins that went both ways are no tone.
  return read.every((clause, i) => typeof clause !== 'number' || clauses[i]?.isQuestion || clause === first) ? first : 0
}

/** A remark in brackets at the end is no part of the sentence. */
const closingRemark = /\s*\([^()]*\)\s*$/u

/** What is pegged neither rises nor falls. */
const pegged = /usdt|usdc|tether|stable\s?coin|stabil/i

/** A comma inside a number is followed by no space. */
const clauseEnd = /([,:;!?.])(?=\s|$)|\s[–—|-]\s|…/u

function clausesOf(text: string) {
  const parts = text.split(clauseEnd)
  const clauses: { said: string; isQuestion: boolean }[] = []
  // Every second part is the mark behind the one before it.
  for (let i = 0; i < parts.length; i += 2) {
    const said = parts[i]?.trim()
    if (said) clauses.push({ said, isQuestion: parts[i + 1] === '?' })
  }
  return clauses
}

const signWords: Record<Language, { plus: string; minus: string }> = {
  en: { plus: 'up', minus: 'down' },
  tr: { plus: 'artıda', minus: 'ekside' },
}

/** Signs before a percentage are said: +3% is up 3%. A name behind it has it to itself: +30% BTC. */
function withSigns(text: string, language: Language): string {
  if (!bareSign.test(text)) return text
  const { plus, minus } = signWords[language]
  return text.replace(signedPercent, (whole, before: string, sign: string, digits: string) =>
    whole.includes('%') ? `${before}%${digits} ${sign === '+' ? plus : minus}` : whole,
  )
}

const bareSign = /[-+−–]\s?%?\d|%\s?[-+−–]/u
const signedPercent = /(^|[\s(])%?\s?([-+−–])\s?%?(\d[\d.,]*\d|\d)\s?%?(?!\s+\p{Lu})/gu
