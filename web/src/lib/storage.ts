/** Every key this app keeps in the browser; the names are the specification's. */
export type StorageKey =
  | 'language'
  | 'theme'
  | 'moves'
  | 'signedIn'
  | 'referralHash'
  | 'analyzedCoinData'
  | 'hasSeenOnboarding'
  | 'guestAnalysisCount'
  | 'guestFingerprint'
  | 'install-prompt-dismissed'
  | 'passkeyOffered'
  | 'coinPricesLastFetch'
  | 'coinPricesData'
  | 'coinPricesSymbols'
  | 'guestAnalysisData'
  | 'userAnalysisData'
  | 'lastAnalyzedCoin'
  | 'guestLastAnalyzedCoin'
  | 'selectedCoin'
  | 'guestSelectedCoin'
  | 'pendingCoinSelection'
  | 'riskAcknowledged'
  | 'pushAccount'
  | 'favorites'
  | 'chartCandles'
  | 'guestHere'
  | 'toldTabs'

/** What a browser that blocks storage, or has none left, remembers until the page is closed. */
const inMemory = new Map<StorageKey, string>()

export function read(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

export function write(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, value)
  }
}

export function forget(key: StorageKey): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** A kept value, if it is what the reader expects: an older version or another hand may have written it. */
export function readJson<T>(key: StorageKey, isExpected: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(read(key) ?? 'null')
    return isExpected(value) ? value : null
  } catch {
    return null
  }
}

export const writeJson = (key: StorageKey, value: unknown): void => write(key, JSON.stringify(value))
