import type { GemLevel } from '@pusula/engine'

/** Sealed entry of a gem, public at once: not which coin it is, since the list is for those it is open to. */
export interface AboutFind {
  source: 'live' | 'simulated'
  foundAt: Date
  dueAt: Date
}

/** What was sealed when it was found, and is told when its days are over. */
export interface FindValues {
  symbol: string
  name: string
  grade: number
  level: GemLevel
  priceUsd: number
  targetUsd: number
  /** Bitcoin's price of then, which its own is held against. */
  leaderUsd: number
}

/** How it ended. */
export interface FindEnd {
  outcome: 'reached' | 'missed' | 'delisted'
  lastUsd: number
  lastLeaderUsd: number
  /** When it touched its target, if it did. */
  reachedAt: Date | null
}

/** A gem as the log has it, once its days are over. */
export interface EndedFind extends AboutFind {
  kind: 'find'
  id: number
  symbol: string
  values: FindValues
  end: FindEnd
  gradedAt: Date
}
