import { createStore, useStore } from '../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'
import type { Fingerprint } from './fingerprint.ts'

/**
 * Stored consent: no key without it, and with it the fingerprint once it was computed. A consent that was taken
 * back leaves a word behind until the server has forgotten the fingerprint as well.
 */
export const consentKey = 'guestFingerprint'
const withdrawn = 'withdrawn'

export const isAgreed = () => ![null, withdrawn].some(word => word === readStored(consentKey))
const agreed = createStore(isAgreed(), false)

export const useConsent = (): boolean => useStore(agreed)
export const isWithdrawn = (): boolean => readStored(consentKey) === withdrawn
export const withdrawalSent = (): void => {
  if (isWithdrawn()) forgetStored(consentKey)
}

export function setConsent(isGiven: boolean): void {
  writeStored(consentKey, isGiven ? 'agreed' : withdrawn)
  agreed.set(isGiven)
}

const canHash = () => globalThis.crypto?.subtle !== undefined

/** The fingerprint this guest has agreed to; without consent, or where it cannot be read, the cookie alone serves. */
export async function consentedFingerprint(): Promise<Fingerprint | undefined> {
  if (!isAgreed() || !canHash()) return undefined
  const stored = readStored(consentKey)
  if (stored !== null && typeof stored === 'object') return stored
  try {
    const { readFingerprint } = await import('./fingerprint.ts')
    const fingerprint = await readFingerprint()
    // A consent that was taken back meanwhile leaves nothing behind.
    if (!isAgreed()) return undefined
    writeStored(consentKey, fingerprint)
    return fingerprint
  } catch {
    return undefined
  }
}
