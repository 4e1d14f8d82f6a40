import { readStored, writeStored } from '../../stored/stored.ts'
import { consentKey, isAgreed } from './consent.ts'
import type { Fingerprint } from './fingerprint.ts'

const canHash = () => globalThis.crypto?.subtle !== undefined

/** The fingerprint this guest has agreed to; without consent, or where it cannot be read, the cookie alone serves. */
export async function agreedFingerprint(): Promise<Fingerprint | undefined> {
  if (!isAgreed() || !canHash()) return undefined
  const kept = readStored(consentKey)
  if (kept !== null && typeof kept === 'object') return kept
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
