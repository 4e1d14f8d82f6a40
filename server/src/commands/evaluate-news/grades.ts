import type { Language } from '@pusula/contract'
import type { Tone } from '../../features/news/index.ts'
import type { Labelled } from './rows.ts'

/** Says the tone of a text. */
export type Judge = (text: string, language: Language) => Tone

const tones = [-1, 0, 1] as const

interface Grade {
  accuracy: number
  /** The mean of the three, so that a rare tone counts as much as a frequent one. */
  macroF1: number
  f1: number[]
}

export function grade(rows: readonly Labelled[], judge: Judge): Grade {
  const said = rows.map(({ text, language }) => judge(text, language))
  const f1 = tones.map(tone => {
    const right = rows.filter(({ label }, i) => label === tone && said[i] === tone).length
    const wanted = rows.filter(({ label }) => label === tone).length
    const given = said.filter(one => one === tone).length
    return wanted + given === 0 ? 0 : (2 * right) / (wanted + given)
  })
  return {
    accuracy: rows.filter(({ label }, i) => label === said[i]).length / rows.length,
    macroF1: f1.reduce((sum, value) => sum + value, 0) / tones.length,
    f1,
  }
}

/** Always the most frequent label. */
export function majority(rows: readonly Labelled[]): Judge {
  const count = (tone: Tone) => rows.filter(({ label }) => label === tone).length
  const most = [...tones].sort((a, b) => count(b) - count(a))[0] ?? 0
  return () => most
}
