import { readStored, writeStored } from '../../stored/stored.ts'
import { consentKey, isAgreed } from './consent.ts'
import type { Fingerprint } from './fingerprint.ts'

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
