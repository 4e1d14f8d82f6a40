import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuiet, quietAfterPick, quietAfterTyping } from './CoinSearch.tsx'

const pickedAtMs = 1_000
const picked = quietAfterPick(pickedAtMs)

describe('the search after a pick', () => {
  it.each([
    ['at once', 0, true],
    ['just before ten seconds', 9_999, true],
    ['after ten seconds', 10_000, false],
  ])('%s', (_, laterMs, quiet) => expect(isQuiet(picked, pickedAtMs + laterMs)).toBe(quiet))

  it.each([
    ['typed soon: three seconds from there', 500, 3_500],
    ['typed late: the ten seconds end first', 9_000, 10_000],
  ])('%s', (_, typedMs, endsMs) => {
    const until = quietAfterTyping(picked, pickedAtMs + typedMs)
    expect(isQuiet(until, pickedAtMs + endsMs - 1)).toBe(true)
    expect(isQuiet(until, pickedAtMs + endsMs)).toBe(false)
  })

  it('is never made longer by typing, and ends three seconds after a letter at the latest', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { minLength: 1 }), delays => {
        const until = delays.reduce((quiet, delayMs) => quietAfterTyping(quiet, pickedAtMs + delayMs), picked)
        expect(until).toBeLessThanOrEqual(picked)
        expect(isQuiet(until, pickedAtMs + Math.min(...delays) + 3_000)).toBe(false)
      }),
    ))

  it('is not quiet before any pick', () => expect(isQuiet(quietAfterTyping(0, 5), 5)).toBe(false))
})
