import { forget, read, readJson, write, writeJson } from '../../lib/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { Fingerprint } from './fingerprint.ts'

/** Whoever has not agreed has no key; whoever has keeps the fingerprint here once it was read. */
const key = 'guestFingerprint'
const agreed = createStore(read(key) !== null)

export const useConsent = (): boolean => useStore(agreed)

export function setConsent(isGiven: boolean): void {
  if (isGiven) write(key, 'agreed')
  else forget(key)
  agreed.set(isGiven)
}

const isFingerprint = (value: unknown): value is Fingerprint =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'

const canHash = () => globalThis.crypto?.subtle !== undefined

/** The fingerprint this guest has agreed to; without consent, or where it cannot be read, the cookie alone serves. */
export async function agreedFingerprint(): Promise<Fingerprint | undefined> {
  if (read(key) === null || !canHash()) return undefined
  const kept = readJson(key, isFingerprint)
  if (kept) return kept
  try {
    const { readFingerprint } = await import('./fingerprint.ts')
    const fingerprint = await readFingerprint()
    // A consent that was taken back meanwhile leaves nothing behind.
    if (read(key) === null) return undefined
    writeJson(key, fingerprint)
    return fingerprint
  } catch {
    return undefined
  }
}
