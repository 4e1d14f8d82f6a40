import type { Language } from '@pusula/contract'
import { featuresOf } from './features.ts'
import { models } from './model.ts'

export type Tone = -1 | 0 | 1

export interface Toned {
  tone: Tone
  /** How likely the tone is right, 0 to 1. */
  confidence: number
}

/**
 * Bad news is rarer than good in what the English weights were learned from, and missing it costs a reader more; good
 * news has to be a little surer of itself. Decision 5 has the figures.
 */
const leans: Record<Language, { good: number; bad: number }> = {
  en: { good: -0.15, bad: 0.35 },
  tr: { good: 0, bad: 0 },
}
/** On headlines the weights had not seen, confidence then equals the share that was right. */
const temper = 0.95

/** What a headline sounds like for the coin, the company or the market it speaks of. */
export function toneOf(text: string, language: Language): Toned {
  const { names, scale } = featuresOf(text, language)
  let good = 0
  let bad = 0
  for (const name of names) {
    const [forGood, forBad] = models[language].of(name)
    good += forGood
    bad += forBad
  }
  const lean = leans[language]
  const chances = shares([temper * (bad * scale + lean.bad), 0, temper * (good * scale + lean.good)])
  const confidence = Math.max(...chances)
  return { tone: ([-1, 0, 1] as const)[chances.indexOf(confidence)] ?? 0, confidence }
}

function shares(logits: readonly number[]): number[] {
  const most = Math.max(...logits)
  const powers = logits.map(logit => Math.exp(logit - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}
