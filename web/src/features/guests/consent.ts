import { forget, read, readJson, write, writeJson } from '../../lib/storage.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { Fingerprint } from './fingerprint.ts'

/**
 * Whoever has not agreed has no key; whoever has keeps the fingerprint here once it was read. A consent that was taken
 * back leaves a word behind until the server has forgotten the fingerprint as well.
 */
const key = 'guestFingerprint'
const withdrawn = 'withdrawn'

const isAgreed = () => ![null, withdrawn].includes(read(key))
const agreed = createStore(isAgreed())

export const useConsent = (): boolean => useStore(agreed)
export const isWithdrawn = (): boolean => read(key) === withdrawn
export const withdrawalTold = (): void => {
  if (isWithdrawn()) forget(key)
}

export function setConsent(isGiven: boolean): void {
  write(key, isGiven ? 'agreed' : withdrawn)
  agreed.set(isGiven)
}

const isFingerprint = (value: unknown): value is Fingerprint =>
  typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'

const canHash = () => globalThis.crypto?.subtle !== undefined

/** The fingerprint this guest has agreed to; without consent, or where it cannot be read, the cookie alone serves. */
export async function agreedFingerprint(): Promise<Fingerprint | undefined> {
  if (!isAgreed() || !canHash()) return undefined
  const kept = readJson(key, isFingerprint)
  if (kept) return kept
  try {
    const { readFingerprint } = await import('./fingerprint.ts')
    const fingerprint = await readFingerprint()
    // A consent that was taken back meanwhile leaves nothing behind.
    if (!isAgreed()) return undefined
    writeJson(key, fingerprint)
    return fingerprint
  } catch {
    return undefined
  }
}
