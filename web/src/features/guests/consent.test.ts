import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetText, readText, writeText } from '../../stored/stored.ts'
import { consentedFingerprint, isWithdrawn, setConsent, withdrawalSent } from './consent.ts'
import { fingerprintOf, readFingerprint } from './fingerprint.ts'

vi.mock('./fingerprint.ts', async original => ({
  ...(await original<typeof import('./fingerprint.ts')>()),
  readFingerprint: vi.fn(),
}))
const reading = vi.mocked(readFingerprint)

const blank = { canvas: '', webgl: '', screen: '', timezone: '', language: '', platform: '', memory: '', cores: '' }
const print = await fingerprintOf({ ...blank, userAgent: 'a browser' })

afterEach(() => {
  forgetText('guestFingerprint')
  reading.mockReset()
})

describe('a fingerprint', () => {
  it('is never read before the guest agrees', async () => {
    expect(await consentedFingerprint()).toBeUndefined()
    expect(reading).not.toHaveBeenCalled()
  })

  it('is read once after that, and remembered', async () => {
    reading.mockResolvedValue(print)
    setConsent(true)
    expect(await consentedFingerprint()).toEqual(print)
    expect(await consentedFingerprint()).toEqual(print)
    expect(reading).toHaveBeenCalledTimes(1)
  })

  it('is gone once the consent is taken back', async () => {
    writeText('guestFingerprint', JSON.stringify(print))
    setConsent(false)
    expect(await consentedFingerprint()).toBeUndefined()
    expect(readText('guestFingerprint')).not.toContain(print.hash)
  })

  it('is withdrawn again until the server confirms it, and a new consent is not lost by that', () => {
    setConsent(true)
    setConsent(false)
    expect(isWithdrawn()).toBe(true)
    withdrawalSent()
    expect(isWithdrawn()).toBe(false)
    expect(readText('guestFingerprint')).toBeNull()

    setConsent(false)
    setConsent(true)
    withdrawalSent()
    expect(readText('guestFingerprint')).toBe('agreed')
  })

  it('leaves nothing behind when the consent is withdrawn during its computation (race)', async () => {
    setConsent(true)
    reading.mockImplementation(async () => {
      setConsent(false)
      return print
    })
    expect(await consentedFingerprint()).toBeUndefined()
    expect(readText('guestFingerprint')).not.toContain(print.hash)
  })

  it('that fails blocks nobody', async () => {
    setConsent(true)
    reading.mockRejectedValue(new Error('no canvas'))
    expect(await consentedFingerprint()).toBeUndefined()
  })
})
