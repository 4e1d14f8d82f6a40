import type { Both } from '@pusula/words'
import type { Analysis } from '../../analysis/analyse.ts'
import type { Saying } from '../language.ts'
import { capitalised, ways } from '../words.ts'

/** The trend a scenario was read from, which is the long term's. */
export const trendOf = ({ terms: { long } }: Analysis) => (long.kind === 'read' ? long.direction : 'unknown')

export const trendClause = (trend: ReturnType<typeof trendOf>): Both<string> =>
  trend === 'unknown'
    ? { tr: 'günlük geçmiş bir trend okumak için kısa', en: 'the daily history is too short to read a trend' }
    : { tr: `günlük trend ${ways[trend].tr}`, en: `the daily trend is ${ways[trend].en}` }

/** What every scenario begins with. */
export function trendWithScore(analysis: Analysis): Saying {
  const { tr, en } = trendClause(trendOf(analysis))
  const { score } = analysis.score
  return {
    tr: () => `${capitalised.tr(tr)} ve skor ${score}.`,
    en: () => `${capitalised.en(en)} and the score is ${score}.`,
  }
}
