import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf } from './OtpInput.tsx'

describe('a pasted code', () => {
  it.each([
    ['407192', '407192'],
    [' 407 192\n', '407192'],
    ['Kod: 407-192', '407192'],
    ['４０７', '407'],
    ['40719255', '407192'],
    ['abc', ''],
  ])('%j is read as %j', (text, digits) => expect(digitsOf(text, 6)).toBe(digits))

  it('is never anything but digits', () =>
    fc.assert(
      fc.property(fc.string(), text => {
        expect(digitsOf(text, 6)).toMatch(/^[0-9]{0,6}$/)
      }),
    ))
})
