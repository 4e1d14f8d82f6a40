import { MINUTE_MS } from '@pusula/words'
import type { ProblemError } from '../../../lib/problem.ts'
import type { Balance } from '../../credits/index.ts'
import { type AnalyzedCoin, type Parts, type Run, stageOf } from './run.ts'

/** Cache lifetime of each reply. */
export const freshMs: Record<keyof Parts, number> = {
  price: 2 * MINUTE_MS,
  technical: 5 * MINUTE_MS,
  levels: 5 * MINUTE_MS,
  news: 10 * MINUTE_MS,
}

/** A clock that was turned back must not keep an old reply for ever. */
export const isFresh = (part: keyof Parts, atMs: number, nowMs: number): boolean =>
  nowMs - atMs >= 0 && nowMs - atMs < freshMs[part]

/**
 * What a tap on a coin means. The coin that is being analyzed, or just was, is not analyzed again; while it is paid for,
 * it is read anew without a question; anything else costs a credit and is asked first.
 */
export function onSelection(
  run: Run | null,
  { symbol }: Pick<AnalyzedCoin, 'symbol'>,
  nowMs: number,
): 'show' | 'start' | 'ask' {
  if (run?.coin.symbol !== symbol || run.isSample) return 'ask'
  const now = stageOf(run)
  if (now.stage === 'running' || (now.stage === 'ready' && isFresh('technical', now.atMs, nowMs))) return 'show'
  return run.paidUntilMs !== null && run.paidUntilMs > nowMs ? 'start' : 'ask'
}

/** What must be answered before a credit is spent. */
export type Question =
  | { kind: 'confirm'; coin: AnalyzedCoin; leftAfter: number | null }
  | { kind: 'restricted'; coin: AnalyzedCoin; isRefused: boolean }
  | { kind: 'guestExpired' }
  | { kind: 'creditsFinished' }
  | { kind: 'dailyLimit'; limit: number | null }

/** The question before an analysis; null for those who do not count their credits. */
export function questionBefore(
  coin: AnalyzedCoin & { isLocked?: boolean },
  balance: Balance,
  isGuest: boolean,
): Question | null {
  if (isGuest && coin.isLocked) return { kind: 'restricted', coin, isRefused: false }
  if (balance.kind === 'unlimited') return null
  if (balance.kind === 'unknown') return { kind: 'confirm', coin, leftAfter: null }
  if (balance.left > 0) return { kind: 'confirm', coin, leftAfter: balance.left - 1 }
  return isGuest ? { kind: 'guestExpired' } : { kind: 'creditsFinished' }
}

/** The dialog that answers a refusal of the server; null where a message is enough. */
export function questionAfter({ code, details }: ProblemError, coin: AnalyzedCoin): Question | null {
  switch (code) {
    case 'restricted_coin':
      return { kind: 'restricted', coin, isRefused: true }
    case 'guests.creditsExpired':
      return { kind: 'guestExpired' }
    case 'credits.insufficient':
      return { kind: 'creditsFinished' }
    case 'daily_limit':
      return { kind: 'dailyLimit', limit: typeof details.limit === 'number' ? details.limit : null }
    default:
      return null
  }
}
