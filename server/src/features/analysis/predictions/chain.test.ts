import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chain, firstBreak, firstHash, type Prediction } from './chain.ts'

const somePrediction = (more: Partial<Prediction> = {}): Prediction => ({
  source: 'simulated',
  symbol: 'BTC',
  horizon: '1hour',
  issuedAt: new Date('2026-11-15T12:00:00Z'),
  dueAt: new Date('2026-11-15T13:00:00Z'),
  priceUsd: 100,
  medianUsd: 100,
  low50Usd: 99,
  high50Usd: 101,
  low80Usd: 98,
  high80Usd: 102,
  riseProbability: 0.5,
  scale: 0.013,
  calibration: 1,
  lean: 0,
  model: 'full',
  halfWidth: 0.01,
  ...more,
})

const start = { id: 0, hash: firstHash }
const links = chain(
  Array.from({ length: 12 }, (_, i) => somePrediction({ priceUsd: 100 + i })),
  start,
)

describe('the chain of predictions', () => {
  it('is whole as it was written', () => expect(firstBreak(links)).toBeUndefined())

  it('goes on from where it ended', () => {
    const last = links.at(-1) ?? start
    expect(firstBreak([...links, ...chain([somePrediction()], last)])).toBeUndefined()
  })

  it('still proves what the first edition wrote, without what it did not know', () => {
    const [old] = chain([somePrediction({ model: null, halfWidth: null })], start)
    expect(old?.hash).toBe('87cfd650ca01199bcf80ff771a358b4208672cd36719ffbe167119d6ba5e1337')
  })

  it('shows where any one was taken away', () =>
    fc.assert(
      fc.property(fc.nat(links.length - 2), gone => {
        expect(firstBreak(links.filter((_, i) => i !== gone))).toBe(gone + 1)
      }),
    ))

  it('shows where any number was made prettier', () =>
    fc.assert(
      fc.property(
        fc.nat(links.length - 1),
        fc.constantFrom('priceUsd', 'medianUsd', 'low80Usd', 'high80Usd', 'riseProbability' as const),
        (changed, field) => {
          const forged = links.map((link, i) => (i === changed ? { ...link, [field]: link.priceUsd + 7 } : link))
          expect(firstBreak(forged)).toBe(changed + 1)
        },
      ),
    ))
})
