import { readSwing, readVolume } from './activity.ts'
import { ageInDays, type Beginning, readBeginning } from './beginning.ts'
import type { Edges } from './edges.ts'
import type { LongAverage } from './long-average.ts'
import { type Moves, readMoves } from './moves.ts'
import type { Passed } from './passed.ts'
import type { Past } from './past.ts'
import { type Places, readPlaces } from './places.ts'

/** Headlines of the last day and of a usual one. */
export interface Headlines {
  readonly count: number
  readonly usualCount: number
}

/** What a story may speak of, in numbers alone. What is not known is null. */
export interface StoryFacts {
  readonly ageDays: number
  readonly beginning: Beginning | null
  readonly moves: Moves
  /** How far the days swing, and the money traded in 24 hours, against what is usual. */
  readonly swingRatio: number | null
  readonly volumeRatio: number | null
  readonly usualDaySwing: number | null
  readonly places: Places
  readonly longAverage: LongAverage | null
  readonly edges: Edges
  readonly passed: Passed | null
  readonly headlines: Headlines | null
}

/** Younger coins have a short story, and no longer terms. */
export const grownDays = 90

type Read = Pick<StoryFacts, 'longAverage' | 'edges' | 'passed' | 'headlines'>

/** What the candles tell, and what was read elsewhere. */
export function readFacts(past: Past, read: Read): StoryFacts {
  const swing = readSwing(past)
  return {
    ageDays: ageInDays(past),
    beginning: readBeginning(past),
    moves: readMoves(past),
    swingRatio: swing.ratio,
    volumeRatio: readVolume(past),
    usualDaySwing: swing.usualDay,
    places: readPlaces(past),
    ...read,
  }
}
