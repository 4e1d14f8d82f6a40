import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furtherDispute, isGone, isGoneForGood, owedBack, reversal } from './rules.ts'

const charge = (refundedCents: number, dispute: 'none' | 'open' | 'won' | 'lost' = 'none') => ({
  amountCents: 500,
  refundedCents,
  dispute,
})

describe('what has to come back', () => {
  it.each([
    [charge(0), 0],
    [charge(49), 0],
    [charge(50), 1],
    [charge(499), 9],
    [charge(500), 10],
    [charge(0, 'open'), 10],
    [charge(0, 'won'), 0],
    [charge(250, 'won'), 5],
    [charge(0, 'lost'), 10],
  ])('for %o is %i of ten', (state, credits) => {
    expect(owedBack(state, 10)).toBe(credits)
    expect(isGone(state)).toBe(credits === 10)
  })

  it('of a dispute is decided by its end, also out of order; what is lost stays lost', () => {
    // A question of the bank that cost nothing is won, and may still become a dispute that is lost.
    const course = ['none', 'open', 'won', 'lost'] as const
    for (const [i, one] of course.entries())
      for (const [j, other] of course.entries())
        expect(furtherDispute(one, other), `${one}, then ${other}`).toBe(course[Math.max(i, j)])
  })

  it('stays away once the money is gone for good', () => {
    const states = [
      charge(499),
      charge(0, 'open'),
      charge(0, 'won'),
      charge(500),
      charge(500, 'won'),
      charge(0, 'lost'),
    ]
    expect(states.map(isGoneForGood)).toEqual([false, false, false, true, true, true])
  })

  it('is nothing of a month that cost nothing, and it was paid', () => {
    const free = { amountCents: 0, refundedCents: 0, dispute: 'none' } as const
    expect([isGone(free), isGoneForGood(free), owedBack(free, 10)]).toEqual([false, false, 0])
    expect(isGoneForGood({ ...free, dispute: 'lost' })).toBe(true)
    expect(isGoneForGood({ amountCents: 1, refundedCents: 1, dispute: 'none' }), 'a month for a cent').toBe(true)
  })

  it('is taken as far as there is a balance, and the rest stays a debt', () =>
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100), (owed, taken, missing, balance) => {
        const next = reversal(owed, taken, missing, balance)
        expect(next.taken + next.missing).toBe(owed)
        expect(next.taken).toBe(taken + next.take - next.give)
        expect(next.take).toBeLessThanOrEqual(balance)
        for (const figure of Object.values(next)) expect(figure).toBeGreaterThanOrEqual(0)
        expect(reversal(owed, next.taken, next.missing, balance), 'and once').toMatchObject({ take: 0, give: 0 })
      }),
    ))
})
