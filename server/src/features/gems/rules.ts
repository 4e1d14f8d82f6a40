import type { GemGrade } from '@pusula/engine'
import { HOUR_MS } from '@pusula/words'
import type { Coin, Ticker } from '../market/index.ts'

/** Balance that unlocks gems; nothing is spent. */
export const neededCredits = 5

export const isOpenFor = ({ isPro, credits }: { isPro: boolean; credits: number }): boolean =>
  isPro || credits >= neededCredits

const slotMs = 6 * HOUR_MS
/** A search that the market did not answer is tried again for this long before anybody is told. */
const graceMs = HOUR_MS / 2

/** The six hours a moment belongs to: at 00, 06, 12 and 18 UTC a new list is due. */
export const slotOf = (now: Date): Date => new Date(Math.floor(now.getTime() / slotMs) * slotMs)

export interface Edition {
  computedAt: Date | null
  nextAt: Date | null
  isLate: boolean
  /** From when the sizes are, where they are older than the list. */
  sizesAt: Date | null
}

export function editionOf(
  run: { slotAt: Date; computedAt: Date; sizesAt: Date | null } | undefined,
  now: Date,
): Edition {
  if (!run) return { computedAt: null, nextAt: null, isLate: false, sizesAt: null }
  const nextAt = new Date(run.slotAt.getTime() + slotMs)
  const { computedAt, sizesAt } = run
  return { computedAt, nextAt, isLate: now.getTime() > nextAt.getTime() + graceMs, sizesAt }
}

/** Above it a coin is not hidden; below it a single order moves the price. */
const maxCapUsd = 1.5e9
const minCapUsd = 1e7
/** What has to change hands in a day before a price means anything. */
const minVolumeUsd = 500_000

/** A coin that may be a gem, by what is known without asking for its history. */
export type Candidate = Coin & { marketCapUsd: number; ticker: Ticker }

export function candidateOf(coin: Coin, ticker: Ticker | undefined): Candidate | undefined {
  const { marketCapUsd, isPegged } = coin
  if (isPegged || marketCapUsd === null || !ticker) return undefined
  const isHidden = marketCapUsd >= minCapUsd && marketCapUsd <= maxCapUsd
  return isHidden && ticker.volumeQuote >= minVolumeUsd ? { ...coin, marketCapUsd, ticker } : undefined
}

/** Few enough to be read. */
const maxListed = 15
const minGrade = 50

/** The best of all graded coins, the best first; of two alike the one whose name comes first. */
export const bestOf = <T extends { graded: GemGrade; symbol: string }>(all: readonly T[]): T[] =>
  all
    .filter(({ graded }) => graded.grade >= minGrade)
    .sort((a, b) => b.graded.grade - a.graded.grade || (a.symbol < b.symbol ? -1 : 1))
    .slice(0, maxListed)
