import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  analysesFor,
  centsOf,
  creditPackages,
  customMaxCents,
  customMinCents,
  dollarsOf,
  firstPayment,
  orderOf,
  proPriceCents,
  rateOf,
} from './catalogue.ts'

const payableCents = fc.integer({ min: customMinCents, max: customMaxCents })

describe('dollars and cents', () => {
  it('lose nothing on the way to the wire and back', () =>
    fc.assert(fc.property(payableCents, cents => centsOf(JSON.parse(String(dollarsOf(cents)))) === cents)))

  it.each([0.001, 12.345, 1.005, Number.NaN, Number.POSITIVE_INFINITY])('are refused for %d', dollars =>
    expect(centsOf(dollars)).toBeUndefined(),
  )
})

it('four packages are sold, and the third is the popular one', () =>
  expect(creditPackages.map(({ priceCents, analyses, isPopular }) => [priceCents, analyses, isPopular])).toEqual([
    [500, 10, false],
    [800, 20, false],
    [1_250, 50, true],
    [2_000, 100, false],
  ]))

describe('an own amount', () => {
  it.each([
    [99, 0],
    [100, 2],
    [149, 2],
    [499, 9],
    [500, 12],
    [799, 19],
    [800, 32],
    [1_200, 48],
    [1_249, 49],
    [1_250, 62],
    [100_000, 5_000],
    [100_001, 0],
  ])('of %i cents buys %i analyses', (cents, analyses) => expect(analysesFor(cents)).toBe(analyses))

  it('is never short of what was paid for, and never gives one too many', () =>
    fc.assert(
      fc.property(payableCents, cents => {
        const [rate, analyses] = [rateOf(cents) ?? 0, analysesFor(cents)]
        return analyses * rate <= cents && (analyses + 1) * rate > cents
      }),
    ))

  it('never buys less for more', () =>
    fc.assert(
      fc.property(payableCents, payableCents, (a, b) => analysesFor(Math.min(a, b)) <= analysesFor(Math.max(a, b))),
    ))
})

describe('an order', () => {
  it.each(creditPackages)('of the pack $priceId is known by its name, or by price and count', pack => {
    const { priceId, priceCents, analyses } = pack
    const order = { amountCents: priceCents, analyses, priceId }
    const amount = dollarsOf(priceCents)
    expect(orderOf({ amount, priceId })).toEqual(order)
    expect(orderOf({ amount, analyses })).toEqual(order)
    expect(orderOf({ amount, analyses, priceId })).toEqual(order)
  })

  it('of an amount alone is an own amount', () =>
    fc.assert(
      fc.property(payableCents, amountCents => {
        const analyses = analysesFor(amountCents)
        const own = { amountCents, analyses, priceId: null }
        expect(orderOf({ amount: dollarsOf(amountCents) })).toEqual(own)
        if (!creditPackages.some(pack => pack.priceCents === amountCents && pack.analyses === analyses))
          expect(orderOf({ amount: dollarsOf(amountCents), analyses })).toEqual(own)
      }),
    ))

  it('that was changed anywhere is refused', () =>
    fc.assert(
      fc.property(
        fc.record({
          amountCents: payableCents,
          analyses: fc.integer({ min: 1, max: 6_000 }),
          priceId: fc.option(fc.constantFrom(...creditPackages.map(pack => pack.priceId), 'free', ''), {
            nil: undefined,
          }),
        }),
        ({ amountCents, analyses, priceId }) => {
          const found = orderOf({ amount: dollarsOf(amountCents), analyses, priceId })
          const isPack = creditPackages.some(
            pack =>
              pack.priceCents === amountCents &&
              pack.analyses === analyses &&
              (priceId === undefined || pack.priceId === priceId),
          )
          const isOwn = priceId === undefined && analysesFor(amountCents) === analyses
          expect(found !== undefined).toBe(isPack || isOwn)
        },
      ),
    ))
})

describe('the first payment', () => {
  it.each([
    [0, 3_500, 0],
    [20, 3_500, 0],
    [21, 3_480, 1],
    [32, 3_260, 12],
    [170, 500, 150],
    [5_000, 500, 150],
  ])('of a month with %i credits is %i cents and uses %i up', (credits, amountCents, countedCredits) =>
    expect(firstPayment('monthly', credits)).toEqual({ amountCents, countedCredits }),
  )

  it('of a month is max(5, 35 - 0.20 * max(0, credits - 20)) and always worth the credits it uses up', () =>
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), credits => {
        const { amountCents, countedCredits } = firstPayment('monthly', credits)
        expect(amountCents).toBe(Math.max(500, 3_500 - 20 * Math.max(0, credits - 20)))
        expect(amountCents + 20 * countedCredits).toBe(proPriceCents.monthly)
        expect(credits - countedCredits).toBeGreaterThanOrEqual(Math.min(credits, 20))
      }),
    ))

  it('of a year is the price of the year', () =>
    expect(firstPayment('yearly', 500)).toEqual({ amountCents: 35_000, countedCredits: 0 }))
})
