import type { Dispute } from './reports/report.ts'

export interface ChargeState {
  amountCents: number
  refundedCents: number
  dispute: Dispute
}

/** Whether all of a payment is gone: the bank took it back, or we gave it back. */
export const isGone = (state: ChargeState): boolean => state.dispute === 'open' || isGoneForGood(state)

/** Whether all of it went back; a month that cost nothing is paid, and nothing of it can go back. */
export const isGivenBack = ({ amountCents, refundedCents }: Omit<ChargeState, 'dispute'>): boolean =>
  refundedCents > 0 && refundedCents >= amountCents

/** Whether it is gone and does not come back; a dispute that is open may still be decided for us. */
export const isGoneForGood = (state: ChargeState): boolean => state.dispute === 'lost' || isGivenBack(state)

/** How many of the credits that a payment gave have to come back; a part of the money, rounded down, is that part. */
export const owedBack = (charge: ChargeState, grantedCredits: number): number =>
  isGone(charge)
    ? grantedCredits
    : Math.floor((grantedCredits * charge.refundedCents) / Math.max(1, charge.amountCents))

const rank: Record<Dispute, number> = { none: 0, open: 1, won: 2, lost: 3 }

/**
 * A dispute that was decided is not opened by a report that comes late. What is lost is lost: a question of the bank
 * counts as won while it costs nothing, and may become a dispute under the same name.
 */
export const furtherDispute = (known: Dispute, reported: Dispute): Dispute =>
  rank[reported] > rank[known] ? reported : known

/** What to do so that as many credits are taken back as are owed, without going below nothing. */
export function reversal(owed: number, taken: number, missing: number, balance: number) {
  const more = owed - taken - missing
  if (more > 0) {
    const take = Math.min(more, balance)
    return { take, give: 0, taken: taken + take, missing: missing + more - take }
  }
  // Fewer are owed than before: first nothing is missing any more, then what was taken comes back.
  const forgiven = Math.min(missing, -more)
  const give = -more - forgiven
  return { take: 0, give, taken: taken - give, missing: missing - forgiven }
}
