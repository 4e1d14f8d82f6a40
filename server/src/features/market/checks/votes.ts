/** Quorum tolerance: two venues whose prices differ by more do not mean the same coin, or one of them is wrong. */
const maxRatio = 1.2
const forgottenAfterMs = 120_000
/** A list of coins looks only now and then: it notices wrong by a factor, not by a bad quarter of an hour. */
const maxListRatio = 2
const listForgottenAfterMs = 1_200_000

type Kind = 'ticker' | 'stream' | 'candle' | 'list'

/** Who says a price: a venue, and by which of its calls. */
export interface Speaker {
  venue: string
  kind: Kind
}

interface Vote extends Speaker {
  price: number
  atMs: number
  /** What was not believed speaks against nobody, but may still bear out what another venue says after it. */
  isBelieved: boolean
}

type Verdict = 'alone' | 'confirmed' | 'contradicted'

export type Votes = ReturnType<typeof createVotes>

/** What every source last said about a price: one that stands alone against the others is not believed. */
export function createVotes(limits = { maxRatio, maxListRatio }) {
  const votes = new Map<string, Map<string, Vote>>()
  return {
    note(symbol: string, price: number, { venue, kind }: Speaker, atMs: number, isBelieved = true) {
      const known = votes.get(symbol) ?? new Map<string, Vote>()
      known.set(`${venue} ${kind}`, { venue, kind, price, atMs, isBelieved })
      votes.set(symbol, known)
    },
    /** What the other sources make of this price: contradicted if more of them are against it than for it. */
    verdict(symbol: string, price: number, { venue, kind }: Speaker, nowMs: number): Verdict {
      let others = 0
      let against = 0
      for (const vote of votes.get(symbol)?.values() ?? []) {
        const isOwn = vote.venue === venue
        const isList = vote.kind === 'list'
        if (isOwn && vote.kind === kind) continue
        if (Math.abs(nowMs - vote.atMs) > (isList ? listForgottenAfterMs : forgottenAfterMs)) continue
        const ratio = Math.max(price / vote.price, vote.price / price)
        const isNear = ratio <= (isList ? limits.maxListRatio : limits.maxRatio)
        if (!vote.isBelieved && (isOwn || !isNear)) continue
        others++
        against += isNear ? -1 : 1
      }
      if (others === 0) return 'alone'
      return against > 0 ? 'contradicted' : 'confirmed'
    },
  }
}
