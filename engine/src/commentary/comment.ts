import { type Language, numbersIn } from '@pusula/words'
import type { Analysis } from '../analysis/analyse.ts'
import type { TermName } from '../analysis/terms.ts'
import type { Coin } from './language.ts'
import { sayLevels } from './levels.ts'
import { sayLeveraged, saySpot } from './plans.ts'
import { sayScore } from './score.ts'
import { sayTerms } from './term/terms.ts'
import { directionWords, waitWord } from './words.ts'

/** An analysis in words. The names are those of the product's replies. */
export interface Commentary {
  readonly short_term: string
  readonly mid_term: string
  readonly long_term: string
  readonly spot_reason: string
  readonly leverage_reason: string
  readonly score_sentence: string
  readonly levels_sentence: string
  /** One word for each term's direction. */
  readonly directions: Readonly<Record<TermName, string>>
  readonly spot_action: string
  readonly leverage_position: string
}

/** Puts an analysis into words, from its numbers alone: the same analysis gives the same letters. */
export function comment(analysis: Analysis, coin: Coin, language: Language): Commentary {
  const { terms, score, levels } = analysis
  const write = numbersIn(language)
  const said = sayTerms(analysis, coin, language)
  const direction = (term: TermName) => {
    const facts = terms[term]
    return directionWords[facts.kind === 'read' ? facts.direction : facts.kind][language]
  }
  return {
    short_term: said.short,
    mid_term: said.mid,
    long_term: said.long,
    spot_reason: saySpot(analysis, coin)[language](write),
    leverage_reason: sayLeveraged(analysis, coin)[language](write),
    score_sentence: sayScore(score, coin)[language](write),
    levels_sentence: sayLevels(levels, coin)[language](write),
    directions: { short: direction('short'), mid: direction('mid'), long: direction('long') },
    spot_action: waitWord[language],
    leverage_position: waitWord[language],
  }
}
