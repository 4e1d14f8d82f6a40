import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someForecast } from '../testing/claims.ts'
import { type ChainedClaim, chain, chainStart, firstBreak, follows } from './chain.ts'
import { type Claim, planTerms, touchTerms } from './claims.ts'

const { slotAt, issuedAt, dueAt, source, symbol } = someForecast()
const issued = { slotAt, issuedAt, dueAt, source, symbol, asked: false, priceUsd: 100, venue: 'Binance' }
const plan = planTerms({ conditionUsd: 101, entryUsd: 101.2, stopUsd: 98, targetUsd: 106, targetFirst: 0.34 })
const claims: Claim[] = [
  ...Array.from({ length: 9 }, (_, i) => someForecast({ priceUsd: 100 + i, asked: i % 3 === 0 })),
  { ...issued, what: 'up', terms: plan },
  { ...issued, what: 'touch', terms: touchTerms([{ priceUsd: 103, chance: 0.4 }]) },
  someForecast({ constantScale: null }),
]
const links = chain(claims, chainStart)

describe('the chain of claims', () => {
  it('is whole as it was written, and goes on from where it ended', () => {
    expect(firstBreak([...links, ...chain([someForecast()], links.at(-1) ?? chainStart)])).toBeUndefined()
  })

  it('still proves what earlier editions wrote, without what they did not know', () => {
    const place = { id: 1, previousHash: chainStart.hash }
    const first: ChainedClaim = {
      ...someForecast({ model: null, halfWidth: null }),
      ...{ ...place, edition: 1, hash: '87cfd650ca01199bcf80ff771a358b4208672cd36719ffbe167119d6ba5e1337' },
    }
    expect(follows(first, chainStart)).toBe(true)
    const second: ChainedClaim = {
      ...someForecast(),
      ...place,
      edition: 2,
      hash: '2dc420d98ddcd9431af17e34b31b26c939bdc23846ed6cba7e73927430bddba8',
    }
    expect(follows(second, chainStart)).toBe(true)
    const third: ChainedClaim = {
      ...someForecast({ venue: null }),
      ...place,
      edition: 3,
      hash: '67a63cf93a455a2d039ee3cd489cd9ad294e64911bb8ef022f318a9fabd523f5',
    }
    expect(follows(third, chainStart)).toBe(true)
  })

  it('shows where any one was taken away', () =>
    fc.assert(
      fc.property(fc.nat(links.length - 2), gone => {
        expect(firstBreak(links.filter((_, i) => i !== gone))).toBe(gone + 1)
      }),
    ))

  it('shows where anything was made prettier', () => {
    const changes: ((link: ChainedClaim) => object)[] = [
      ({ priceUsd }) => ({ priceUsd: priceUsd + 7 }),
      ({ asked }) => ({ asked: !asked }),
      () => ({ venue: 'Bybit' }),
      ({ dueAt }) => ({ dueAt: new Date(dueAt.getTime() + 1) }),
      link => ('terms' in link ? { terms: link.terms.map(term => term * 2) } : { low80Usd: link.low80Usd - 1 }),
      link => ('terms' in link ? { terms: link.terms.slice(1) } : { constantScale: 9 }),
    ]
    fc.assert(
      fc.property(fc.nat(links.length - 1), fc.constantFrom(...changes), (changed, change) => {
        const forged = links.map((link, i) => (i === changed ? { ...link, ...change(link) } : link)) as ChainedClaim[]
        expect(firstBreak(forged)).toBe(changed + 1)
      }),
    )
  })
})
