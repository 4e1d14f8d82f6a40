import type { StoredKey } from './table.ts'

/** Whether a value is persisted: where storage is blocked or full, one that was written may only last as long as the page. */
export function isSaved(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
