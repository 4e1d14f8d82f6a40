import type { Language } from '@pusula/contract'
import { featuresOf } from './features.ts'
import { modelOf, type Weights } from './model.ts'
import { readMove } from './moves/move.ts'
import { wordsOf } from './words.ts'

export type Tone = -1 | 0 | 1

interface Toned {
  tone: Tone
  /** How likely the tone is right, 0 to 1. */
  confidence: number
}

/** Calibration temperature: on a test set, confidence then equals the share that was right. */
const temper: Record<Language, number> = { en: 1.6, tr: 0.95 }

/** Of 547 headlines in three files of others whose price moves were read by grammar, 98 % were labelled so. */
const confidenceOfMove = 0.98

/** What a headline sounds like for the coin, the company or the market it speaks of. */
export function toneOf(text: string, language: Language, weights: Weights = modelOf(language)): Toned {
  const words = wordsOf(text, language)
  const move = readMove(text, language, words)
  return move === undefined ? weighed(words, language, weights) : { tone: move, confidence: confidenceOfMove }
}

function weighed(words: readonly string[], language: Language, weights: Weights): Toned {
  const { names, scale } = featuresOf(words, language)
  let good = 0
  let bad = 0
  for (const name of names) {
    const [forGood, forBad] = weights.of(name)
    good += forGood
    bad += forBad
  }
  const chances = shares([temper[language] * scale * bad, 0, temper[language] * scale * good])
  const confidence = Math.max(...chances)
  return { tone: ([-1, 0, 1] as const)[chances.indexOf(confidence)] ?? 0, confidence }
}

function shares(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const powers = logits.map(logit => Math.exp(logit - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}
