import type { favorites, InputOf, Language, portfolio, ReplyOf } from '@pusula/contract'

/** What was done here and the server does not know yet. */

type Favorite = ReplyOf<typeof favorites.list>[number]

/** A tap on a star that the server does not know yet. */
export interface Star {
  symbol: string
  name: string
  /** To be followed, or let go. */
  isOn: boolean
  tappedAt: string
  /** It could not be sent when it was tapped, and the reader is told so. */
  isLate: boolean
}

/** What this browser knows of a member's stars, also without a network. */
export interface StoredStars {
  accountId: string
  /** As the server last gave it; null until it did. */
  list: readonly Favorite[] | null
  /** Taps the server does not know yet, in their order. */
  waiting: readonly Star[]
}

/** A purchase or sale that the server does not know yet. */
export interface QueuedEntry {
  input: InputOf<typeof portfolio.add> & { id: string }
  /** The form it came from, for when it has to come back. */
  draft: object
  atMs: number
  /** Why the server refused it. */
  problem: Record<Language, string> | null
  /** It was sent, and nobody answered; an earlier version did not note it. */
  mayHaveArrived?: boolean
}

export interface StoredQueue {
  accountId: string
  waiting: readonly QueuedEntry[]
}
