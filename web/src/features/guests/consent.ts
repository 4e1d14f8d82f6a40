import { createStore, useStore } from '../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import type { Fingerprint } from './fingerprint.ts'

/**
 * Whoever has not agreed has no key; whoever has keeps the fingerprint here once it was read. A consent that was taken
 * back leaves a word behind until the server has forgotten the fingerprint as well.
 */
const key = 'guestFingerprint'
const withdrawn = 'withdrawn'

const isAgreed = () => ![null, withdrawn].some(word => word === readStored(key))
const agreed = createStore(isAgreed())

export const useConsent = (): boolean => useStore(agreed)
export const isWithdrawn = (): boolean => readStored(key) === withdrawn
export const withdrawalTold = (): void => {
  if (isWithdrawn()) forgetStored(key)
}

export function setConsent(isGiven: boolean): void {
  writeStored(key, isGiven ? 'agreed' : withdrawn)
  agreed.set(isGiven)
}

const canHash = () => globalThis.crypto?.subtle !== undefined

/** The fingerprint this guest has agreed to; without consent, or where it cannot be read, the cookie alone serves. */
export async function agreedFingerprint(): Promise<Fingerprint | undefined> {
  if (!isAgreed() || !canHash()) return undefined
  const kept = readStored(key)
  if (kept !== null && typeof kept === 'object') return kept
  try {
    const { readFingerprint } = await import('./fingerprint.ts')
    const fingerprint = await readFingerprint()
    // A consent that was taken back meanwhile leaves nothing behind.
    if (!isAgreed()) return undefined
    writeStored(key, fingerprint)
    return fingerprint
  } catch {
    return undefined
  }
}
