import { forget, type StorageKey } from '../storage.ts'

/** Who a page may be drawn for; the address says which. */
export type Kind = 'member' | 'guest'

/** Guests and members look through the same window: what was seen last, and what was agreed to before seeing it. */
const seen: readonly StorageKey[] = ['analyzedCoinData', 'chartCandles', 'pendingCoinSelection', 'riskAcknowledged']

/** What this browser keeps of one person. Favorites are not here: they know their owner, and some still have to be sent. */
const kept: Record<Kind, readonly StorageKey[]> = {
  member: ['signedIn', 'userAnalysisData', 'lastAnalyzedCoin', 'selectedCoin', ...seen],
  guest: ['guestAnalysisData', 'guestLastAnalyzedCoin', 'guestSelectedCoin', 'guestAnalysisCount', ...seen],
}

/** Whoever comes next finds nothing of the one before. */
export const forgetBelongings = (kind: Kind): void => kept[kind].forEach(forget)
