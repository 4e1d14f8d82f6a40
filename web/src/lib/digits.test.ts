import { languages } from '@pusula/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitsIn, locale } from './digits.ts'

const decimals = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
  .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }))
const sizes = fc.oneof(
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.double({ min: 0, max: 1e-5, noNaN: true }),
  fc.double({ min: 0, max: 1e24, noNaN: true }),
  // Sizes that end in a five, where rounding goes wrong first.
  fc.integer({ min: 0, max: 1e9 }).map(steps => Number(`${steps}5e-5`)),
)

it.each(languages)('writes in %s what Intl writes', language => {
  fc.assert(
    fc.property(sizes, decimals, (size, { least, most }) => {
      const options = { minimumFractionDigits: least, maximumFractionDigits: most }
      const expected = new Intl.NumberFormat(locale[language], options).format(size)
      expect(digitsIn(language, size, least, most)).toBe(expected)
    }),
    { numRuns: 500, examples: [[31666058.275800034, { least: 0, most: 8 }]] },
  )
})
