import { createStore, useStore } from '../../lib/store.ts'
import { forgetStored, readStored, writeStored } from '../../stored/stored.ts'

/**
 * Whoever has not agreed has no key; whoever has keeps the fingerprint here once it was read. A consent that was taken
 * back leaves a word behind until the server has forgotten the fingerprint as well.
 */
export const consentKey = 'guestFingerprint'
const withdrawn = 'withdrawn'

export const isAgreed = () => ![null, withdrawn].some(word => word === readStored(consentKey))
const agreed = createStore(isAgreed(), false)

export const useConsent = (): boolean => useStore(agreed)
export const isWithdrawn = (): boolean => readStored(consentKey) === withdrawn
export const withdrawalTold = (): void => {
  if (isWithdrawn()) forgetStored(consentKey)
}

export function setConsent(isGiven: boolean): void {
  writeStored(consentKey, isGiven ? 'agreed' : withdrawn)
  agreed.set(isGiven)
}
