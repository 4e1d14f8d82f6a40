import { formatIn } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../lib/messages.ts'
import {
  digitsOf,
  draftAt,
  faultOf,
  limitsOf,
  mayBeSealed,
  withLeft,
  withMoved,
  withOpened,
  withTyped,
  writtenEnd,
} from './CallForm.tsx'
import { roundedEnd } from './dollars.ts'
import { resultText } from './messages.ts'
import { besideOthers } from './ResultCard.tsx'
import { bandScale } from './SealedBody.tsx'
import { gradedCall, sealedCall } from './testing.ts'

const price = fc.double({ min: 1e-8, max: 5e5, noNaN: true })
const [tr, en] = [formatIn('tr'), formatIn('en')]

it('whose ends are longer than a phone has room for beside the width take more room', () => {
  const scaleAt = (priceUsd: number) => ({ min: priceUsd * 0.8, max: priceUsd * 1.25 })
  const digitsAt = (priceUsd: number) => digitsOf(scaleAt(priceUsd), priceUsd, tr)
  expect([65_684, 158.21, 0.0863, 0.000012345].map(digitsAt)).toEqual([undefined, undefined, 'many', 'most'])
})

describe('the draft of a range', () => {
  it('start one percent around the price of any coin, and cannot be sealed by themselves', () => {
    fc.assert(
      fc.property(price, priceUsd => {
        const draft = draftAt(priceUsd)
        expect(draft.ends.low / priceUsd).toBeCloseTo(0.99, 2)
        expect(draft.ends.high / priceUsd).toBeCloseTo(1.01, 2)
        expect(mayBeSealed(draft, priceUsd, 'en')).toBe(false)
      }),
    )
  })

  it('are sealed as they are written: opened, read and left again, no end has moved, in either language', () => {
    fc.assert(
      fc.property(price, fc.double({ min: 0.51, max: 0.98, noNaN: true }), (priceUsd, ratio) => {
        const moved = withMoved(draftAt(priceUsd), { low: priceUsd * ratio, high: priceUsd * 1.02 }, priceUsd)
        expect(mayBeSealed(moved, priceUsd, 'en')).toBe(true)
        for (const [language, format] of [
          ['tr', tr],
          ['en', en],
        ] as const) {
          const limits = limitsOf(priceUsd)
          const opened = withOpened(moved, 'low', format)
          const typed = withTyped(opened, 'low', opened.typed.low ?? '', language, limits)
          expect(typed.ends, `${priceUsd} ${ratio} ${opened.typed.low}`).toEqual(moved.ends)
          expect(withLeft(typed, 'low', language, limits).typed).toEqual({})
          const again = withTyped(moved, 'low', writtenEnd(moved.ends.low, format), language, limits)
          if (priceUsd >= 1_000) expect(again.ends.low, 'with its thousands').toBe(moved.ends.low)
        }
      }),
    )
  })

  it('preserve what was typed while the other thumb moves, with its error', () => {
    const limits = limitsOf(65_684)
    const typed = withTyped(draftAt(65_684), 'low', '64.900,5', 'tr', limits)
    expect(typed.ends.low).toBe(64_900.5)
    const moved = withMoved(typed, { low: 64_900.5, high: 67_000 }, 65_684)
    expect(moved).toMatchObject({ ends: { low: 64_900.5, high: 67_000 }, typed: { low: '64.900,5' } })
    const wrong = withTyped(moved, 'high', 'many', 'tr', limits)
    expect(wrong.ends).toEqual(moved.ends)
    expect(withLeft(wrong, 'high', 'tr', limits).typed.high).toBe('many')
    expect(mayBeSealed(wrong, 65_684, 'tr')).toBe(false)
  })

  it('low stays below high, and no nearer than two thousandths of the price', () => {
    expect(faultOf({ low: 100, high: 99 }, 100)).toBe('lowAboveHigh')
    expect(faultOf({ low: 99.95, high: 100.05 }, 100)).toBe('tooNarrow')
    expect(faultOf({ low: 99.9, high: 100.2 }, 100)).toBeUndefined()
    expect(roundedEnd(64_984.33, 65_684)).toBe(64_984)
    expect(roundedEnd(0.000_009_123_4, 0.000_009_2)).toBe(0.000_009_12)
  })
})

describe('what is said of a result', () => {
  const t = inLanguage(resultText, 'en')
  const said = (...call: Parameters<typeof gradedCall>) => besideOthers(gradedCall(...call), t, en)

  it('the first sentence that fits', () => {
    expect(said(65_700)).toBe(t.narrowHeld)
    expect(said(65_700, { lowUsd: 60_000, highUsd: 72_000, widthRatio: 12_000 / 65_684 })).toBe(t.wideHeld('4.5'))
    expect(said(65_700, { lowUsd: 64_350, highUsd: 67_046, widthRatio: 2_696 / 65_684 })).toBe(t.sameHeld)
    expect(said(66_900)).toBe(t.onlyYou)
    expect(said(64_400, { lowUsd: 65_000, highUsd: 69_000, widthRatio: 4_000 / 65_684 })).toBe(t.onlyYouBeside)
    expect(said(67_180)).toBe(t.allMissed)
    expect(said(67_060)).toBe(t.bothMissed)
    expect(besideOthers(sealedCall(), t, en)).toBe('')
  })

  it('“the narrowest paid most” is said only where it did', () => {
    const wideBeside = { lowUsd: 50_000, highUsd: 60_000, widthRatio: 10_000 / 65_684 }
    expect(said(68_000, wideBeside)).toBe(t.bothMissed)
  })
})

it('three ranges and the price have room on one scale', () => {
  const range = fc.tuple(price, fc.double({ min: 0.002, max: 0.5, noNaN: true }))
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), price, (ranges, at) => {
      const bands = ranges.map(([low, width]) => ({ low, high: low * (1 + width) }))
      const { min, max } = bandScale(bands, at)
      for (const value of [at, ...bands.flatMap(({ low, high }) => [low, high])]) {
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(max)
      }
    }),
  )
})
