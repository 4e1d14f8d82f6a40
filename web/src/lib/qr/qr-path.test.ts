import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

it('draws every dark module once and no light one', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
  const { data } = encode('https://pusula.example/?Ref=abc', { ecc: 'M', border: 2 })
  expect(qrPath(data).split('M').length - 1).toBe(data.flat().filter(Boolean).length)
})
