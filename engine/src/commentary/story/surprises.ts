import type { StoryFacts } from '../../facts/facts.ts'
import { directionOf, type Move, surpriseOf } from '../../facts/moves.ts'

/** Facts that the headline has used already. */
export type Topic =
  | 'day'
  | 'week'
  | 'halfYear'
  | 'swing'
  | 'calm'
  | 'range'
  | 'extreme'
  | 'headlines'
  | 'average'
  | 'monthPath'
  | 'halfYearPath'

/** A fact of the last days, by how far it is from the usual. */
export type Surprise =
  | { readonly subject: 'move'; readonly size: number; readonly move: Move }
  | { readonly subject: 'swing' | 'volume'; readonly size: number; readonly ratio: number }
  | {
      readonly subject: 'extreme'
      readonly size: number
      readonly span: 'month' | 'year'
      readonly end: 'high' | 'low'
    }
  | { readonly subject: 'headlines'; readonly size: number }

/** From here on a fact is worth telling. */
export const minSurprise = 1.25

const extremeSizes = { year: 2, month: 1.5 } as const

/** The move to speak of: the one that stands out more, of those not told yet. */
export function unmentionedMove({ moves }: StoryFacts, mentioned: ReadonlySet<Topic>): Move | null {
  const left = [moves.day, moves.week].filter((move, i) => move !== null && !mentioned.has(i === 0 ? 'day' : 'week'))
  const [first = null, second = null] = left
  if (!first || !second) return first
  return surpriseOf(first) > surpriseOf(second) ? first : second
}

/** Whether a week went the other way than the day that the headline told, or a day than its week. */
export function contradictsMentioned(move: Move, { moves }: StoryFacts, mentioned: ReadonlySet<Topic>): boolean {
  const [other, topic] = move.days === 1 ? ([moves.week, 'week'] as const) : ([moves.day, 'day'] as const)
  if (!other || !mentioned.has(topic)) return false
  const ways = [directionOf(move), directionOf(other)]
  return ways.includes('up') && ways.includes('down')
}

/** A calm that the whole market shares belongs to the market: it is not told of each coin once more. */
export const isSharedCalm = (ratio: number, leaderRatio: number | null | undefined): boolean =>
  ratio < 1 && typeof leaderRatio === 'number' && leaderRatio < 1 && ratio / leaderRatio > ownCalm
/** From so much below the leader on, a coin is calm by itself. */
const ownCalm = 0.8

/** What was unusual of late and is not told yet, the largest first. */
export function surprises(facts: StoryFacts, mentioned: ReadonlySet<Topic>): Surprise[] {
  const { swingRatio, volumeRatio, places, headlines, leader } = facts
  const move = unmentionedMove(facts, mentioned)
  const found: Surprise[] = []
  if (move && directionOf(move) !== 'sideways') found.push({ subject: 'move', size: surpriseOf(move), move })
  if (swingRatio !== null && !mentioned.has('swing') && !isSharedCalm(swingRatio, leader?.swingRatio))
    found.push({ subject: 'swing', size: apart(swingRatio), ratio: swingRatio })
  if (volumeRatio !== null && !isSharedCalm(volumeRatio, leader?.volumeRatio))
    found.push({ subject: 'volume', size: apart(volumeRatio), ratio: volumeRatio })
  const span = places.year?.fresh ? 'year' : 'month'
  const end = places[span]?.fresh
  if (end && !mentioned.has('extreme')) found.push({ subject: 'extreme', size: extremeSizes[span], span, end })
  if (headlines && headlines.usualCount >= 1 && !mentioned.has('headlines'))
    found.push({ subject: 'headlines', size: headlines.count / headlines.usualCount / 2 })
  return found.filter(({ size }) => size >= minSurprise).sort((a, b) => b.size - a.size)
}

/** A ratio and its inverse are equally unusual. */
export const apart = (ratio: number) => Math.max(ratio, 1 / Math.max(ratio, 1e-9))
