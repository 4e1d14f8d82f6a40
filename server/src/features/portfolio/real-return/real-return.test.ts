import { portfolio, type ReplyOf } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS).toISOString()

interface Bought {
  coin?: string
  quantity: string
  unit: string
  days: number
  kind?: 'buy' | 'sell'
}
type Member = Awaited<ReturnType<typeof world.member>>

const inLira = (member: Member, { coin = 'BTC', quantity, unit, days, kind = 'buy' }: Bought) =>
  member.call(portfolio.add, {
    coinSymbol: coin,
    coinName: coin,
    kind,
    quantity,
    purchaseDate: daysAgo(days),
    paid: { currency: 'TRY', unit },
  })

type Reply = ReplyOf<typeof portfolio.realReturn>
function returnsOf({ returns }: Reply): NonNullable<Reply['returns']> {
  if (!returns) throw new Error('nothing was paid')
  return returns
}

describe('the real return of a portfolio', () => {
  it('is null where nothing was bought', async () => {
    const reply = await (await world.member()).call(portfolio.realReturn, { currency: 'TRY' })
    expect(reply).toMatchObject({ currency: 'TRY', index: 'tuik', returns: null, unpriced: [] })
  })

  it('counts payments in the money of today, and rivals bought on the same days', async () => {
    const ada = await world.member()
    await inLira(ada, { quantity: '0.01', unit: '2000000', days: 400 })
    await inLira(ada, { coin: 'ETH', quantity: '0.5', unit: '80000', days: 200 })
    await inLira(ada, { quantity: '0.004', unit: '3000000', days: 100, kind: 'sell' })
    const reply = await ada.call(portfolio.realReturn, { currency: 'TRY' })
    const told = returnsOf(reply)
    expect(told).toMatchObject({ ageDays: 400, paid: 60_000, taken: 12_000, knownUntil: '2026-08', why: null })
    expect(told.isProvisional, 'the middle of November is after the last month').toBe(true)
    expect(told.gain).toBeCloseTo(told.worth + 12_000 - 60_000, 6)
    expect(told.realPaid).toBeGreaterThan(60_000)
    expect(told.realRate).toBeCloseTo((told.worth + told.realTaken! - told.realPaid!) / told.realPaid!, 9)
    expect(told.realRate).toBeLessThan(told.nominalRate!)
    expect(told.priceRise).toBeCloseTo(told.realPaid! / 60_000 - 1, 9)
    expect(told.rivals.map(({ name }) => name)).toEqual(['gold', 'deposit', 'BTC', 'EUR', 'USD'])
    for (const { name, rate, line } of told.rivals) {
      expect(rate, name).not.toBeNull()
      expect(line, name).toHaveLength(told.chart.days.length)
      expect(line.at(-1), name).toBeCloseTo(rate!, 9)
    }
    expect(told.chart.you.at(-1)).toBeCloseTo(told.nominalRate!, 9)
    expect(told.chart.prices.at(-1), 'the line of prices ends at the last month').toBeNull()
    expect(told.chart.paidOn).toHaveLength(2)
    const [first, second] = told.purchases
    expect(told.purchases.map(({ coinSymbol, state }) => [coinSymbol, state])).toEqual([
      ['BTC', 'part'],
      ['ETH', 'held'],
    ])
    expect(first!.inToday! + second!.inToday!).toBeCloseTo(told.realPaid!, 6)
    expect(first!.now + second!.now - told.realTaken!, 'what is held').toBeCloseTo(told.worth, 6)
  })

  it('in dollars is the return that the dollar view shows', async () => {
    const ada = await world.member()
    await inLira(ada, { quantity: '0.01', unit: '2000000', days: 300 })
    const lira = returnsOf(await ada.call(portfolio.realReturn, { currency: 'TRY' }))
    const dollars = await ada.call(portfolio.realReturn, { currency: 'USD' })
    expect(dollars).toMatchObject({ currency: 'USD', index: 'us' })
    expect(lira.dollarRate).toBeCloseTo(returnsOf(dollars).nominalRate!, 9)
    expect(returnsOf(dollars).rivals.map(({ name }) => name)).toEqual(['gold', 'deposit', 'BTC', 'EUR'])
    const { summary } = await ada.call(portfolio.overview, { currency: 'TRY' })
    expect(lira.paid).toBeCloseTo(Number(summary.counted.paidIn), 6)
  })

  it('may be compared with another index of the currency, or with none; one of another currency is not', async () => {
    const ada = await world.member()
    await inLira(ada, { quantity: '0.01', unit: '2000000', days: 500 })
    const none = await ada.call(portfolio.realReturn, { currency: 'TRY', index: 'none' })
    expect(none.index).toBe('none')
    expect(returnsOf(none)).toMatchObject({ realRate: null, why: 'none', chart: { prices: [] } })
    expect(none.choices.map(({ index }) => index)).toEqual(['tuik', 'enag', 'none'])
    const [tuik, enag, bare] = none.choices
    expect(bare!.realRate).toBeCloseTo(returnsOf(none).nominalRate!, 9)
    expect(tuik!.realRate).toBeLessThan(bare!.realRate!)
    // Its last month is too long ago.
    expect(enag).toMatchObject({ realRate: null, knownUntil: '2026-07' })
    expect((await ada.call(portfolio.realReturn, { currency: 'TRY', index: 'us' })).index).toBe('tuik')
  })

  it('is null for money younger than a month, and for stale prices', async () => {
    const ada = await world.member()
    await inLira(ada, { quantity: '0.01', unit: '2000000', days: 20 })
    expect(returnsOf(await ada.call(portfolio.realReturn, { currency: 'TRY' }))).toMatchObject({
      why: 'short',
      realRate: null,
    })
    await inLira(ada, { quantity: '0.01', unit: '2000000', days: 60 })
    world.clock.forward(4 * DAY_MS)
    const late = returnsOf(await ada.call(portfolio.realReturn, { currency: 'TRY' }))
    expect(late).toMatchObject({ why: 'old', realRate: null, knownUntil: '2026-08' })
    expect(late.nominalRate).not.toBeNull()
  })
})
