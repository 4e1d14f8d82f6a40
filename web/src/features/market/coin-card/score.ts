/** How good a score is, in a word. */
export type Band = 'excellent' | 'good' | 'average' | 'poor'

export function bandOf(score: number): Band {
  if (score >= 80) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 40 ? 'average' : 'poor'
}
