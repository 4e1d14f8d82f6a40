import { portfolio } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS).toISOString()
const ether = { coinSymbol: 'ETH', coinName: 'Ethereum', quantity: '1', usdCostBasis: '100' }

/** A reward of two coins of a hundred dollars each, of which one was sold for three hundred; it cost nothing. */
async function rewarded(purchaseDate: string, soldOn: string) {
  const ada = await world.member()
  await ada.call(portfolio.add, { ...ether, quantity: '2', purchaseDate, isIncome: true })
  await ada.call(portfolio.add, { ...ether, kind: 'sell', usdCostBasis: '300', purchaseDate: soldOn })
  await ada.call(portfolio.settings, { incomeCost: 'zero' })
  return ada
}

it('whether a purchase is a reward is seen, too: what another page said of it is not replaced unseen', async () => {
  const ada = await world.member()
  const added = await ada.call(portfolio.add, { ...ether, purchaseDate: daysAgo(9) })
  const { id, quantity, usdCostBasis, feeUsd, purchaseDate, notes, isIncome } = added
  const terms = { quantity, usdCostBasis, feeUsd }
  const seen = { ...terms, purchaseDate, notes, isIncome }
  const reward = await ada.call(portfolio.change, { id, ...terms, isIncome: true, seen })
  const meanwhile = { code: 'portfolio.changedMeanwhile', details: { now: reward } }
  await expect(
    ada.call(portfolio.change, { id, ...terms, isIncome: false, notes: 'mine', seen }),
  ).rejects.toMatchObject(meanwhile)
  const more = { ...terms, quantity: '2' }
  const saved = await ada.call(portfolio.change, { id, ...more, seen: { ...seen, isIncome: true } })
  expect(saved).toMatchObject({ quantity: '2', isIncome: true })
  // It says what is there but for one thing, which would be lost without a word.
  const other = ada.call(portfolio.change, { id, ...more, isIncome: false, seen })
  await expect(other).rejects.toMatchObject({ code: 'portfolio.changedMeanwhile' })
  expect(await ada.call(portfolio.change, { id, ...more, isIncome: true, seen }), 'a tap that arrives twice').toEqual(
    saved,
  )
})

describe('rewards that count at no cost', () => {
  it('cost nothing in the preview of a time zone, as in the report that it is about', async () => {
    const ada = await rewarded('2024-03-01', '2024-12-31T22:00:00.000Z')
    const { years } = await ada.call(portfolio.timeZonePreview, { timeZone: 'America/St_Johns' })
    const { totals } = await ada.call(portfolio.report, { year: 2025 })
    expect(totals.gain).toBe('300')
    expect(years).toMatchObject([
      { year: 2025, gainBefore: '300', gainAfter: '0' },
      { year: 2024, gainBefore: '0', gainAfter: '300' },
    ])
  })

  it('cost nothing in the form of their sale', async () => {
    const ada = await rewarded(daysAgo(90), daysAgo(60))
    const asked = { symbol: 'ETH', at: daysAgo(1), quantity: '1' }
    expect((await ada.call(portfolio.sellable, asked)).costUsd).toBe('0')
    await ada.call(portfolio.settings, { incomeCost: 'market' })
    expect((await ada.call(portfolio.sellable, asked)).costUsd).toBe('100')
  })

  it('are no payment in the real return, as in the total return', async () => {
    const ada = await rewarded(daysAgo(90), daysAgo(60))
    await ada.call(portfolio.add, { ...ether, purchaseDate: daysAgo(80) })
    const { summary } = await ada.call(portfolio.overview, {})
    const { returns } = await ada.call(portfolio.realReturn, {})
    expect([returns?.paid, returns?.taken, returns?.since]).toEqual([100, 300, daysAgo(80).slice(0, 10)])
    expect(returns?.paid).toBe(Number(summary.counted.paidIn))
  })

  it('give a return of nothing paid no rate', async () => {
    const ada = await rewarded(daysAgo(90), daysAgo(60))
    const { choices, returns } = await ada.call(portfolio.realReturn, {})
    expect(returns).toMatchObject({ paid: 0, taken: 300, nominalRate: null, realRate: null, priceRise: null })
    expect(choices[0]).toMatchObject({ realRate: null, priceRise: null })
  })
})
