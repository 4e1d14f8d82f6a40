import { forget, type StorageKey } from '../../../lib/storage.ts'

/** What a browser remembers of a member: who it was, what they follow and what they read last. */
const remembered: readonly StorageKey[] = [
  'signedIn',
  'guestAnalysisCount',
  'favorites',
  'userAnalysisData',
  'lastAnalyzedCoin',
  'selectedCoin',
  'analyzedCoinData',
  'chartCandles',
  'pendingCoinSelection',
]

/** Whoever sits down at this browser next finds nothing of a session that is over. */
export const forgetSession = (): void => remembered.forEach(forget)

/** Out, on a fresh page: nothing that was fetched for the member stays in sight. */
export function leave(): void {
  forgetSession()
  location.assign('/')
}
