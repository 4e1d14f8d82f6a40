import type { Both, Language } from '@pusula/words'
import type { Analysis } from '../../analysis/analyse.ts'
import type { ReadTerm } from '../../analysis/term.ts'
import type { TermName } from '../../analysis/terms.ts'

/** Numbers read back from a text, without the code that wrote them. */
const parsed: Both<(digits: string) => number> = {
  tr: digits => Number(digits.replaceAll('.', '').replace(',', '.').replace('\u2212', '-')),
  en: digits => Number(digits.replaceAll(',', '').replace('\u2212', '-')),
}

/** Whether a value is what the digits say: equal when it is rounded to as many decimals. */
export function reads(digits: string, language: Language): (value: number) => boolean {
  const decimals = digits.split(language === 'tr' ? ',' : '.')[1]?.length ?? 0
  const said = parsed[language](digits)
  const half = 0.5 * 10 ** -decimals * (1 + 1e-6)
  return value => Math.abs(said - value) <= half + 1e-12 * Math.abs(value)
}

export const isWritten = (digits: string, value: number, language: Language) => reads(digits, language)(value)

export const prices = (text: string) => [...text.matchAll(/\$([\d.,]*\d)/g)].map(([, digits]) => digits)

/** What a claim in a text about one term can be held against. */
export interface Reading {
  readonly facts: ReadTerm
  readonly term: TermName
  readonly analysis: Analysis
  readonly language: Language
}

/** Something the text may say, found by its words, and what must be true then. */
export interface Claim {
  readonly name: string
  readonly words: Both<RegExp>
  readonly holds: (reading: Reading, found: RegExpMatchArray) => boolean
}

/** Sentences end with a full stop before a space; those within numbers have none after them. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\S)/)
