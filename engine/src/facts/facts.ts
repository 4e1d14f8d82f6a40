import { readSwing, readVolume } from './activity.ts'
import { ageInDays, type Beginning, readBeginning } from './beginning.ts'
import type { Edges } from './edges.ts'
import type { LongAverage } from './long-average.ts'
import { type Moves, readMoves } from './moves.ts'
import type { Passed } from './passed.ts'
import type { Past } from './past.ts'
import { type Paths, readPaths } from './paths.ts'
import { type Places, readPlaces } from './places.ts'

/** Headlines of the last day and of a usual one. */
export interface Headlines {
  readonly count: number
  readonly usualCount: number
}

/** How far its days swing and how much is traded, against what is usual; null where that is not known. */
export interface Activity {
  readonly swingRatio: number | null
  readonly volumeRatio: number | null
}

/** What a story may speak of, in numbers alone. What is not known is null. */
export interface StoryFacts extends Activity {
  readonly ageDays: number
  readonly beginning: Beginning | null
  readonly moves: Moves
  /** What went on between the ends of the moves. */
  readonly paths: Paths
  /** The same of the coin that leads the market: what all share is not told of each. Null for that coin itself. */
  readonly leader: Activity | null
  /** The price that sentences about now go by: it does not follow a tick. */
  readonly settledUsd: number
  readonly usualDaySwing: number | null
  readonly places: Places
  readonly longAverage: LongAverage | null
  readonly edges: Edges
  readonly passed: Passed | null
  readonly headlines: Headlines | null
}

/** Younger coins have a short story, and no longer terms. */
export const grownDays = 90

type Read = Pick<StoryFacts, 'longAverage' | 'edges' | 'passed' | 'headlines' | 'leader' | 'settledUsd'>

/** What the candles tell, and what was read elsewhere. */
export function readFacts(past: Past, read: Read): StoryFacts {
  const swing = readSwing(past)
  const moves = readMoves(past)
  return {
    ageDays: ageInDays(past),
    beginning: readBeginning(past),
    moves,
    paths: readPaths(past, moves),
    swingRatio: swing.ratio,
    volumeRatio: readVolume(past),
    usualDaySwing: swing.usualDay,
    places: readPlaces(past),
    ...read,
  }
}
