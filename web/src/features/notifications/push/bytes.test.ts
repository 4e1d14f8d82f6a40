import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, sameBytes } from './browser.ts'

it('reads every key as it was written', () =>
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      const read = bytesOf(Buffer.from(bytes).toString('base64url'))
      expect(sameBytes(read, bytes)).toBe(true)
      expect(sameBytes(read, Uint8Array.of(...bytes, 0))).toBe(false)
    }),
  ))
