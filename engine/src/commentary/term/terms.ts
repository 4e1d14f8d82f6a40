import { type Language, numbersIn } from '@pusula/words'
import type { Analysis } from '../../analysis/analyse.ts'
import { type TermName, termNames } from '../../analysis/terms.ts'
import { choose, hashOf } from '../choose.ts'
import type { Coin } from '../language.ts'
import { remarkOnVolatility, remarkOnVolume } from './activity.ts'
import { closings } from './closing.ts'
import { remarkOnAdx, remarkOnLately } from './force.ts'
import { remarkOnBands, remarkOnMacd, remarkOnRsi } from './momentum.ts'
import { openings } from './opening.ts'
import { remarkOnOutlook } from './outlook.ts'
import type { Remark, Scene } from './scene.ts'
import { remarkOnStructure } from './structure.ts'
import { sayTooNew } from './too-new.ts'

/** What may be said in the middle, by subject: of one subject only the weightiest is said. */
const subjects: readonly (readonly ((scene: Scene) => Remark | null)[])[] = [
  [remarkOnStructure],
  [remarkOnRsi, remarkOnMacd, remarkOnBands],
  [remarkOnAdx, remarkOnLately],
  [remarkOnVolatility, remarkOnVolume],
  [remarkOnOutlook],
]

const middleCount = 2

/** How much less a subject weighs for each earlier term that spoke of it. */
const repetition = 1

/**
 * The terms in words, two to four sentences each: where the price is going, the most telling remarks, and what would
 * change the picture. Which wording is taken hangs on the coin and on what is said, not on the last digit of the price,
 * so a text keeps its words while the market keeps its shape.
 */
export function sayTerms(analysis: Analysis, { symbol, name }: Coin, language: Language): Record<TermName, string> {
  const spokenOf = subjects.map(() => 0)
  const one = (term: TermName) => {
    const facts = analysis.terms[term]
    if (facts.kind !== 'read') return sayTooNew(facts)[language](numbersIn(language))
    const scene = { name, term, facts, analysis }
    const remarks = weightiest(scene, symbol, spokenOf)
    for (const { subject } of remarks) spokenOf[subject]++
    // One step per term, so that the three texts of a coin take three different wordings.
    const seed = (sentence: number) =>
      hashOf(`${symbol} ${facts.direction} ${facts.recent?.shape ?? ''} ${sentence}`) + termNames.indexOf(term)
    const sentences = [openings(scene), ...remarks.map(({ variants }) => variants), closings(scene)]
    return sentences.map((variants, i) => choose(variants, seed(i))[language](numbersIn(language))).join(' ')
  }
  return { short: one('short'), mid: one('mid'), long: one('long') }
}

/** The remarks to make, in the order of their subjects. */
function weightiest(scene: Scene, symbol: string, spokenOf: readonly number[]) {
  return subjects
    .flatMap((remarks, subject) => {
      const [best] = remarks.flatMap(remark => remark(scene) ?? []).sort((a, b) => b.weight - a.weight)
      if (!best) return []
      const taste = hashOf(`${symbol} ${scene.term} ${subject}`) / 2 ** 32
      return { variants: best.variants, weight: best.weight + taste - repetition * spokenOf[subject], subject }
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, middleCount)
    .sort((a, b) => a.subject - b.subject)
}
